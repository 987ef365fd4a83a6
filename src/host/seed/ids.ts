/** Ids of entries: their own, or computed from their names, so that bookmarked addresses stay valid. */
import { slug, stableId } from '../ids.ts';
import type { SeedDrama, SeedFilm, SeedPerson, SeedRecording, SeedSeries } from './schema.ts';

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

/** Returns a drama's id: its own, or one computed from title and year. */
export function dramaId({ id, title, date }: Pick<SeedDrama, 'id' | keyof Dated>): number {
  return id ?? seasonNumber({ title, date });
}

/** Returns the id of a season or a drama as it stands in addresses: its own, or title and year. */
export function seasonId({ id, title, date }: Dated & { id?: string }): string {
  return id ?? `${slug(title).slice(0, LONGEST_SEASON_SLUG)}-${date.slice(0, 4)}`;
}

/** Returns the number of a season, which names its picture. */
export function seasonNumber(season: Dated & { id?: string }): number {
  return stableId('season', seasonId(season));
}

/** Returns the id of an episode as it stands in addresses. */
export function episodeId(season: string, number: number): string {
  return `${season}-${String(number).replace('.', '-')}`;
}

type Recorded = Pick<SeedRecording, 'id' | 'title' | 'artist'>;

/** Returns a recording's title with its artist, as lists show it. */
export function shownTitle({ title, artist }: Recorded): string {
  return artist ? `${title} (${artist})` : title;
}

/** Returns a recording's id as it stands in addresses: its own, or one made from its title. */
export function recordingId(part: 'songs' | 'fitness', recording: Recorded): string {
  const kind = part === 'songs' ? 'song' : 'fitness';
  return recording.id ?? `${kind}-${slug(shownTitle(recording))}`;
}

/** Returns the number of a recording, unique across all kinds of entries. */
export function recordingNumber(part: 'songs' | 'fitness', recording: Recorded): number {
  return stableId(part === 'songs' ? 'song' : 'clip', recordingId(part, recording));
}
