/**
 * Finds names that sound like a query, in any script. Each step asks the index for some keys and
 * reads a bounded number of names; none reads a vocabulary.
 */
import type { Db } from '../../db.ts';
import { hasForeign } from '../words.ts';
import { nearestOf } from './nearest.ts';
import { soundsOf } from './sounds.ts';
import { expressions } from './terms.ts';

/** Number of names that one step reads. */
const MOST_READ = 300;
/** How far a name may be from a query, and how far one that sounds the same; more by each sound. */
const MOST = { once: 0.35, each: 0.12 };
const MOST_OF_SAME = { once: 0.15, each: 0.05 };
/** How far one that sounds the same may be from a query in Latin letters: less than a wrong consonant. */
const MOST_OF_LATIN = 0.45;
/** How far a name is at most that leaves no need to look for names that are less alike. */
const SURE = 0.25;
/** How far a name may be behind the nearest one. */
const BEHIND = 0.5;
/** What popularity, up to 100, is worth between names that are as near. */
const POPULARITY = 0.001;

/** `same`: only whole names that sound the same; `near`: also parts of names, and what differs. */
export type Effort = 'same' | 'near';

/** `spelling`: the name that sounds like the query; `cost`: how far it is; `same`: hardly at all. */
export type Sounding = { id: number; spelling: string; cost: number; same: boolean };

/** Returns what sounds like a query, the nearest first. */
export function bySound(db: Db, query: string, effort: Effort): Sounding[] {
  const words = soundsOf(query);
  const length = words.join('').length;
  const within = (most: typeof MOST) => most.once + most.each * length;
  const mostOfSame = within(MOST_OF_SAME);
  const isForeign = hasForeign(query);
  const found = new Map<number, Sounding>();
  let best = Number.POSITIVE_INFINITY;
  for (const expression of expressions(words, effort === 'near')) {
    if (best <= SURE) break;
    for (const { id, names, popularity } of namesFor(db, expression)) {
      if (found.has(id)) continue;
      const nearest = nearestOf(words, names.split('\n'), within(MOST));
      if (nearest === null) continue;
      const { spelling, cost, whole } = nearest;
      best = Math.min(best, cost);
      const same = whole <= (isForeign ? mostOfSame : Math.min(mostOfSame, MOST_OF_LATIN));
      found.set(id, { id, spelling, cost: cost - POPULARITY * popularity, same });
    }
  }
  const sorted = [...found.values()].sort((a, b) => a.cost - b.cost || a.id - b.id);
  const most = (sorted[0]?.cost ?? 0) + BEHIND;
  return sorted.filter(({ cost, same }) => cost <= most && (same || effort === 'near'));
}

type Named = { id: number; names: string; popularity: number };

function namesFor(db: Db, expression: string): Named[] {
  return db.all<Named>(
    `SELECT id, popularity, concat_ws(char(10), name, original, native_text,
       (SELECT group_concat(text, char(10)) FROM name
        WHERE entity_id = id AND text IS NOT native_text)) AS names
     FROM (SELECT rowid FROM sound WHERE sound MATCH ? LIMIT ${MOST_READ}) AS hit
     JOIN entity ON entity.id = hit.rowid`,
    expression,
  );
}
