/**
 * The answer to a detail page's call, with the page's status, which is set before the first byte.
 */
import { isGone, isNotFound, NotFound, type Result, toResult } from '#/contract/errors.ts';
import { id as idKind } from '#/contract/params.ts';

export type PageAnswer<T> = Result<T> & { status: 200 | 404 | 410 | 502; gone: boolean };

/**
 * Calls `ask` with the id and returns the settled answer. The status is 404 if the host has no such
 * thing, 410 if it is withdrawn, 502 for any other failure. An id outside the grammar gives 404 without a call.
 */
export async function pageAnswer<T>(
  id: string | undefined,
  ask: (id: string) => Promise<T>,
): Promise<PageAnswer<T>> {
  const known = idKind.parse(id ?? null);
  const answer = await toResult(
    known === undefined ? Promise.reject(new NotFound('bad id')) : ask(known),
  );
  if (answer.ok) return { ...answer, status: 200, gone: false };
  const gone = isNotFound(answer.error);
  return { ...answer, status: failed(answer.error), gone };
}

/** Returns the status of a page whose thing could not be had. */
export function failed(error: unknown): 404 | 410 | 502 {
  if (isGone(error)) return 410;
  return isNotFound(error) ? 404 : 502;
}
