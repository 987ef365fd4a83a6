import type { Seed } from '#/host/catalogue/files/folder.ts';

/** The titles of a catalogue's files that name a person, each with its year. */
export type Credits = Map<string, { title: string; year: number }[]>;

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
