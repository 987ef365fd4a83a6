/** Compresses stored pages better in the background. */
import { brotliDense, unbrotli } from '#/server/compress.ts';
import { type Store, type Stored, withDense } from './stored.ts';

/**
 * Upper limit of waiting pages. Above it, the one requested longest ago is dropped until its
 * next request.
 */
const MOST_WAITING = 64;
/** Pause after each page, as a multiple of its work: recompressing takes a tenth of a core at most. */
const REST = 9;
/** Milliseconds before recompressing, so that it does not compete with a burst of requests. */
const DELAY = 1000;

export type Recompressor = {
  /** Queues a page for better compression. The page requested last goes first. */
  enqueue(key: string, stored: Stored, store: Store): void;
  /** Stops the work when the server closes. */
  close(): void;
};

/** `delay` is in milliseconds. */
export function createRecompressor(log: (message: string) => void, delay = DELAY): Recompressor {
  const waiting = new Map<string, { stored: Stored; store: Store }>();
  let busy = false;

  async function recompress(
    key: string,
    { stored, store }: { stored: Stored; store: Store },
  ): Promise<void> {
    const br = stored.bodies.get('br');
    if (!br) return;
    const body = await brotliDense(await unbrotli(br.body));
    // If the page was rendered again meanwhile, leave the new one for its turn.
    if (store.peek(key) === stored) store.set(key, withDense(stored, body));
  }

  async function work(): Promise<void> {
    const next = [...waiting].at(-1);
    busy = next !== undefined;
    if (!next) return;
    waiting.delete(next[0]);
    const begin = performance.now();
    await recompress(...next).catch((error) => log(`compressing ${next[0]}: ${String(error)}`));
    setTimeout(work, (performance.now() - begin) * REST).unref();
  }

  return {
    enqueue(key, stored, store) {
      if (stored.dense || !stored.bodies.has('br')) return;
      waiting.delete(key);
      waiting.set(key, { stored, store });
      const [oldest] = waiting.keys();
      if (waiting.size > MOST_WAITING && oldest !== undefined) waiting.delete(oldest);
      if (busy) return;
      busy = true;
      setTimeout(work, delay).unref();
    },
    close: () => waiting.clear(),
  };
}
