/**
 * Fixed sample entries must give the rows and index words of `sample/golden.txt`. If they give
 * others, catalogue files in use must be filled again: raise CATALOGUE_VERSION.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { CATALOGUE_VERSION } from '#/host/catalogue-version.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { dumpCatalogue, goldenOf, judge } from '../fixtures/catalogue-dump.ts';

const SAMPLE = fileURLToPath(new URL('./sample/', import.meta.url));
const GOLDEN = `${SAMPLE}golden.txt`;
const WRITE = 'WRITE_GOLDEN=1 npm run unit -- tests/host/catalogue-version.test.ts';

beforeEach(() => {
  // Imported rows contain the day of the import.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function sampleDump(): Promise<string> {
  const db = openDb(':memory:');
  fillFromSeed(db, loadSeed(SAMPLE));
  const report = await importFile(db, `${SAMPLE}import.ndjson`, () => {});
  expect(report).toMatchObject({ added: 3, known: 1, refused: [{ line: 5 }] });
  const dump = dumpCatalogue(db);
  db.close();
  return dump;
}

it('the rows and index words of the sample entries change only with CATALOGUE_VERSION', async () => {
  const dump = await sampleDump();
  const golden = existsSync(GOLDEN) ? readFileSync(GOLDEN, 'utf8') : '';
  const verdict = judge(golden, CATALOGUE_VERSION, dump);
  if (verdict === 'write' && process.env.WRITE_GOLDEN) {
    return writeFileSync(GOLDEN, goldenOf(CATALOGUE_VERSION, dump));
  }
  const advice = {
    same: '',
    raise: `The sample entries give other rows or index words: raise CATALOGUE_VERSION in src/host/catalogue-version.ts, then run ${WRITE}`,
    write: `The golden file is not of CATALOGUE_VERSION ${CATALOGUE_VERSION}: run ${WRITE}`,
  }[verdict];
  expect(goldenOf(CATALOGUE_VERSION, dump), advice).toBe(golden);
});
