/** Error of a host's 404 response: the entity does not exist. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/**
 * Error of a host that cannot be reached or responds with an error. `status` is its HTTP status, if
 * any.
 */
export class Upstream extends Error {
  override readonly name = 'Upstream';
  readonly status: number | null;
  constructor(message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Error of a 2xx response whose body does not have the call's envelope. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
  constructor(call: string) {
    super(`Invalid data format: ${call}`);
  }
}

/**
 * Returns whether an error is the host's 404. Compares its name, because the server's modules and
 * the built pages each have their own class.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotFound';
}
