/** Error of a host's 404 response: the entity does not exist. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** Error of an entity that an operator has withdrawn. To callers who need not know it is not found. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** What the log says of an answer whose status is no success. */
export const NOT_OK = 'Network response was not ok';

/**
 * Error of a host that cannot be reached or responds with an error. `status` is its HTTP status, if
 * any.
 */
export class Upstream extends Error {
  override readonly name: string = 'Upstream';
  readonly status: number | null;
  constructor(message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Error of a call that the site did not send, or gave up. It tells nothing of what was asked for. */
export class NotSent extends Upstream {}

/** Error of work for which there was no place in time. It tells nothing of the host either. */
export class OverLimit extends NotSent {
  override readonly name = 'OverLimit';
  constructor() {
    super('too many calls are under way');
  }
}

/**
 * Error of a 2xx response whose body does not have the call's envelope, or has rows and none that can be read.
 * `unread`: the fields that are the reason.
 */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
  constructor(call: string, unread: string | null = null) {
    const why = unread === null ? '' : `: no row can be read, because of ${unread}`;
    super(`Invalid data format: ${call}${why}`);
  }
}

/**
 * Returns whether there is no such thing: the host's 404, or a withdrawn entry. Compares names,
 * because the server's modules and the built pages each have their own classes.
 */
export function isNotFound(error: unknown): boolean {
  return isGone(error) || (error instanceof Error && error.name === 'NotFound');
}

/** Returns whether the thing was withdrawn. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && error.name === 'Gone';
}

/** Returns whether a limit of the site's own ended the work: a moment later there may be a place. */
export function isOverLimit(error: unknown): boolean {
  return error instanceof Error && error.name === 'OverLimit';
}

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
