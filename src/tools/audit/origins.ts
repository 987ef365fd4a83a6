import type { Seed } from '#/host/catalogue/files/folder.ts';
import type { SeedFilm } from '#/host/seed/schema.ts';
import { EVERYWHERE, NO_BASIS, type Playing, plays } from './players.ts';

type Origin = { title: string; date: string; basis?: SeedFilm['basis'] } & Playing;

/** Countries whose law follows that of a country that is no more. */
const SUCCESSORS: Readonly<Record<string, readonly string[]>> = { SU: ['RU', 'UA'] };

/**
 * Returns films, series and dramas that play, but are not free in the country that they come from:
 * one whose term still runs there plays nowhere.
 */
export function protectedAtHome({ films, series, dramas }: Seed): string[] {
  const ofPakistan = dramas.map((drama) => ({ ...drama, countries: ['PK'] }));
  return [...films, ...series, ...ofPakistan]
    .filter(({ basis }) => isByLaw(basis))
    .filter((title) => plays(title) && !isFreeAtHome(title))
    .map(({ title, date, countries }) => {
      const from = countries.length > 0 ? countries.join(', ') : 'no country';
      return `${title} (${date.slice(0, 4)}): from ${from}`;
    });
}

/** Whether it is free by the law of a country. The others are reported elsewhere. */
function isByLaw(basis: SeedFilm['basis']): boolean {
  return basis !== undefined && ![...EVERYWHERE, ...NO_BASIS].includes(basis.kind);
}

function isFreeAtHome({ countries, basis }: Origin & { countries: readonly string[] }): boolean {
  const home = countries.flatMap((country) => SUCCESSORS[country] ?? [country]);
  return home.some((country) => basis?.countries.includes(country));
}
