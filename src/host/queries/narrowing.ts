/** The terms by which a list of films keeps what a visitor asks for. */
import type { SQLInputValue } from 'node:sqlite';
import type { Facet } from '../catalogue/facets.ts';
import type { Narrowing } from './narrowed.ts';

export type Term = { sql: string; values: readonly SQLInputValue[] };

export const term = (sql: string, ...values: SQLInputValue[]): Term => ({ sql, values });

/** Returns the country and the length that are asked for, as the table has them. */
export function facetsOf({ country, length }: Narrowing): Facet[] {
  return [
    ...(country ? [`country ${country}` as const] : []),
    ...(length ? [`length ${length}` as const] : []),
  ];
}

/** Terms of what the row of a film has itself. */
export const ofTitle = ({ language, decade }: Narrowing): Term[] => [
  ...(language ? [term('language = ?', language)] : []),
  ...(decade ? [term('decade = ?', decade)] : []),
];

export const playing = ({ watch }: Narrowing): Term[] => (watch ? [term('plays > 0')] : []);

const IN_GENRE =
  "EXISTS (SELECT 1 FROM genre WHERE entity_id = entity.id AND slug = ? AND kind = 'movie')";
export const ofGenre = ({ genre }: Narrowing): Term[] => (genre ? [term(IN_GENRE, genre)] : []);

/** `id`: the column of the film's id. `but`: the one that the list has already. */
export function ofFacets(asked: Narrowing, id: string, but?: Facet): Term[] {
  const sql = `EXISTS (SELECT 1 FROM facet AS own WHERE own.facet = ? AND own.entity_id = ${id})`;
  return facetsOf(asked)
    .filter((facet) => facet !== but)
    .map((facet) => term(sql, facet));
}
