/** Stored answers made smaller, while nobody waits for it. */
import { brotliBest, unbrotli } from '#/http/compress.ts';
import { type Store, type Stored, withBest } from './stored.ts';

/** Answers that wait. Of more, those that were wanted longest ago are left until somebody asks again. */
const MOST_WAITING = 64;
/** Rests so much longer than it works: a tenth of one core at most, however many pages come. */
const REST = 9;

export type Improver = {
  /** Has an answer made smaller some time, the one that was wanted last first. */
  want(key: string, stored: Stored): void;
};

export function createImprover(store: Store, log: (message: string) => void): Improver {
  const waiting = new Map<string, Stored>();
  let busy = false;

  async function improve(key: string, stored: Stored): Promise<void> {
    const body = await brotliBest(await unbrotli(stored.bodies.br.body));
    // It may have been made again meanwhile: then that one's turn comes.
    if (store.peek(key) === stored) store.set(key, withBest(stored, body));
  }

  async function work(): Promise<void> {
    const next = [...waiting].at(-1);
    busy = next !== undefined;
    if (!next) return;
    waiting.delete(next[0]);
    const begin = performance.now();
    await improve(...next).catch((error) => log(`compressing ${next[0]}: ${String(error)}`));
    setTimeout(work, (performance.now() - begin) * REST).unref();
  }

  return {
    want(key, stored) {
      if (stored.best) return;
      waiting.delete(key);
      waiting.set(key, stored);
      const [oldest] = waiting.keys();
      if (waiting.size > MOST_WAITING && oldest !== undefined) waiting.delete(oldest);
      if (!busy) void work();
    },
  };
}
