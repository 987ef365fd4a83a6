/** What a person is known for, below a search that finds the person and few titles. */
import type { Db } from '../db.ts';
import { type Candidate, candidatesIn } from './candidates.ts';

/** Number of titles below which a search for a person also shows what the person is known for. */
const FEW_TITLES = 10;

const CREDITED = `(SELECT DISTINCT title_id AS id FROM credit
  JOIN entity ON entity.id = title_id WHERE person_id = ?
  ORDER BY popularity DESC, title_id LIMIT ?)`;

/**
 * Returns the best-known titles of the person whom a search found first, without those that it
 * found itself; none if it found a title first, or enough titles.
 */
export function knownFor(db: Db, found: readonly Candidate[]): Candidate[] {
  const [first] = found;
  const titles = new Set(found.filter(({ kind }) => kind !== 'person').map(({ id }) => id));
  if (first?.kind !== 'person' || titles.size >= FEW_TITLES) return [];
  return candidatesIn(db, CREDITED, [first.id, FEW_TITLES])
    .filter(({ id }) => !titles.has(id))
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
}
