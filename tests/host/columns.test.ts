/**
 * A new column must neither break the code that fills a file, nor move values into other columns.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { films, openWorkshop, quiet, type Workshop } from '../fixtures/imports.ts';
import { sampleSeed } from '../fixtures/sample-seed.ts';
import { sourceFiles, withoutComments } from '../fixtures/source-files.ts';

/** A catalogue with entries of every kind. */
const seed = sampleSeed();
let work: Workshop;
beforeEach(() => {
  work = openWorkshop(openDb(':memory:'));
});
afterEach(() => work.close());

const TABLES = [
  'entity',
  'movie',
  'person',
  'credit',
  'company',
  'video',
  'season',
  'episode',
  'clip',
  'caption',
  'picture',
  'entry',
  'fact',
  'hidden',
  'genre',
  'total',
  'genre_total',
  'facet',
  'unsettled',
  'list',
  'list_text',
  'list_entry',
  'list_why',
];

it('a catalogue with unknown columns can be filled, filled again and imported into', async () => {
  const { db } = work;
  for (const table of TABLES) db.run(`ALTER TABLE ${table} ADD COLUMN later TEXT`);
  fillFromSeed(db, seed);
  const file = work.file('films.ndjson', films);
  expect(await importFile(db, file, quiet)).toMatchObject({ added: films.length });
  expect(fillFromSeed(db, { ...seed, fingerprint: 'another' })).toBe(true);
  expect(db.one("SELECT count(*) AS n FROM entity WHERE kind = 'movie'")).toEqual({
    n: seed.films.length + films.length,
  });
});

it('a credit that is kept for an imported film keeps its unknown columns', async () => {
  const { db } = work;
  fillFromSeed(db, seed);
  // One person is of the catalogue, and one of imported films alone.
  const cast = ['Ann-Marie Dee', 'Buster Keaton'];
  await importFile(
    db,
    work.file('films.ndjson', [{ title: 'Vellichor', year: 1933, cast }]),
    quiet,
  );
  db.run("ALTER TABLE credit ADD COLUMN later TEXT NOT NULL DEFAULT ''");
  db.run("UPDATE credit SET later = 'kept' WHERE title_id >= 3000000000");
  fillFromSeed(db, { ...seed, fingerprint: 'another' });
  const kept = db.all('SELECT later FROM credit WHERE title_id >= 3000000000');
  expect(kept).toEqual([{ later: 'kept' }, { later: 'kept' }]);
});

/** Matches INSERT INTO or REPLACE INTO and a table's name without a list of columns. */
const POSITIONAL =
  /\b(?:INSERT(?:\s+OR\s+\w+)?|REPLACE)\s+INTO\s+[\w.$'"`{}]+(?!\s*\()(?![\w.$'"`{}])/i;

it('no source inserts without naming its columns', () => {
  const files = sourceFiles('src/**/*.{ts,sql}', 'scripts/**/*.{ts,mjs}');
  expect(files.length).toBeGreaterThan(100);
  expect('INSERT OR IGNORE INTO fact VALUES (1, 2)').toMatch(POSITIONAL);
  const wrong = files.filter(({ text }) => POSITIONAL.test(withoutComments(text)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
