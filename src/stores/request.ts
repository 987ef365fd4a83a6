/** Milliseconds that an answer of the site may take: docs/product.md, Constants. */
export const TIMEOUT_MS = 20_000;

/** Requests an address of the site. Rejects if it does not answer in time. */
export function request(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}
