/**
 * What a page shows above the episodes of a season or a drama, and above a list by editors. It comes from the list of
 * seasons or dramas; of a season that is not in its list the first episode may say it.
 */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { toResult } from '#/contract/errors.ts';
import { genre as slug } from '#/contract/params.ts';
import type { Drama } from '#/contract/rows/drama.ts';
import type { EditorList } from '#/contract/rows/list.ts';
import type { Season } from '#/contract/rows/season.ts';
import type { GridMatch } from '#/site/grid-match.ts';

/** What the host knows of a season, a drama or a list beside its cards. */
export type Head = {
  /** Null where the host does not say it. The name of a drama is in its address. */
  name: string | null;
  year: number | null;
  series: Season['series'];
  /** The season, where the host lists it. */
  season: Season | null;
  /** The drama, where the host lists it. */
  drama: Drama | null;
  /** The list by editors. */
  list: EditorList | null;
};

const UNKNOWN: Head = {
  name: null,
  year: null,
  series: null,
  season: null,
  drama: null,
  list: null,
};

/** Returns the head of a grid. Grids of other cards than episodes have an empty one. */
export async function headOf({ listing, name }: GridMatch, locals: App.Locals): Promise<Head> {
  if (listing.call === 'seasonEpisodes') return seasonHead(name, locals);
  if (listing.call === 'dramaEpisodes') return dramaHead(name, locals);
  if (listing.call === 'list') return listHead(name, locals);
  return UNKNOWN;
}

/** Returns the head of the season with this id; an empty one where neither its list nor its episodes have it. */
export async function seasonHead(id: string, { catalogue }: App.Locals): Promise<Head> {
  const season = await rowOf(catalogue.ask('seasons', {}), (row) => row.id === id);
  if (!season) return headOfEpisodes(id, catalogue);
  const { title: name, year, series } = season;
  return { ...UNKNOWN, name, year, series, season };
}

/** Returns what the first episode of a season says of it. */
async function headOfEpisodes(id: string, catalogue: Catalogue): Promise<Head> {
  const episodes = await toResult(catalogue.ask('seasonEpisodes', { id }));
  const season = episodes.ok ? episodes.value.find((one) => one.season)?.season : undefined;
  if (!season) return UNKNOWN;
  return { ...UNKNOWN, name: season.title, year: season.year, series: season.series };
}

/** Returns the head of the drama of this title; an empty one if its list can not be had. */
export async function dramaHead(title: string, { catalogue }: App.Locals): Promise<Head> {
  const drama = await rowOf(catalogue.ask('dramas', {}), (row) => row.title === title);
  return drama ? { ...UNKNOWN, year: drama.year, drama } : UNKNOWN;
}

/** Returns the head of a list by editors; an empty one if it can not be had. */
async function listHead(name: string, { catalogue }: App.Locals): Promise<Head> {
  const known = slug.parse(name);
  const answer =
    known === undefined ? null : await toResult(catalogue.ask('list', { name: known }));
  if (!answer?.ok) return UNKNOWN;
  return { ...UNKNOWN, name: answer.value.title, list: answer.value };
}

/** Returns the row that fits; undefined also if the call fails. */
async function rowOf<T>(call: Promise<T[]>, fits: (row: T) => boolean): Promise<T | undefined> {
  const list = await toResult(call);
  return list.ok ? list.value.find(fits) : undefined;
}
