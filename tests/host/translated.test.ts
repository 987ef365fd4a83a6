/** The open catalogue in the languages of pages: every name, text, reason and birthplace. */
import { afterAll, describe, expect, it } from 'vitest';
import { callNames, calls } from '#/contract/calls.ts';
import { nameLanguages } from '#/contract/names.ts';
import { placeIn } from '#/host/languages/places.ts';
import { reasonIn } from '#/host/languages/reasons.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const seed = shippedSeed();
const { host, db } = createTestHost();
afterAll(() => db.close());

type Row = { native_titles?: { language: string }[] };

/** Returns the rows of an answer, whatever its envelope. What a list may be narrowed by are no rows. */
function rowsOf(body: unknown): Row[] {
  if (Array.isArray(body)) return body;
  const { choices: _choices, ...lists } = body as { choices?: unknown };
  const values = Object.values(lists).filter((value) => typeof value === 'object');
  return values.flatMap((value) => (value === null ? [] : rowsOf(value)));
}

/** Returns all rows of a listing: each has its names in all languages. */
async function listed(template: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page < 200; page += 1) {
    const { body } = await askHost(host, `${template}?page=${page}`);
    const found = rowsOf(body).filter((row) => typeof row === 'object');
    rows.push(...found);
    const { total_pages, totalPages } = body as { total_pages?: number; totalPages?: number };
    if (page >= (total_pages ?? totalPages ?? 1)) break;
  }
  return rows;
}

const LISTINGS = callNames
  .map((name) => calls[name].template)
  .filter((template) => !template.includes('{') && !template.endsWith('search'));

it.each(LISTINGS)('every card of %s has its name in every language', async (template) => {
  const rows = await listed(template);
  expect(rows.length).toBeGreaterThan(0);
  const isNamed = ({ native_titles = [] }: Row) =>
    nameLanguages.every((language) => native_titles.some((one) => one.language === language));
  expect(rows.filter((row) => !isNamed(row))).toEqual([]);
});

describe.each(nameLanguages)('on pages in %s', (language) => {
  it('every entry that has a text has it in the language', () => {
    const without = db.all<{ name: string }>(
      `SELECT name FROM entity WHERE overview <> '' AND NOT EXISTS
         (SELECT 1 FROM text WHERE entity_id = entity.id AND language = ?)
         AND (kind <> 'person' OR EXISTS (SELECT 1 FROM text WHERE entity_id = entity.id))`,
      language,
    );
    expect(without).toEqual([]);
  });

  it('every reason and every birthplace is in the language', () => {
    const { films, series, dramas, songs, fitness, people } = seed;
    const reasons = [...films, ...series, ...dramas, ...songs, ...fitness].flatMap(
      ({ basis }) => basis?.reason ?? [],
    );
    expect(reasons.filter((reason) => reasonIn(language, reason) === null)).toEqual([]);
    const places = people.flatMap(({ placeOfBirth }) => placeOfBirth ?? []);
    expect(places.filter((place) => placeIn(language, place) === null)).toEqual([]);
  });

  it('most of the first popular films are South Asia’s own', async () => {
    const { body } = await askHost(host, `/api/tmdb/popular?page=1&ui=${language}`);
    const ids = (body as { results: { id: number }[] }).results.map(({ id }) => id);
    const own = db.one<{ n: number }>(
      'SELECT sum(south_asian) AS n FROM entity WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    );
    expect(own?.n).toBeGreaterThanOrEqual(14);
  });
});
