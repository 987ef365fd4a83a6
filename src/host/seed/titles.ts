/** Adds films, series and dramas of a catalogue's files, with their credits. */
import { fnv1a } from '#/contract/raw.ts';
import type { Db } from '../db.ts';
import { keepEntry, nextPosition, type RowSource } from '../entries.ts';
import { insert } from '../insert.ts';
import type { Beside } from './captions.ts';
import { addEntity, type Entity } from './entity.ts';
import { dramaId, filmId, seasonId, seriesId } from './ids.ts';
import { linkOf, youtube } from './links.ts';
import { creditsOf } from './people.ts';
import { renownOf, UNRATED, worthOf } from './popularity.ts';
import type { SeedDrama, SeedFilm, SeedSeries } from './schema.ts';
import { addSeason, insertSeason, makeRoom } from './seasons.ts';

type Titled = SeedFilm | SeedSeries | SeedDrama;

/** Returns what the entity of a film, a series and a drama takes from the same fields. */
function titledEntity(entry: Titled) {
  const { title: name, native, titles, language, date: released, overview } = entry;
  const { poster, backdrop, motif, overviews: texts } = entry;
  return { name, native, titles, language, released, overview, texts, poster, backdrop, motif };
}

/** Returns the year in which a film becomes or became free in the United States. */
function freeInUnitedStates({ basis }: SeedFilm): number | undefined {
  return basis?.free?.find(({ country }) => country === 'US')?.year;
}

/** Adds a film with its credits and companies. `leading`: how many works lead to it. */
export function addFilm(
  db: Db,
  source: RowSource,
  { people, addCaptions }: Beside,
  film: SeedFilm,
  leading: number,
): void {
  const id = filmId(film);
  const plays = linkOf(film) !== null;
  const entity: Entity = {
    ...titledEntity(film),
    id,
    kind: 'movie',
    original: film.originalTitle,
    form: film.kind,
    rating: film.rating,
    popularity: renownOf(film, leading),
    plays: film.clip ? 2 : plays ? 1 : 0,
  };
  if (!addEntity(db, source, entity)) return;
  keepEntry(db, 'films', source, film, id);
  insert(db, 'movie', {
    id,
    link: linkOf(film),
    trailer: film.trailer ?? (film.youtube && youtube(film.youtube)),
    video_id: film.youtube,
    free_from: freeInUnitedStates(film),
    added: film.added ?? '',
    // The hash puts films of one day into a fixed mixed order, so that no single subject fills a
    // row.
    added_order: film.order ?? fnv1a(film.title),
  });
  addCaptions({ id: String(id), entity_id: id }, film.captions);
  const credits = creditsOf(db, people, id, worthOf(film));
  credits.addNames('director', film.directors);
  credits.add('cast', film.cast);
  for (const [position, name] of film.companies.entries()) {
    insert(db, 'company', { movie_id: id, position, name });
  }
}

/** Adds a series with its credits, videos and seasons. `leading`: how many works lead to it. */
export function addSeries(
  db: Db,
  source: RowSource,
  { people, addCaptions }: Beside,
  series: SeedSeries,
  leading: number,
): void {
  const id = seriesId(series);
  const entity: Entity = {
    ...titledEntity(series),
    id,
    kind: 'series',
    form: 'series',
    rating: series.rating,
    popularity: renownOf(series, leading),
  };
  if (!addEntity(db, source, entity)) return;
  keepEntry(db, 'series', source, series, id);
  const credits = creditsOf(db, people, id, series.rating);
  credits.addNames('creator', series.creators);
  credits.add('cast', series.cast);
  credits.add('crew', series.crew);
  for (const [position, video] of series.videos.entries()) {
    const key = video.youtube ?? linkOf(video) ?? '';
    insert(db, 'video', { series_id: id, position, type: video.type, name: video.name, key });
  }
  for (const [position, season] of series.seasons.entries()) {
    addSeason(db, source, addCaptions, { series: id, language: series.language }, position, season);
  }
}

/**
 * Adds a drama behind the others, unless an import finds its id or title in the catalogue. `leading`:
 * how many works lead to it.
 */
export function addDrama(
  db: Db,
  source: RowSource,
  { people, addCaptions }: Beside,
  drama: SeedDrama,
  leading: number,
): void {
  const id = dramaId(drama);
  const { title, native, date, language } = drama;
  const place = { id: seasonId({ title, date }), number: id, title, kind: 'drama' as const };
  if (!makeRoom(db, source, place)) return;
  const popularity = renownOf(drama, leading);
  const entity = { ...titledEntity(drama), id, popularity, form: 'series' };
  if (!addEntity(db, source, { ...entity, kind: 'drama' })) return;
  keepEntry(db, 'dramas', source, drama, id);
  const position = nextPosition(db, 'season', 'drama', source);
  const names = { native_lang: native?.lang, native_text: native?.text };
  const row = { ...place, ...names, language, position, released: date, entity_id: id };
  const titles = { ...(native && { [native.lang]: native.text }), ...drama.titles };
  insertSeason(db, source, addCaptions, row, { episodes: drama.episodes, titles });
  const credits = creditsOf(db, people, id, UNRATED);
  credits.addNames('writer', drama.writer);
  credits.addNames('director', drama.director);
  credits.add('cast', drama.cast);
}
