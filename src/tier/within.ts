/** Waits for work for a limited time. */

/**
 * Resolves or rejects as `work` does, and rejects after so many milliseconds. An answer that came
 * while this process was busy still counts.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const error = new Error(`no answer within ${milliseconds} ms`);
  const timer = setTimeout(() => setImmediate(() => late.reject(error)), milliseconds);
  // Nobody waits for work that is late.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
