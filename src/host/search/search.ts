/**
 * Searches every kind of entity: by the words of names, and by their sound where the query is in
 * another script than Latin or few names have its words.
 */
import type { SearchRow } from '#/contract/schema/types.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { type Named, namesOf } from '../queries/names.ts';
import { byName } from './by-name.ts';
import { type Found, foundIn } from './found.ts';
import { knownFor } from './known-for.ts';
import { isMeant } from './rank.ts';
import { searchRow } from './rows.ts';
import { bySound, type Effort } from './sound/by-sound.ts';
import { soundsOf } from './sound/sounds.ts';
import { hasForeign, wordsOf } from './words.ts';

export const MOST_RESULTS = 50;
/** Number of words of a query that are used. A longer query is not a title. */
const MOST_WORDS = 12;
/** Number of results below which names that only sound alike are given too. Such finds come last. */
const TOO_FEW = 3;

/** `sounds`: those of the name that sounds like the query. `close`: it only sounds alike. */
type Hit = { row: Found; score: number; sounds?: string; close?: boolean };

export function search(context: HostContext, query: string): SearchRow[] {
  const { db } = context;
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const hits = hitsOf(db, words);
  const known = knownFor(
    db,
    hits.map(({ row }) => row),
  );
  const person = hits[0]?.row.name;
  const named = namesOf(
    db,
    [...hits.map(({ row }) => row), ...known].map(({ id }) => id),
  );
  return [
    ...hits.map(({ row, sounds, close }) => {
      const names = named(row.id);
      return {
        ...searchRow(context, row),
        ...names,
        ...(sounds !== undefined && { folded: spellingOf(sounds, row, names) }),
        ...(close && { close }),
      };
    }),
    ...known.map((row) => ({ ...searchRow(context, row), ...named(row.id), known_for: person })),
  ].slice(0, MOST_RESULTS);
}

/** Returns which name of what was found has some sounds. */
function spellingOf(sounds: string, { name, original, native_text }: Found, names: Named): string {
  const further = names.native_titles?.map(({ text }) => text) ?? [];
  const all = [name, original ?? '', native_text ?? '', ...further];
  return all.find((one) => soundsOf(one).join(' ') === sounds) ?? name;
}

/** Returns what some words find, each entity once, the best first. */
function hitsOf(db: Db, words: readonly string[]): Hit[] {
  const [year, others] = yearIn(words);
  const hits: Hit[] = byName(db, words);
  // Without its year, a query may have found enough.
  if (year !== null) hits.push(...byName(db, others, year));
  const effort = effortFor(words, hits);
  if (effort !== 'none') {
    hits.push(...sounding(db, words, effort));
    if (year !== null) hits.push(...sounding(db, others, effort, year));
  }
  const seen = new Set<number>();
  return hits
    .sort((a, b) => +!!a.close - +!!b.close || b.score - a.score || a.row.id - b.row.id)
    .filter(({ row }) => !seen.has(row.id) && seen.add(row.id))
    .slice(0, MOST_RESULTS);
}

/** Returns how far to look for names that sound alike, beside what the words themselves name. */
function effortFor(words: readonly string[], hits: readonly Hit[]): Effort | 'none' {
  // One letter again and again is no name, but short keys like its own are many.
  if (new Set(words.join('')).size < 2) return 'none';
  const named = new Set(hits.map(({ row }) => row.id)).size;
  if (named === 0) return 'near';
  if (words.some(hasForeign)) return named < TOO_FEW ? 'near' : 'same';
  // Enough names may have the beginning of a word by chance, but hardly the words of a name so far.
  const mayBeChance = named < TOO_FEW || words.length > 1;
  return mayBeChance && !hits.some(({ row }) => isMeant(words, row)) ? 'same' : 'none';
}

/** Score of a name that sounds the same: below the exact name, above names that have the words. */
const SAME_SOUND = 900;
/** What popularity, up to 100, is worth between names that are as near. */
const POPULARITY = 0.001;

/** Returns what sounds like some words; with a year, only what is of that year. */
function sounding(db: Db, words: readonly string[], effort: Effort, year = ''): Hit[] {
  const heard = new Map(bySound(db, words.join(' '), effort).map((one) => [one.id, one]));
  const ids = JSON.stringify([...heard.keys()]);
  return foundIn(db, '(SELECT value AS rowid FROM json_each(?))', [ids], year).map((row) => {
    const { sounds = '', cost = 0, same = false } = heard.get(row.id) ?? {};
    return { row, score: SAME_SOUND - cost + POPULARITY * row.popularity, sounds, close: !same };
  });
}

/** Returns the year among some words, and the other words; null if there are not both. */
function yearIn(words: readonly string[]): [year: string | null, others: string[]] {
  const year = words.findLast((word) => /^(18[89]|19\d|20\d)\d$/.test(word)) ?? null;
  const others = words.filter((word) => word !== year);
  return others.length === 0 ? [null, []] : [year, others];
}
