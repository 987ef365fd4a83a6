/** What each answer of the movie database is made with, and how it asks. */
import { type CallName, calls } from '#/contract/calls.ts';
import { isOverLimit } from '#/contract/errors.ts';
import type { Language } from '#/contract/language.ts';
import { TRAILERS } from '#/contract/lifetimes.ts';
import { field } from '#/contract/raw.ts';
import type { CallKind } from '../call-kind.ts';
import type { Database } from './database.ts';
import type { Limits } from './limits.ts';
import * as requests from './requests.ts';
import { movieRow, readRows } from './rows.ts';

export type TmdbContext = {
  database: Pick<Database, 'get'>;
  /** IMAGE_HOST: the wire names some pictures by whole addresses. */
  imageHost: string;
  today(): Date;
  /** Language of the page. */
  ui: Language;
  /** Country whose releases count; null for the world. */
  region: string | null;
  /** Countries for which pages say where a title can be watched. */
  regions: readonly string[];
  /** What is left out besides what is for adults. */
  limits: Limits;
  /** What the guard needs to know of the call. */
  kind: CallKind;
  /** Answers from the shelf alone, however old. */
  shelfOnly: boolean;
  /** Called with the age, in seconds, of each answer from the shelf that counts for the call's age. */
  onAnswer(age: number): void;
};

/** Returns the body of the answer to a request of a call. */
export function fetchAnswer(
  context: TmdbContext,
  name: CallName,
  request: string,
): Promise<unknown> {
  const { fresh } = calls[name].freshness;
  const { shelfOnly, onAnswer, kind } = context;
  return context.database.get(request, { fresh, shelfOnly, onAnswer, kind });
}

/**
 * Returns the details of a list's films, in its order. Each costs the request of the film's page,
 * and warms it. A film whose detail fails is left out; if all fail, or one finds no place in time, so
 * does the call.
 */
export async function detailsOf(
  context: TmdbContext,
  name: CallName,
  request: string,
): Promise<unknown[]> {
  const list = readRows(
    field(await fetchAnswer(context, name, request), 'results'),
    movieRow(context.ui),
  );
  const { shelfOnly, onAnswer } = context;
  const reading = { ...TRAILERS, shelfOnly, ...(shelfOnly && { onAnswer }) };
  const found = await Promise.allSettled(
    list.map(({ id }) => context.database.get(requests.movie(Number(id), context.ui), reading)),
  );
  const failures = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const bodies = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // Do not store an incomplete answer that will be complete in a moment.
  const refused = failures.find(isOverLimit);
  if (refused) throw refused;
  if (bodies.length === 0 && failures.length > 0) throw failures[0];
  return bodies;
}

/** Returns today, `YYYY-MM-DD`, in the time zone of Greenwich. */
export function dayOf({ today }: TmdbContext): string {
  return today().toISOString().slice(0, 10);
}
