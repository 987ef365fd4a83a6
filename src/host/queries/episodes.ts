import { NotFound } from '#/contract/errors.ts';
import type { DramaRow } from '#/contract/rows/drama.ts';
import type { EpisodeRow } from '#/contract/rows/episode.ts';
import type { SeasonRow } from '#/contract/rows/season.ts';
import { tellHidden } from '../catalogue/hidden-players.ts';
import { framedLink, type HostContext, wholeBackdrop, wholePicture } from '../context.ts';
import { captionsOf } from './captions.ts';
import { credited } from './credited.ts';
import { basisOf } from './entry-facts.ts';
import { type NamesOf, namesById, partNamesOf, textIn } from './names.ts';

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
  /** The first episode that plays, as JSON. */
  first: string | null;
};
const FIRST_WATCHABLE = `(SELECT json_object('_id', id, 'episodeNumber', number) FROM episode
  WHERE season_id = season.id AND link IS NOT NULL ORDER BY number, id LIMIT 1) AS first`;
/** The folder's before imported ones, then in the order of the files. */
const ORDER = "season.source = 'import', season.position, season.title, season.id";

function seasonsOf({ db }: HostContext, kind: 'season' | 'drama'): Listed[] {
  return db.all<Listed>(
    `SELECT season.id, number, title, season.released, entity.overview, entity_id, name, poster,
       ${FIRST_WATCHABLE}
     FROM season LEFT JOIN entity ON entity.id = entity_id
     WHERE season.kind = ? ORDER BY ${ORDER}`,
    kind,
  );
}

export function seasons(context: HostContext): SeasonRow[] {
  const found = seasonsOf(context, 'season');
  const named = namesById(
    context.db,
    found.map((row) => row.entity_id),
  );
  const partNamed = seasonNamesOf(context, found);
  return found.map((row) => ({
    ...seasonRow(context, row),
    ...partNamed(row.id),
    ...(row.entity_id !== null &&
      row.name !== null && {
        series: { id: row.entity_id, name: row.name, ...named(row.entity_id) },
        basis: basisOf(context, row.entity_id),
      }),
  }));
}

/** Returns the seasons of a series, in the order of its file. */
export function seasonsOfSeries(context: HostContext, series: number) {
  const found = context.db.all<SeasonOf>(
    `SELECT id, number, title, released, ${FIRST_WATCHABLE}
     FROM season WHERE entity_id = ? ORDER BY position, id`,
    series,
  );
  const named = seasonNamesOf(context, found);
  return found.map((row) => ({ ...seasonRow(context, row), ...named(row.id) }));
}

const seasonNamesOf = ({ db }: HostContext, found: readonly SeasonOf[]) =>
  partNamesOf(
    db,
    'season',
    found.map(({ id }) => id),
  );

type SeasonOf = Pick<Listed, 'id' | 'number' | 'title' | 'released' | 'first'>;

function seasonRow(context: HostContext, row: SeasonOf) {
  const poster = wholePicture(context, row.number);
  return { _id: row.id, title: row.title, poster, ...factsOf(row) };
}

function factsOf({ released, first }: Pick<Listed, 'released' | 'first'>) {
  const year = Number(released.slice(0, 4));
  return { ...(year > 0 && { year }), first_watchable: first === null ? null : JSON.parse(first) };
}

export function dramas(context: HostContext): DramaRow[] {
  const found = seasonsOf(context, 'drama').map((row) => ({
    row,
    makers: makersOf(context, row.entity_id),
  }));
  const ids = found.flatMap(({ row, makers }) => [row.entity_id, ...makers.ids]);
  const named = namesById(context.db, ids);
  return found.map(({ row, makers }) => ({
    id: row.number,
    title: row.title,
    poster: wholePicture(context, row.number, row.poster),
    ...factsOf(row),
    ...makers.extras(named),
    ...named(row.entity_id),
    ...(row.entity_id !== null &&
      row.overview !== null &&
      textIn(context, 'overview', { id: row.entity_id, overview: row.overview })),
    basis: row.entity_id === null ? undefined : basisOf(context, row.entity_id),
  }));
}

/** Returns the makers and the cast of a drama: their ids, and a function that gives the extras. */
function makersOf(context: HostContext, id: number | null) {
  if (id === null) return { ids: [], extras: () => ({}) };
  const [directors, writers] = [credited(context, id, 'director'), credited(context, id, 'writer')];
  const cast = credited(context, id, 'cast');
  return {
    ids: [...directors.ids, ...writers.ids, ...cast.ids],
    extras: (named: NamesOf) => ({
      directors: directors.names(),
      writers: writers.names(),
      people: [...directors.faces(named), ...writers.faces(named)].map(
        ({ id, name, native_titles }) => ({ id, name, native_titles }),
      ),
      cast: cast
        .cast(named)
        .map(({ id, name, character, native_titles }) => ({ id, name, character, native_titles })),
    }),
  };
}

export function seasonEpisodes(context: HostContext, id: string): EpisodeRow[] {
  const season = context.db.one<SeasonKey>(
    "SELECT id, number, entity_id FROM season WHERE kind = 'season' AND id = ?",
    id,
  );
  return episodesOf(context, season);
}

export function dramaEpisodes(context: HostContext, title: string): EpisodeRow[] {
  const drama = context.db.one<SeasonKey>(
    "SELECT id, number, entity_id FROM season WHERE kind = 'drama' AND title = ?",
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

type SeasonKey = Pick<Listed, 'id' | 'number' | 'entity_id'>;

function episodesOf(context: HostContext, season: SeasonKey | undefined): EpisodeRow[] {
  if (!season) throw new NotFound('no such season');
  tellHidden(context, [season.entity_id]);
  const found = context.db.all<Episode>(
    `SELECT id, number, title, link, coalesce(text, description) AS description FROM episode
     LEFT JOIN episode_text ON episode_id = episode.id AND language = ?
     WHERE season_id = ? ORDER BY number, id`,
    context.ui ?? null,
    season.id,
  );
  const ids = found.map(({ id }) => id);
  const named = partNamesOf(context.db, 'episode', ids);
  const captioned = captionsOf(context, 'episode_id', ids);
  return found.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    links: framedLink(context, row.link),
    ...captioned(row.id),
    episodeNumber: row.number,
    poster: wholePicture(context, row.id),
    backdrop: wholeBackdrop(context, season.number),
    ...named(row.id),
  }));
}
