/** Puts a timeout on work. */

/** Number of parts of a timeout. */
const PARTS = 5;

/** Work that took too long. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * Resolves or rejects as `work` does, and rejects with LateError after the timeout. The timeout
 * runs in parts, so that a pause of this process costs one part at most, however
 * long it is. An answer that arrives in that pause still counts.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const error = new LateError(`no answer within ${milliseconds} ms`);
  let parts = 0;
  const timer = setInterval(() => {
    parts += 1;
    if (parts === PARTS) setImmediate(() => late.reject(error));
  }, milliseconds / PARTS);
  // Nobody waits for work that is late.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearInterval(timer);
  }
}
