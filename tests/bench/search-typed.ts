/**
 * Queries as visitors type them, drawn from the names of a catalogue by a fixed rule. Seven of ten
 * names are films, three are people. Of 100 queries 35 are a name as far as it is typed, 35 the whole
 * name, 10 one of its words, 5 the name and its year, 10 the name with one mistake, and 5 the name of
 * a made-up film.
 */
import type { Db } from '#/host/db.ts';
import { madeUpFilms, type Pick, picker, seeded } from './search-films.ts';

type Named = { name: string; released: string };
type Random = () => number;

/** Number of letters at which a search begins. */
const FEWEST = 3;

const SHARES: readonly (readonly [number, (one: Named, random: Random, pick: Pick) => string])[] = [
  [35, ({ name }, random) => typedSoFar(name, random)],
  [35, ({ name }) => name],
  [10, ({ name }, _, pick) => pick(longWords(name))],
  [5, ({ name, released }) => `${name} ${released.slice(0, 4)}`],
  [10, ({ name }, random, pick) => misspelt(name, random, pick)],
];

/** Returns as many queries in Latin letters as asked for, the same ones for the same catalogue. */
export function typedQueries(db: Db, count: number): string[] {
  const random = seeded(23);
  const pick = picker(random);
  const films = namesOf(db, "kind <> 'person'");
  const people = namesOf(db, "kind = 'person'");
  const madeUp = madeUpFilms(count, 29);
  return Array.from({ length: count }, (_, at) => {
    const one = pick(random() < 0.7 ? films : people);
    let share = at % 100;
    const found = SHARES.find(([of]) => {
      share -= of;
      return share < 0;
    });
    return (found?.[1](one, random, pick) ?? pick(madeUp).title).toLowerCase().trim();
  });
}

function namesOf(db: Db, which: string): Named[] {
  return db
    .all<Named>(`SELECT name, released FROM entity WHERE ${which} ORDER BY id`)
    .filter(({ name }) => name.length > FEWEST && /^\p{ASCII}+$/u.test(name));
}

/** Returns a text as far as a visitor may have typed it. */
export function typedSoFar(text: string, random: Random): string {
  const length = FEWEST + Math.floor(random() * Math.max(1, text.length - FEWEST));
  return text.slice(0, length).trim();
}

/** Returns a text with a letter missing, too many, or wrong, or with two letters swapped. */
export function misspelt(text: string, random: Random, pick: Pick): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const letter = pick([...'aeioulnrst']);
  return pick([
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + letter + text.slice(at),
    () => text.slice(0, at) + letter + text.slice(at + 1),
    () => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ])();
}

function longWords(name: string): string[] {
  const words = name.split(' ').filter((word) => word.length > FEWEST);
  return words.length > 0 ? words : [name];
}
