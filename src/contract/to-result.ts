/**
 * A promise's outcome as a value. It lets code await several promises and leave no rejection
 * unhandled.
 */
export type Result<T> = { ok: true; value: T } | { ok: false; error: unknown };

export function toResult<T>(promise: Promise<T>): Promise<Result<T>> {
  return promise.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );
}
