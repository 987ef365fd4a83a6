/** What outlives a process, or is shared by several: on the shelf, and in Redis. */
import { ARCHIVE_FRESH } from '#/contract/lifetimes.ts';
import type { Shelf } from '../../disk/answer-file.ts';
import type { SharedAnswers } from '../../redis/shared-answers.ts';

export type Keepers = { shelf?: Shelf | null; sharedAnswers?: SharedAnswers | null };

/** A text, and the seconds since it was given. */
export type Aged = { body: string; age: number };

/**
 * Returns a text of the last day, from the shelf or from another instance; else the one that `ask`
 * brings, and keeps it. Rejects if `ask` does. `isRead`: whether a cached text is usable.
 */
export async function cachedOr(
  origin: string,
  request: string,
  { shelf, sharedAnswers }: Keepers,
  isRead: (cached: Aged) => boolean,
  ask: () => Promise<string>,
): Promise<Aged> {
  const shelved = shelf?.get(origin, request);
  if (shelved && shelved.age < ARCHIVE_FRESH && isRead(shelved)) return shelved;
  const begun = await sharedAnswers?.begin(origin + request, ARCHIVE_FRESH);
  if (begun?.shared && isRead(begun.shared)) return begun.shared;
  if (begun?.shared) sharedAnswers?.drop(origin + request);
  const lease = begun?.shared === null ? begun.lease : null;
  try {
    const body = await ask();
    shelf?.put(origin, request, body);
    lease?.put({ status: 200, body, tags: [] });
    return { body, age: 0 };
  } finally {
    lease?.free();
  }
}
