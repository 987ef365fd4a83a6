/**
 * Searches every kind of entity: by the words of names, and by their sound where the query is in
 * another script than Latin or few names have its words.
 */
import type { ParamsOf } from '#/contract/calls.ts';
import type { Paged } from '#/contract/page.ts';
import type { SearchKind } from '#/contract/params.ts';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { wordsOf } from '#/contract/words.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { pagedOf } from '../paging.ts';
import { type Named, namesById } from '../queries/names.ts';
import { watchableById } from '../queries/plays.ts';
import { byName } from './by-name.ts';
import { type Candidate, candidatesIn, isMeant, searchRow } from './candidates.ts';
import { isClose, MOST_CLOSE } from './close.ts';
import { bySound, type Effort } from './sound/by-sound.ts';
import { soundsOf } from './sound/sounds.ts';
import { hasForeign } from './words.ts';

/** Number of titles below which a search for a person also shows what the person is known for. */
const FEW_TITLES = 10;

const CREDITED = `(SELECT DISTINCT title_id AS id FROM credit
  JOIN entity ON entity.id = title_id WHERE person_id = ?
  ORDER BY popularity DESC, title_id LIMIT ?)`;

/**
 * Returns the best-known titles of the person whom a search found first, without those that it
 * found itself; none if it found a title first, or enough titles.
 */
function knownFor(db: Db, found: readonly Candidate[]): Candidate[] {
  const [first] = found;
  const titles = new Set(found.filter(({ kind }) => kind !== 'person').map(({ id }) => id));
  if (first?.kind !== 'person' || titles.size >= FEW_TITLES) return [];
  return candidatesIn(db, CREDITED, [first.id, FEW_TITLES])
    .filter(({ id }) => !titles.has(id))
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
}

const MOST_RESULTS = 50;
/** Number of words of a query that are used. A longer query is not a title. */
const MOST_WORDS = 12;
/** Number of results below which names that only sound alike are given too, as the last ones. */
const TOO_FEW = 3;
/** The same for a query that is the whole name of nothing: `swadesh` may mean more than Swadeshi. */
const MANY = 10;
/** Number of words up to which such a query may be the beginning of a name. */
const MOST_BELOW = 2;

/** `sounds`: those of the name that sounds like the query. `close`: it only sounds alike. */
type Hit = { row: Candidate; score: number; sounds?: string; close?: boolean };

export function search(context: HostContext, query: string): SearchRow[] {
  const { db } = context;
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const hits = hitsOf(db, words);
  const sure = hits.filter(({ close }) => !close);
  const known = knownFor(
    db,
    sure.map(({ row }) => row),
  );
  const person = hits[0]?.row.name;
  const ids = [...hits.map(({ row }) => row), ...known].map(({ id }) => id);
  const named = namesById(db, ids);
  const watchable = watchableById(db, ids);
  return [
    ...hits.map(({ row, sounds, close }) => {
      const names = named(row.id);
      const folded = sounds === undefined ? null : spellingOf(sounds, row, names);
      return {
        ...searchRow(context, row),
        ...watchable(row.id),
        ...names,
        ...(folded !== null && !isIn(words, folded) && { folded }),
        ...(close && { close }),
      };
    }),
    ...known.map((row) => ({
      ...searchRow(context, row),
      ...watchable(row.id),
      ...named(row.id),
      known_for: person,
    })),
  ].slice(0, MOST_RESULTS);
}

const MEDIA: Record<SearchKind, SearchRow['media_type'] | null> = {
  all: null,
  movie: 'movie',
  series: 'tv',
  person: 'person',
  here: null,
};

/** Returns what a search finds, of one kind if asked for: all of it on one page. */
export function searchPages(
  context: HostContext,
  { query, kind, page }: ParamsOf<'searchPages'>,
): Paged<SearchRow> {
  const all = search(context, query);
  const medium = MEDIA[kind];
  const rows = medium === null ? all : all.filter(({ media_type }) => media_type === medium);
  return pagedOf(page === 1 ? rows : [], page, rows.length, MOST_RESULTS);
}

/** Returns the one of a found entity's names that has these sounds. */
function spellingOf(
  sounds: string,
  { name, original, native_text }: Candidate,
  names: Named,
): string {
  const further = names.native_titles?.map(({ text }) => text) ?? [];
  const all = [name, original ?? '', native_text ?? '', ...further];
  return all.find((one) => soundsOf(one).join(' ') === sounds) ?? name;
}

/** Returns whether a name has these words as they are written. */
function isIn(words: readonly string[], name: string): boolean {
  const all = new Set(wordsOf(name));
  return words.every((word) => all.has(word));
}

/** Returns what some words find, each entity once, the best first, what is only close last. */
function hitsOf(db: Db, words: readonly string[]): Hit[] {
  const [year, others] = yearIn(words);
  const hits: Hit[] = byName(db, words);
  // Without its year, a query may have found enough.
  if (year !== null) hits.push(...byName(db, others, year));
  const sought = soughtFor(words, hits);
  if (sought !== null) {
    hits.push(...sounding(db, words, sought));
    if (year !== null) hits.push(...sounding(db, others, sought, year));
  }
  const seen = new Set<number>();
  const ranked = hits
    .sort((a, b) => +!!a.close - +!!b.close || b.score - a.score || a.row.id - b.row.id)
    .filter(({ row }) => !seen.has(row.id) && seen.add(row.id));
  const sure = ranked.filter(({ close }) => !close);
  const close = ranked.filter((hit) => hit.close).slice(0, MOST_CLOSE);
  return [...sure, ...close].slice(0, MOST_RESULTS);
}

/** Score of a name that sounds the same: below the exact name, above names that have the words. */
const SAME_SOUND = 900;
/** The same where the words surely name something else, which comes first. */
const SAME_SOUND_BELOW = 0;

/** How far to look for names that sound alike, and what they score. */
type Sought = { effort: Effort; score: number };

/** Returns what to look for beside what the words themselves name; null for nothing. */
function soughtFor(words: readonly string[], hits: readonly Hit[]): Sought | null {
  // One letter that repeats is no name, but many names have a short key like it.
  if (new Set(words.join('')).size < 2) return null;
  const named = new Set(hits.map(({ row }) => row.id)).size;
  if (named === 0) return { effort: 'near', score: SAME_SOUND };
  const isForeign = words.some(hasForeign);
  if (isForeign && named < TOO_FEW) return { effort: 'near', score: SAME_SOUND };
  // Few names, or names that match several words, may match by chance: see isMeant.
  const mayBeChance = named < TOO_FEW || words.length > 1;
  const isUnsure = mayBeChance && !hits.some(({ row }) => isMeant(words, row));
  if (isForeign || isUnsure) return { effort: 'same', score: SAME_SOUND };
  const isWhole = words.length > MOST_BELOW || hits.some(({ score }) => score > SAME_SOUND);
  return isWhole || named >= MANY ? null : { effort: 'same', score: SAME_SOUND_BELOW };
}

/** Points for each point of popularity (up to 100), which decides between equally near names. */
const POPULARITY = 0.001;

/** Returns what sounds like some words; with a year, only what is of that year. */
function sounding(db: Db, words: readonly string[], sought: Sought, year = ''): Hit[] {
  const soundMatches = new Map(
    bySound(db, words.join(' '), sought.effort).map((one) => [one.id, one]),
  );
  const ids = JSON.stringify([...soundMatches.keys()]);
  const length = soundsOf(words.join(' ')).join('').length;
  return candidatesIn(db, '(SELECT value AS id FROM json_each(?))', [ids], year).flatMap((row) => {
    const { sounds = '', cost = 0, same = false } = soundMatches.get(row.id) ?? {};
    if (!same && !isClose(words, [row.name, row.original], { cost, length })) return [];
    const score = sought.score - cost + POPULARITY * row.popularity;
    return { row, score, sounds, close: !same };
  });
}

/** Returns the year among some words, and the other words; null if there are not both. */
function yearIn(words: readonly string[]): [year: string | null, others: string[]] {
  const year = words.findLast((word) => /^(18[89]|19\d|20\d)\d$/.test(word)) ?? null;
  const others = words.filter((word) => word !== year);
  return others.length === 0 ? [null, []] : [year, others];
}
