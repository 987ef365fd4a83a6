/** The countries and the lengths of films, by which all films can be narrowed. */
import { country, LENGTHS, type Length } from '#/contract/params.ts';
import type { Db } from '../db.ts';
import { insert } from '../insert.ts';
import type { Additions } from '../totals.ts';

/** A value of a film, as the table has it. */
export type Facet = `country ${string}` | `length ${Length}`;

/** What a film's entry says: codes of countries, and minutes. */
export type Described = { countries: unknown; runtime: unknown };

/** Returns whether a film of this many minutes has a length. Films under 40 minutes are also under 120. */
const FITS: Record<Length, (minutes: number) => boolean> = {
  'under-40': (minutes) => minutes < 40,
  'under-120': (minutes) => minutes < 120,
  longer: (minutes) => minutes >= 120,
};

function facetsOf({ countries, runtime }: Described): Facet[] {
  const codes = Array.isArray(countries) ? countries.filter(isCountry) : [];
  const lengths = typeof runtime === 'number' ? LENGTHS.filter((one) => FITS[one](runtime)) : [];
  return [
    ...Array.from(new Set(codes), (code): Facet => `country ${code}`),
    ...lengths.map((one): Facet => `length ${one}`),
  ];
}

const isCountry = (code: unknown): code is string =>
  typeof code === 'string' && country.parse(code) === code;

/** Writes the facets of a film, if they are not there yet, and notes in `counts` what it adds. */
export function addFacets(db: Db, id: number, described: Described, counts: Additions): void {
  const facets = facetsOf(described);
  if (facets.length === 0) return;
  if (db.one('SELECT 1 FROM facet WHERE entity_id = ? LIMIT 1', id)) return;
  for (const facet of facets) {
    insert(db, 'facet', { facet, entity_id: id });
    counts.addFacet(facet);
  }
}
