/** The thread that fills the catalogue's file before the dev server needs it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openDb } from '#/host/db.ts';
import { setFact } from '#/host/facts.ts';
import { indexTrouble } from '#/host/search/search-index.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { fillAhead } from '#/tools/dev/fill-ahead.ts';
import { createPreview } from '#/tools/dev/preview.ts';
import { folderOfTests } from '../../../fixtures/folder.ts';
import { SAMPLE, sampleSeed } from '../../../fixtures/sample-seed.ts';

const folder = folderOfTests();
afterEach(() => void vi.unstubAllEnvs());

function start(database: string) {
  vi.stubEnv('CATALOGUE_DIR', SAMPLE);
  vi.stubEnv('CATALOGUE_DB', database);
  vi.stubEnv('SHELF_DB', ':memory:');
  vi.stubEnv('PICTURE_KEY', 'a key of thirty-two letters or more');
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  return { said, log, filled: fillAhead(log) };
}

it('fills the file, and says what it did', async () => {
  const path = join(folder, 'catalogue.db');
  const before = openDb(path);
  fillFromSeed(before, sampleSeed());
  setFact(before, 'indexed', '1');
  before.close();
  const { said, filled } = start(path);
  await filled;
  expect(said).toEqual([expect.stringMatching(/^The catalogue is indexed again/)]);
  const after = openDb(path);
  expect(indexTrouble(after)).toBe(null);
  after.close();
});

it('if it fails, the dev server starts and says why', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { said, log, filled } = start(join(folder, 'file', 'catalogue.db'));
  const preview = await createPreview(log, filled);
  expect(preview.mistakes()).toEqual([]);
  expect(said).toEqual([expect.stringContaining('kept in memory until the next start')]);
  preview.site.close();
});
