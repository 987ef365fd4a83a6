/**
 * Lets renderings take turns: between two of them the event loop serves stored pages. Answers of a
 * host that come together would else render all their pages in one go.
 */

export type Turns = {
  /**
   * Resolves in an iteration of the event loop that no other rendering has: at once while the
   * rendering has its turn. A page whose answers are all there is so rendered in one go.
   */
  next(rendering: object): Promise<void>;
};

export function createTurns(): Turns {
  const waiting = new Map<object, PromiseWithResolvers<void>>();
  let current: object | null = null;
  let scheduled = false;

  function step(): void {
    const [next] = waiting;
    current = next?.[0] ?? null;
    scheduled = next !== undefined;
    if (!next) return;
    const [rendering, { resolve }] = next;
    waiting.delete(rendering);
    resolve();
    // The next step ends this turn.
    setImmediate(step);
  }

  return {
    next(rendering) {
      if (rendering === current) return Promise.resolve();
      const turn = waiting.get(rendering) ?? Promise.withResolvers<void>();
      waiting.set(rendering, turn);
      if (!scheduled) setImmediate(step);
      scheduled = true;
      return turn.promise;
    },
  };
}
