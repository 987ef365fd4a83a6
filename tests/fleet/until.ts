import { setTimeout } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 50;

/** Resolves when a condition holds, which may throw before. Rejects with `what` after 20 s. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  const check = async () => holds();
  while (!(await check().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`not in time: ${what}`);
    await setTimeout(INTERVAL_MS);
  }
}
