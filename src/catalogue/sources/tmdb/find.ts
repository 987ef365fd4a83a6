/** What an id of another database stands for in the movie database. */
import { FACTS } from '#/contract/lifetimes.ts';
import type { Found, Outside } from '#/contract/outside.ts';
import { field, list } from '#/contract/raw.ts';
import type { Database } from './database.ts';
import { type Medium, ownId } from './ids.ts';
import * as requests from './requests.ts';

const KINDS: Record<Medium, Found['kind']> = { movie: 'movie', tv: 'series', person: 'person' };
const MEDIA = ['movie', 'tv', 'person'] as const;

/** Returns a film, a series or a person; null for what is not there, and for what is for adults. Rejects as the database does. */
export async function find(
  database: Pick<Database, 'get'>,
  outside: Outside,
): Promise<Found | null> {
  if (outside.base === 'tmdb') return found(outside.medium, outside.id);
  const body = await database.get(requests.find(outside.id), { fresh: FACTS.fresh });
  for (const medium of MEDIA) {
    const [row] = list(field(body, `${medium}_results`));
    if (row && field(row, 'adult') !== true) return found(medium, field(row, 'id'));
  }
  return null;
}

function found(medium: Medium, id: unknown): Found | null {
  const own = ownId(medium, String(id));
  return own === null ? null : { kind: KINDS[medium], id: String(own) };
}
