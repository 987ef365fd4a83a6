/** Waits for work for a limited time. */

/** Work that took too long. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * Resolves or rejects as `work` does, and rejects with LateError after so many milliseconds. The time
 * is taken in two halves, so that a moment in which this process is busy costs one of them at most.
 * An answer that came meanwhile still counts.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const error = new LateError(`no answer within ${milliseconds} ms`);
  const half = (then: () => void) => setTimeout(then, milliseconds / 2);
  let timer = half(() => {
    timer = half(() => setImmediate(() => late.reject(error)));
  });
  // Nobody waits for work that is late.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
