import type { Seed } from '#/host/catalogue/files/folder.ts';
import { linkOf, type Video } from '#/host/seed/links.ts';
import type { SeedFilm } from '#/host/seed/schema.ts';

/** An entry with the places where players may be. */
type Playing = Video & {
  episodes?: Video[];
  videos?: Video[];
  seasons?: { episodes: Video[] }[];
};
type Entry = { title: string; basis?: SeedFilm['basis'] } & Playing;

/** Kinds of basis for which nothing may play. */
export const NO_BASIS = ['facts only', 'not recorded'];
/** Kinds that hold everywhere. The others hold by the law of a country, which has to be named. */
const EVERYWHERE = ['open licence', 'our own'];

/** Returns entries that have a player, or an episode that has one, but without a basis that lets it play. */
export function withoutBasis({ films, series, dramas, songs, fitness }: Seed): string[] {
  const entries: Entry[] = [...films, ...series, ...dramas, ...songs, ...fitness];
  return entries.filter(plays).flatMap(({ title, basis }) => {
    const lack = lackOf(basis);
    return lack === null ? [] : [`${title}: ${lack}`];
  });
}

/** Returns what a basis lacks to let a player play, or null. */
function lackOf(basis: SeedFilm['basis']): string | null {
  if (basis === undefined) return 'no basis';
  if (NO_BASIS.includes(basis.kind)) return basis.kind;
  const placed = basis.countries.length > 0 || EVERYWHERE.includes(basis.kind);
  return placed ? null : `${basis.kind}, but in no country`;
}

/** Returns whether an entry or one of its episodes has a player. */
export function plays(entry: Playing): boolean {
  const { episodes = [], videos = [], seasons = [] } = entry;
  const players = [entry, ...episodes, ...videos, ...seasons.flatMap((season) => season.episodes)];
  return players.some((video) => linkOf(video) !== null);
}

/** Words of an editor's note: it is no reason. */
const NOTE =
  /\bconfirm|\.json\b|\bdo not use\b|\bverified\b|\blists?\b|\bupload|\bno player\.|\bitem\b/i;
/** Abbreviations that a visitor may not know. */
const SHORT = /\bUSA?\b/;

/** Returns entries whose reason is a note among editors, or an abbreviation. */
export function notesAsReasons({ films, series, dramas, songs, fitness }: Seed): string[] {
  return [...films, ...series, ...dramas, ...songs, ...fitness]
    .filter(({ basis }) => basis && (NOTE.test(basis.reason) || SHORT.test(basis.reason)))
    .map(({ title, basis }) => `${title}: ${basis?.reason}`);
}

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
