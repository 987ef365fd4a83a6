import { NotFound } from '#/contract/errors.ts';
import type { DramaRow, EpisodeRow, SeasonRow } from '#/contract/schema/types.ts';
import { framedLink, type HostContext, wholePicture } from '../context.ts';
import { credited } from './credited.ts';
import { namesOf } from './entry-facts.ts';

type Listed = {
  id: string;
  number: number;
  title: string;
  released: string;
  overview: string | null;
  entity_id: number | null;
  /** The season's series; the drama's own title. */
  name: string | null;
  poster: string | null;
};
/** The folder's before imported ones, then in the order of the files. */
const ORDER = "season.source = 'import', season.position, season.title, season.id";

function seasonsOf({ db }: HostContext, kind: 'season' | 'drama'): Listed[] {
  return db.all<Listed>(
    `SELECT season.id, number, title, season.released, entity.overview, entity_id, name, poster
     FROM season LEFT JOIN entity ON entity.id = entity_id
     WHERE season.kind = ? ORDER BY ${ORDER}`,
    kind,
  );
}

export function seasons(context: HostContext): SeasonRow[] {
  return seasonsOf(context, 'season').map((row) => ({
    ...seasonRow(context, row),
    ...(row.entity_id !== null &&
      row.name !== null && { series: { id: row.entity_id, name: row.name } }),
  }));
}

/** Returns the seasons of a series, in the order of its file. */
export function seasonsOfSeries(context: HostContext, series: number) {
  const found = context.db.all<SeasonOf>(
    'SELECT id, number, title, released FROM season WHERE entity_id = ? ORDER BY position, id',
    series,
  );
  return found.map((row) => seasonRow(context, row));
}

type SeasonOf = Pick<Listed, 'id' | 'number' | 'title' | 'released'>;

function seasonRow(context: HostContext, row: SeasonOf) {
  const poster = wholePicture(context, row.number);
  return { _id: row.id, title: row.title, poster, ...yearOf(row.released) };
}

function yearOf(released: string): { year?: number } {
  const year = Number(released.slice(0, 4));
  return year > 0 ? { year } : {};
}

export function dramas(context: HostContext): DramaRow[] {
  return seasonsOf(context, 'drama').map((row) => ({
    id: row.number,
    title: row.title,
    poster: wholePicture(context, row.number, row.poster),
    ...yearOf(row.released),
    ...(row.entity_id !== null && makersOf(context, row.entity_id)),
    overview: row.overview ?? undefined,
  }));
}

function makersOf({ db }: HostContext, id: number) {
  const [directors, writers] = [credited(db, id, 'director'), credited(db, id, 'writer')];
  const cast = credited(db, id, 'cast').cast();
  const makers = [...directors.faces(), ...writers.faces()];
  return {
    native_titles: namesOf(db, id),
    directors: directors.names(),
    writers: writers.names(),
    people: makers.map(({ id, name }) => ({ id, name })),
    cast: cast.map(({ id, name, character }) => ({ id, name, character })),
  };
}

export function seasonEpisodes(context: HostContext, id: string): EpisodeRow[] {
  const season = context.db.one<{ id: string }>(
    "SELECT id FROM season WHERE kind = 'season' AND id = ?",
    id,
  );
  return episodesOf(context, season);
}

export function dramaEpisodes(context: HostContext, title: string): EpisodeRow[] {
  const drama = context.db.one<{ id: string }>(
    "SELECT id FROM season WHERE kind = 'drama' AND title = ?",
    title.normalize('NFC'),
  );
  return episodesOf(context, drama);
}

type Episode = {
  id: string;
  number: number;
  title: string;
  description: string;
  link: string | null;
};

function episodesOf(context: HostContext, season: { id: string } | undefined): EpisodeRow[] {
  if (!season) throw new NotFound('no such season');
  const found = context.db.all<Episode>(
    'SELECT * FROM episode WHERE season_id = ? ORDER BY number, id',
    season.id,
  );
  return found.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    links: framedLink(context, row.link),
    episodeNumber: row.number,
    poster: wholePicture(context, row.id),
  }));
}
