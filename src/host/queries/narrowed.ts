/** Which list has the films that a visitor asks for, so that a page of it reads few rows of a million. */
import type { SQLInputValue } from 'node:sqlite';
import type { ParamsOf } from '#/contract/calls.ts';
import type { Sort } from '#/contract/params.ts';
import type { Facet } from '../catalogue/facets.ts';
import type { Db } from '../db.ts';
import type { List } from '../paging.ts';
import { totalOf } from '../totals.ts';
import { listOf, type Part, partsOf, SORTED, sizeOf } from './genre.ts';

type Term = { sql: string; values: readonly SQLInputValue[] };

const term = (sql: string, ...values: SQLInputValue[]): Term => ({ sql, values });

/** Returns the country and the length that are asked for, as the table has them. */
function facetsOf({ country, length }: Narrowing): Facet[] {
  return [
    ...(country ? [`country ${country}` as const] : []),
    ...(length ? [`length ${length}` as const] : []),
  ];
}

/** Terms of what the row of a film has itself. */
const ofTitle = ({ language, decade }: Narrowing): Term[] => [
  ...(language ? [term('language = ?', language)] : []),
  ...(decade ? [term('decade = ?', decade)] : []),
];

const playing = ({ watch }: Narrowing): Term[] => (watch ? [term('plays > 0')] : []);

const IN_GENRE =
  "EXISTS (SELECT 1 FROM genre WHERE entity_id = entity.id AND slug = ? AND kind = 'movie')";
/** The terms by which a list of films keeps what a visitor asks for. */
const ofGenre = ({ genre }: Narrowing): Term[] => (genre ? [term(IN_GENRE, genre)] : []);

/** `id`: the column of the film's id. `but`: the one that the list has already. */
function ofFacets(narrowing: Narrowing, id: string, but?: Facet): Term[] {
  const sql = `EXISTS (SELECT 1 FROM facet AS own WHERE own.facet = ? AND own.entity_id = ${id})`;
  return facetsOf(narrowing)
    .filter((facet) => facet !== but)
    .map((facet) => term(sql, facet));
}

export type Narrowing = Omit<ParamsOf<'discover'>, 'page'>;
/** `exact`: whether its total is that of the films which are asked for. */
export type Narrowed = List & { exact: boolean };

const ORDERS: Record<Sort, readonly string[]> = {
  popularity: ['popularity DESC', 'id'],
  rating: ['rating DESC', 'id'],
  date: ['released DESC', 'popularity DESC', 'id'],
};
const INDEXES: Record<Sort, string> = {
  popularity: 'entity_popular',
  rating: 'entity_rated',
  date: 'entity_released',
};

/** Returns how many films there are, by language and decade. */
export function partsOfAll(db: Db): Part[] {
  const rows = db.all<{ list: string; n: number }>(
    "SELECT list, n FROM total WHERE list >= 'part ' AND list < 'part!' AND n > 0",
  );
  return rows.map(({ list, n }) => {
    const [, language = '', decade] = list.split(' ');
    return { language, decade: Number(decade), n };
  });
}

/** Returns the list of what is asked for: the smallest that a filter has, with the other filters as its terms. */
export function narrowedList(db: Db, narrowing: Narrowing): Narrowed {
  const { genre, watch } = narrowing;
  const lists = [
    listOfAll(narrowing, sizeOf(partsOfAll(db), narrowing)),
    ...(genre ? [listOfGenre(genre, narrowing, partsOf(db, genre))] : []),
    ...facetsOf(narrowing).map((facet) => listOfFacet(facet, narrowing, totalOf(db, facet))),
    ...(watch ? [listOfPlaying(narrowing, totalOf(db, 'plays'))] : []),
  ];
  return lists.reduce((least, one) => (one.total < least.total ? one : least));
}

/** All films, in the index of the order, or where they are few in that of their decade or language. */
function listOfAll(narrowing: Narrowing, total: number): Narrowed {
  const sort = narrowing.sort ?? 'popularity';
  const { language, decade } = narrowing;
  const isSorted = total <= SORTED && (language || decade);
  const index = isSorted ? (decade ? 'entity_released' : 'entity_language') : INDEXES[sort];
  const own = [
    ...(index === 'entity_released' && decade ? [yearsOf(decade)] : []),
    // The index has it as its condition.
    ...(index === 'entity_language' ? [term("kind <> 'person'")] : []),
    ...ofTitle(narrowing),
  ];
  const others = [
    ...ofGenre(narrowing),
    ...ofFacets(narrowing, 'entity.id'),
    ...playing(narrowing),
  ];
  return listWith(`entity INDEXED BY ${index} WHERE kind = 'movie'`, [...own, ...others], {
    order: ORDERS[sort],
    total,
    exact: others.length === 0,
  });
}

/** The films of a decade, as their dates begin. */
const yearsOf = (decade: number) =>
  term('released >= ? AND released < ?', `${decade / 10}`, `${decade / 10 + 1}`);

function listOfGenre(genre: string, narrowing: Narrowing, parts: readonly Part[]): Narrowed {
  const list = listOf(genre, narrowing, narrowing.sort ?? 'popularity', parts);
  const others = [
    ...ofFacets(narrowing, 'genre.entity_id'),
    ...(narrowing.watch
      ? [term('EXISTS (SELECT 1 FROM entity WHERE id = genre.entity_id AND plays > 0)')]
      : []),
  ];
  const values = list.values ?? [];
  const narrowed = listWith(list.from, others, { ...list, exact: others.length === 0 });
  return { ...narrowed, values: [...values, ...(narrowed.values ?? [])] };
}

/** Films of a country or a length are sorted: of many films few have one. */
function listOfFacet(facet: Facet, narrowing: Narrowing, total: number): Narrowed {
  const others = [
    ...ofTitle(narrowing),
    ...ofGenre(narrowing),
    ...ofFacets(narrowing, 'entity.id', facet),
    ...playing(narrowing),
  ];
  const from = "facet CROSS JOIN entity ON entity.id = facet.entity_id WHERE kind = 'movie'";
  return listWith(from, [term('facet.facet = ?', facet), ...others], {
    id: 'entity.id',
    order: ORDERS[narrowing.sort ?? 'popularity'],
    total,
    exact: others.length === 0,
  });
}

function listOfPlaying(narrowing: Narrowing, total: number): Narrowed {
  const sort = narrowing.sort ?? 'popularity';
  const index = sort === 'rating' ? 'entity_plays_rated' : 'entity_plays';
  const others = [
    ...ofTitle(narrowing),
    ...ofGenre(narrowing),
    ...ofFacets(narrowing, 'entity.id'),
  ];
  const from = `entity INDEXED BY ${index} WHERE kind = 'movie'`;
  return listWith(from, [...playing(narrowing), ...others], {
    order: ORDERS[sort],
    total,
    exact: others.length === 0,
  });
}

function listWith(
  from: string,
  terms: readonly Term[],
  rest: Omit<Narrowed, 'from' | 'values'>,
): Narrowed {
  const values = terms.flatMap((one) => one.values);
  return { ...rest, from: [from, ...terms.map(({ sql }) => sql)].join(' AND '), values };
}
