import { wordsOf } from '#/contract/words.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import judged from './judged.json' with { type: 'json' };

/** The titles of a catalogue's files that name a person, each with its year. */
type Credits = Map<string, { title: string; year: number }[]>;

/** Returns the credits of everybody whom the files name. */
export function creditsOf(seed: Seed): Credits {
  const credits: Credits = new Map();
  const add = (title: string, date: string, names: readonly string[]) => {
    for (const name of names) {
      const known = credits.get(name) ?? [];
      credits.set(name, [...known, { title, year: Number(date.slice(0, 4)) }]);
    }
  };
  const first = (list: readonly (readonly [string, ...string[]])[]) => list.map(([name]) => name);
  for (const { title, date, directors, cast } of seed.films) {
    add(title, date, [...directors, ...first(cast)]);
  }
  for (const { title, date, creators, cast, crew } of seed.series) {
    add(title, date, [...creators, ...first(cast), ...first(crew)]);
  }
  for (const { title, date, writer, director, cast } of seed.dramas) {
    add(title, date, [...writer, ...director, ...first(cast)]);
  }
  for (const { title, year, singers, composer } of seed.songs) {
    const names = composer === undefined ? singers : [...singers, composer];
    if (year !== undefined) add(title, String(year), names);
  }
  return credits;
}

/** Number of letters of a name from which two of them may differ. */
const LONG = 10;

/** A name in the form in which names are compared. */
type Spelt = { words: string[]; whole: string; full: string };

/** Returns a name for comparison: its words, all of them in one, and those that are no initials. */
function spelt(name: string): Spelt {
  const words = wordsOf(name);
  const full = words.filter((word) => word.length > 1).join(' ');
  return { words, whole: words.join(' '), full };
}

/**
 * Returns whether two names may be of one person: alike but for initials, one or two letters, or one
 * is a part of the other.
 */
function alike(one: Spelt, other: Spelt): boolean {
  const [short, long] = one.whole.length < other.whole.length ? [one, other] : [other, one];
  if (short.words.every((word) => long.words.includes(word))) return true;
  if (one.full.includes(' ') && one.full === other.full) return true;
  return within(short.whole, long.whole, short.whole.length >= LONG ? 2 : 1);
}

/** Returns whether at most `most` letters are wrong, missing or extra. */
function within(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (same === one.length && same === other.length) return true;
  if (most === 0) return false;
  // From the first letter that differs on: it is wrong, or missing, or extra.
  const [left, right] = [one.slice(same), other.slice(same)];
  return (
    within(left.slice(1), right.slice(1), most - 1) ||
    within(left, right.slice(1), most - 1) ||
    within(left.slice(1), right, most - 1)
  );
}

/** What somebody has looked up, so that the audit need not ask again. */
export type Judged = {
  /** Names that are alike, of two people. */
  two: readonly (readonly string[])[];
  /** Names with credits years apart, of one person. */
  one: readonly { name: string; why?: string }[];
};

/** Years between two credits above which one name may stand for two people. */
const LONG_PAUSE = 15;
/** Years after a death in which what somebody made still comes out. */
const POSTHUMOUS = 2;

/** Returns pairs of names that one person may have, with the films that name both. */
export function maybeOne(seed: Seed, { two }: Judged = judged): string[] {
  const credits = creditsOf(seed);
  const names = [...credits.keys()].sort().map((name) => ({ name, spelt: spelt(name) }));
  const known = new Set(two.map((pair) => [...pair].sort().join('\n')));
  return names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => alike(one.spelt, other.spelt))
      .filter((other) => !known.has(`${one.name}\n${other.name}`))
      .map((other) => `${one.name}, ${other.name}${bothIn(credits, one.name, other.name)}`),
  );
}

function bothIn(credits: Credits, one: string, other: string): string {
  const titles = new Set(credits.get(other)?.map(({ title }) => title));
  const both = (credits.get(one) ?? []).map(({ title }) => title).filter((it) => titles.has(it));
  return both.length === 0 ? '' : ` (both in ${[...new Set(both)].join(', ')})`;
}

/** Returns names that two people may share: the credits lie years apart, or outside a life. */
export function maybeTwo(seed: Seed, { one }: Judged = judged): string[] {
  const known = new Set(one.map(({ name }) => name));
  const lives = new Map(seed.people.map((person) => [person.name, person]));
  return [...creditsOf(seed)].flatMap(([name, credits]) => {
    if (known.has(name)) return [];
    const { birthday, deathday } = lives.get(name) ?? {};
    const years = credits.map(({ year }) => year).sort((a, b) => a - b);
    const from = birthday ? Number(birthday.slice(0, 4)) : null;
    const to = deathday ? Number(deathday.slice(0, 4)) + POSTHUMOUS : null;
    const strange = years.find((year, index) => {
      if ((from !== null && year < from) || (to !== null && year > to)) return true;
      // A person with a known birthday has been looked up, and had those credits.
      return from === null && year - (years[index - 1] ?? year) >= LONG_PAUSE;
    });
    return strange === undefined ? [] : [`${name} (${[...new Set(years)].join(', ')})`];
  });
}
