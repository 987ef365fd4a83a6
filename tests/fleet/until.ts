import { vi } from 'vitest';

/** Resolves when a condition holds. Rejects with `what` after 20 s. It works outside of tests too. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const check = async () => {
    if (!(await holds())) throw new Error(`not in time: ${what}`);
  };
  await vi.waitFor(check, { timeout: 20_000, interval: 50 });
}
