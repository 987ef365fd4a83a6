/** Which list has the films that a visitor asks for, so that a page of it reads few rows of a million. */
import type { SQLInputValue } from 'node:sqlite';
import type { ParamsOf } from '#/contract/calls.ts';
import type { Sort } from '#/contract/params.ts';
import type { Facet } from '../catalogue/facets.ts';
import type { Db } from '../db.ts';
import type { List } from '../paging.ts';
import { totalOf } from '../totals.ts';
import {
  listOf as genreList,
  type Part,
  partsOf as partsOfGenre,
  SORTED,
  sizeOf,
} from './genre.ts';

export type Narrowing = Omit<ParamsOf<'discover'>, 'page'>;

type Term = { sql: string; values: readonly SQLInputValue[] };
/** `exact`: whether its total is that of the films which are asked for. */
export type Narrowed = List & { exact: boolean };

const ORDERS: Record<Sort, readonly string[]> = {
  popularity: ['popularity DESC', 'id'],
  rating: ['rating DESC', 'id'],
  date: ['released DESC', 'popularity DESC', 'id'],
};
const INDEXES: Record<Sort, string> = {
  ...{ popularity: 'entity_popular', rating: 'entity_rated', date: 'entity_released' },
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

/** Returns the list of what is asked for: the smallest that a filter has, and the other filters as its terms. */
export function narrowedList(db: Db, asked: Narrowing): Narrowed {
  const { genre, watch } = asked;
  const facets = facetsOf(asked);
  const all = partsOfAll(db);
  const ofGenre = genre ? partsOfGenre(db, genre) : [];
  const bases: { size: number; list(): Narrowed }[] = [
    { size: sizeOf(all, asked), list: () => listOfAll(asked, sizeOf(all, asked)) },
    ...(genre
      ? [{ size: sizeOf(ofGenre, asked), list: () => listOfGenre(genre, asked, ofGenre) }]
      : []),
    ...facets.map((facet) => ({
      size: totalOf(db, facet),
      list: () => listOfFacet(facet, asked, totalOf(db, facet)),
    })),
    ...(watch
      ? [{ size: totalOf(db, 'plays'), list: () => listOfPlaying(asked, totalOf(db, 'plays')) }]
      : []),
  ];
  const [smallest] = bases.toSorted((a, b) => a.size - b.size);
  return (smallest ?? (bases[0] as (typeof bases)[number])).list();
}

function facetsOf({ country, length }: Narrowing): Facet[] {
  return [
    ...(country ? [`country ${country}` as const] : []),
    ...(length ? [`length ${length}` as const] : []),
  ];
}

function listOfAll(asked: Narrowing, total: number): Narrowed {
  const sort = asked.sort ?? 'popularity';
  const { language, decade } = asked;
  const isSorted = total <= SORTED && (language || decade);
  const index = isSorted ? (decade ? 'entity_released' : 'entity_language') : INDEXES[sort];
  const terms = [
    ...(index === 'entity_released' && decade ? [yearsOf(decade)] : []),
    // The index has it as its condition.
    ...(index === 'entity_language' ? [term("kind <> 'person'")] : []),
    ...ofTitle(asked),
  ];
  const more = [...ofGenre(asked, 'entity.id'), ...ofFacets(asked, 'entity.id'), ...playing(asked)];
  return listWith(`entity INDEXED BY ${index} WHERE kind = 'movie'`, [...terms, ...more], {
    ...{ order: ORDERS[sort], total, exact: more.length === 0 },
  });
}

function listOfGenre(slug: string, asked: Narrowing, parts: readonly Part[]): Narrowed {
  const list = genreList(slug, asked, asked.sort ?? 'popularity', parts);
  const { from, values = [], total } = list;
  const more = ofFacets(asked, 'genre.entity_id');
  const plays = asked.watch
    ? [term('EXISTS (SELECT 1 FROM entity WHERE id = genre.entity_id AND plays > 0)')]
    : [];
  const terms = [...more, ...plays];
  const all = listWith(from, terms, { ...list, total, exact: terms.length === 0 });
  return { ...all, values: [...values, ...(all.values ?? [])] };
}

function listOfFacet(facet: Facet, asked: Narrowing, total: number): Narrowed {
  const others = ofFacets(asked, 'entity.id', facet);
  const more = [...ofTitle(asked), ...ofGenre(asked, 'entity.id'), ...others, ...playing(asked)];
  const from = "facet CROSS JOIN entity ON entity.id = facet.entity_id WHERE kind = 'movie'";
  return listWith(from, [term('facet.facet = ?', facet), ...more], {
    ...{ id: 'entity.id', order: ORDERS[asked.sort ?? 'popularity'] },
    ...{ total, exact: more.length === 0 },
  });
}

function listOfPlaying(asked: Narrowing, total: number): Narrowed {
  const sort = asked.sort ?? 'popularity';
  const index = sort === 'rating' ? 'entity_plays_rated' : 'entity_plays';
  const more = [
    ...[...ofTitle(asked), ...ofGenre(asked, 'entity.id'), ...ofFacets(asked, 'entity.id')],
  ];
  return listWith(`entity INDEXED BY ${index} WHERE kind = 'movie'`, [...playing(asked), ...more], {
    ...{ order: ORDERS[sort], total, exact: more.length === 0 },
  });
}

const term = (sql: string, ...values: SQLInputValue[]): Term => ({ sql, values });

function listWith(
  from: string,
  terms: readonly Term[],
  rest: Omit<Narrowed, 'from' | 'values'>,
): Narrowed {
  const values = terms.flatMap((one) => one.values);
  return { ...rest, from: [from, ...terms.map(({ sql }) => sql)].join(' AND '), values };
}

const ofTitle = ({ language, decade }: Narrowing): Term[] => [
  ...(language ? [term('language = ?', language)] : []),
  ...(decade ? [term('decade = ?', decade)] : []),
];
/** The films of a decade, as their dates begin. */
const yearsOf = (decade: number) =>
  term('released >= ? AND released < ?', `${decade / 10}`, `${decade / 10 + 1}`);
const playing = ({ watch }: Narrowing): Term[] => (watch ? [term('plays > 0')] : []);
const ofGenre = ({ genre }: Narrowing, id: string): Term[] =>
  genre
    ? [
        term(
          `EXISTS (SELECT 1 FROM genre WHERE entity_id = ${id} AND slug = ? AND kind = 'movie')`,
          genre,
        ),
      ]
    : [];
const ofFacets = (asked: Narrowing, id: string, but?: Facet): Term[] =>
  facetsOf(asked)
    .filter((facet) => facet !== but)
    .map((facet) =>
      term(`EXISTS (SELECT 1 FROM facet AS own WHERE own.facet = ? AND entity_id = ${id})`, facet),
    );
