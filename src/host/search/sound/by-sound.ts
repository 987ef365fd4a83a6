/**
 * Finds names that sound like a query, in any script. Each step asks the index for some keys and
 * reads a bounded number of names; none reads a vocabulary.
 */
import type { Db } from '../../db.ts';
import { isLarge } from '../../totals.ts';
import { idAt } from '../place.ts';
import { hasForeign } from '../words.ts';
import { costAt } from './costs.ts';
import type { Lookup } from './expression.ts';
import { nearKeys } from './near-keys.ts';
import { nearestOf } from './nearest.ts';
import { soundsOf } from './sounds.ts';
import { nearSteps, sameStep } from './terms.ts';
import { keysOfWord } from './tokens.ts';

/** Cost from which the first sounds of a name and a query count as different. */
const OTHER_SOUND = 0.5;
/** Sounds at the beginning of a word that are not heard, as in psalm, or that some scripts leave out. */
const UNHEARD = /^(?:[PX]|[aAi](?=[sS][^aAeiIoUuWY]))/;

/** Returns whether a query begins with the same sound as a name, or as a word in it. */
export function beginsAlike(words: readonly string[], name: string): boolean {
  const first = firstsOf(words[0] ?? '');
  return name.split(' ').some((word) => firstsOf(word).some((own) => isAmong(own, first)));
}

const isAmong = (own: string, all: readonly string[]) =>
  all.some((one) => costAt(own, one) < OTHER_SOUND);

/** Returns the first sound of a word, and the first one that is surely heard. */
function firstsOf(word: string): string[] {
  return [...new Set([word.charAt(0), word.replace(UNHEARD, '').charAt(0)])];
}

/** Greatest cost of a name for a query; `each` is for each sound of the query. */
const MOST = { once: 0.35, each: 0.12 };
/** The same for a query of several words: one of them may be wrong if the others are right. */
const MOST_OF_SEVERAL = { once: 0.95, each: 0.12 };
/** Greatest cost of a name that counts as sounding the same. */
const MOST_OF_SAME = { once: 0.2, each: 0.06 };
/** The same for a query in Latin letters, which writes its vowels. */
const MOST_OF_LATIN = { once: 0, each: 0.05 };
/** Cost of a name up to which no further step, for names that are less alike, is needed. */
const SURE = 0.25;
/** By how much the cost of a name may exceed that of the nearest one. */
const BEHIND = 0.5;

/** Vowels and digits: Latin letters without any, such as `zxcvbn`, are no name. */
const VOICED = /[aAeiIouU\d]/;

/** `same`: only whole names that sound the same; `near`: also parts of names, and what differs. */
export type Effort = 'same' | 'near';

/** `sounds`: those of the name that is like the query; `cost`: its distance; `same`: it sounds the same. */
export type Sounding = { id: number; sounds: string; cost: number; same: boolean };

/** Returns what sounds like a query, the nearest first. */
export function bySound(db: Db, query: string, effort: Effort): Sounding[] {
  const words = soundsOf(query);
  const isLatin = !hasForeign(query);
  if (isLatin && !VOICED.test(words.join(''))) return [];
  const within = ({ once, each }: typeof MOST) => once + each * words.join('').length;
  const mostOfSame = within(isLatin ? MOST_OF_LATIN : MOST_OF_SAME);
  const farthest = within(words.length > 1 ? MOST_OF_SEVERAL : MOST);
  const found = new Map<number, Sounding>();
  let best = Number.POSITIVE_INFINITY;
  const near = () => nearSteps(words, (kind, keys) => nearKeys(db, kind, keys), isLarge(db));
  for (const step of [sameStep(words), ...(effort === 'near' ? near() : [])]) {
    if (best <= SURE) break;
    for (const { id, sounds } of step().flatMap((lookup) => namesFor(db, lookup))) {
      const names = sounds.split('\n');
      if (found.has(id) || !names.some((name) => beginsAlike(words, name))) continue;
      const nearest = nearestOf(words, names, Math.min(farthest, best + BEHIND));
      if (nearest === null || !beginsAlike(words, nearest.sounds)) continue;
      best = Math.min(best, nearest.cost);
      found.set(id, { id, ...nearest, same: nearest.whole <= mostOfSame });
    }
  }
  const sorted = [...found.values()].sort((a, b) => a.cost - b.cost || a.id - b.id);
  const last = (sorted[0]?.cost ?? 0) + BEHIND;
  return sorted.filter(({ cost, same }) => cost <= last && (same || effort === 'near'));
}

/** Returns the best-known names that have the words of an expression, by their sounds. */
function namesFor(db: Db, { expression, most, like }: Lookup): { id: number; sounds: string }[] {
  const names = db.all<{ id: number; sounds: string }>(
    `SELECT ${idAt('rowid')} AS id, sounds FROM sound WHERE sound MATCH ? ORDER BY rowid LIMIT ?`,
    expression,
    most,
  );
  if (!like) return names;
  return names.filter(({ sounds }) =>
    sounds.split(/\s/).some((word) => keysOfWord(word).some((key) => like.has(key))),
  );
}
