/** The host said that there is no such thing (HTTP 404). */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** The host could not be asked, or answered with an error. `status` is its HTTP status, if any. */
export class Upstream extends Error {
  override readonly name = 'Upstream';
  readonly status: number | null;
  constructor(message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The host answered 2xx with something that is not the call's envelope. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
  constructor(call: string) {
    super(`Invalid data format: ${call}`);
  }
}

/**
 * Whether an error is the host's 404. Told by name: the server's modules and the built pages each
 * have a class of their own.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotFound';
}
