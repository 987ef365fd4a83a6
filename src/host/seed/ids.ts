/** Ids of entries: their own, or computed from their names, so that bookmarked addresses stay valid. */
import { slug, stableId } from '../ids.ts';
import type { SeedDrama, SeedFilm, SeedPerson, SeedSeries } from './schema.ts';

/**
 * Maximum length of a season's slug. Addresses contain season and episode ids, so these must be
 * short enough for the contract's grammar of ids.
 */
const LONGEST_SEASON_SLUG = 48;

type Dated = { title: string; date: string };
const withYear = ({ title, date }: Dated) => `${slug(title)}-${date.slice(0, 4)}`;

/** Returns a film's id: its own, or one computed from title and year. */
export function filmId(film: Pick<SeedFilm, 'id' | keyof Dated>): number {
  return film.id ?? stableId('movie', withYear(film));
}

/** Returns a series' id: its own, or one computed from title and year. */
export function seriesId(series: Pick<SeedSeries, 'id' | keyof Dated>): number {
  return series.id ?? stableId('series', withYear(series));
}

/** Returns a person's id: their own, or one computed from the name. */
export function personId({ id, name }: Pick<SeedPerson, 'id' | 'name'>): number {
  return id ?? stableId('person', slug(name));
}

/** Returns the id of a season or a drama, as it stands in addresses. */
export function seasonId({ title, date }: Dated): string {
  return `${slug(title).slice(0, LONGEST_SEASON_SLUG)}-${date.slice(0, 4)}`;
}

/** Returns the number of a season or a drama, which names its picture. */
export function seasonNumber(season: Pick<SeedDrama, 'id' | keyof Dated>): number {
  return season.id ?? stableId('season', seasonId(season));
}
