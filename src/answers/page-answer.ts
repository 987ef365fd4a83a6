/** What a detail page makes of its call: a status settled before the first byte, and the answer. */
import { isNotFound, NotFound } from '#/contract/errors.ts';
import { id as idKind } from '#/contract/params.ts';
import { type Settled, settle } from '#/lib/settle.ts';

export type PageAnswer<T> = Settled<T> & { status: 200 | 404 | 502; gone: boolean };

/** Asks for the thing that an address names. An id outside the grammar is not asked for: it is 404. */
export async function pageAnswer<T>(
  id: string | undefined,
  ask: (id: string) => Promise<T>,
): Promise<PageAnswer<T>> {
  const known = idKind.parse(id ?? null);
  const answer = await settle(
    known === undefined ? Promise.reject(new NotFound('bad id')) : ask(known),
  );
  if (answer.ok) return { ...answer, status: 200, gone: false };
  const gone = isNotFound(answer.error);
  return { ...answer, status: gone ? 404 : 502, gone };
}
