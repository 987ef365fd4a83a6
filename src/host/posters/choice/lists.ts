/** The lists of the open catalogue, in the order of the queries: neighbours in them differ in motif. */
import type { Db } from '../../db.ts';

/** What the order and the members of lists depend on. */
export type Listed = {
  id: number;
  kind: string;
  form: string | null;
  language: string | null;
  released: string;
  popularity: number;
  rating: number | null;
  plays: number;
  added: string | null;
  added_order: number | null;
  free_from: number | null;
  has_video: 0 | 1;
  /** The slugs of its genres, with commas between. */
  genres: string | null;
};

/** Columns of `Listed`. */
export const LISTED = `entity.id, kind, form, language, released, popularity, rating, plays, added,
  added_order, free_from, video_id IS NOT NULL AS has_video,
  (SELECT group_concat(slug) FROM genre WHERE entity_id = entity.id) AS genres`;

/** Returns the names of the lists of one order that have a film. */
type Groups = (film: Listed) => string[];
type Order = (a: Listed, b: Listed) => number;

const genres = (film: Pick<Listed, 'genres'>): string[] => film.genres?.split(',') ?? [];

/** Returns the lists of a film's genres: whole, of its language, of its decade. */
export function genreGroups(film: Pick<Listed, 'genres' | 'language' | 'released'>): string[] {
  const parts = ['', ` ${film.language}`, ` ${film.released.slice(0, 3)}`];
  return genres(film).flatMap((slug) => parts.map((part) => slug + part));
}

const whole: Groups = ({ plays }) => (plays > 0 ? ['', 'watchable'] : ['']);
const trailers: Groups = ({ has_video }) => (has_video ? ['trailers'] : []);
const ofLanguage: Groups = ({ form, language }) => [form === 'cartoon' ? form : `${language}`];
const ofYears: Groups = (film) => (film.free_from === null ? [] : whole(film));

const falling = (a: number, b: number) => b - a;
const text = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0);
const popular: Order = (a, b) => falling(a.popularity, b.popularity) || a.id - b.id;
const rated: Order = (a, b) => falling(a.rating ?? -1, b.rating ?? -1);
const freed: Order = (a, b) => falling(a.free_from ?? 0, b.free_from ?? 0);

const ORDERS: { order: Order; groups: Groups }[] = [
  { order: popular, groups: (film) => [...whole(film), ...genreGroups(film), ...trailers(film)] },
  { order: (a, b) => rated(a, b) || a.id - b.id, groups: whole },
  { order: (a, b) => rated(a, b) || popular(a, b), groups: genres },
  {
    order: (a, b) => text(a.released, b.released) || popular(a, b),
    groups: (film) => [...genres(film), ...trailers(film)],
  },
  {
    order: (a, b) => text(a.released.slice(0, 4), b.released.slice(0, 4)) || popular(a, b),
    groups: () => [''],
  },
  { order: (a, b) => freed(a, b) || popular(a, b), groups: ofYears },
  { order: (a, b) => -freed(a, b) || popular(a, b), groups: ofYears },
  { order: (a, b) => falling(a.plays, b.plays) || popular(a, b), groups: ofLanguage },
  {
    order: (a, b) =>
      text(a.added ?? '', b.added ?? '') ||
      falling(Math.min(1, a.plays), Math.min(1, b.plays)) ||
      falling(a.added_order ?? 0, b.added_order ?? 0),
    groups: () => [''],
  },
  {
    order: (a, b) => Number(a.language !== 'pa') - Number(b.language !== 'pa') || popular(a, b),
    groups: trailers,
  },
];

/** Returns the ids of every list of films, in its order. */
export function listsOfFilms(films: readonly Listed[]): number[][] {
  return ORDERS.flatMap(({ order, groups }) => {
    const lists = new Map<string, number[]>();
    for (const film of films.toSorted(order)) {
      for (const group of groups(film)) {
        const list = lists.get(group) ?? [];
        lists.set(group, list);
        list.push(film.id);
      }
    }
    return [...lists.values()];
  });
}

/** Returns the ids of the lists that are not of films: seasons by their series, dramas, recordings. */
export function otherLists(db: Db): number[][] {
  const ids = (sql: string, kind: string) => db.all<{ id: number }>(sql, kind).map((row) => row.id);
  const seasons = `SELECT entity_id AS id FROM season WHERE kind = ? AND source = 'seed'
    AND entity_id IS NOT NULL ORDER BY season.position, season.title, season.id`;
  const clips = `SELECT entity_id AS id FROM clip WHERE kind = ? AND source = 'seed'
    AND entity_id IS NOT NULL ORDER BY link IS NULL, position`;
  return [ids(seasons, 'season'), ids(seasons, 'drama'), ids(clips, 'song'), ids(clips, 'fitness')];
}
