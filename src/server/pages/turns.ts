/**
 * Lets renderings take turns: between two of them the event loop serves stored pages. Answers of a
 * host that come together would else render all their pages in one go.
 */

export type Turns = {
  /** Resolves in an iteration of the event loop that no other caller has. */
  next(): Promise<void>;
};

export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let scheduled = false;

  function step(): void {
    waiting.shift()?.();
    scheduled = waiting.length > 0;
    if (scheduled) setImmediate(step);
  }

  return {
    next() {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      if (!scheduled) setImmediate(step);
      scheduled = true;
      return promise;
    },
  };
}
