import type { Seed } from '#/host/catalogue/files/folder.ts';
import { alike, spelt } from './alike.ts';
import { type Credits, creditsOf } from './credits.ts';
import judged from './judged.json' with { type: 'json' };

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
