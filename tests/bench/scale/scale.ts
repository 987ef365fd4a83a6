/**
 * `node tests/bench/scale/scale.ts [FILE] [--titles N] [--folder DIR]`: makes up a million films, with the
 * words of a file of films if it is given, imports them, starts the built site, asks for everything,
 * and prints each figure beside its target. Keeps the catalogue in DIR, where a next run finds it. Ends with
 * exit code 1 if a target is missed.
 */
import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { openDb } from '#/host/db.ts';
import { createHost } from '#/host/host.ts';
import freshBuild from '../../fixtures/fresh-build.ts';
import { measureCalls } from './calls.ts';
import { measureDiscover } from './discover.ts';
import { madeFilms, OWN_WORDS, type Words, wordsOfFile } from './films.ts';
import type { Imported } from './importing.ts';
import { printRows, type Row } from './report.ts';
import { measurePairs, measureSearches } from './searches.ts';
import { importBeside, measureSite } from './site.ts';

const { values, positionals } = parseArgs({
  options: { titles: { type: 'string', default: '1000000' }, folder: { type: 'string' } },
  allowPositionals: true,
});
await freshBuild();
const titles = Number(values.titles);
/** Number of films whose import is timed at the start and after the others. */
const FEW = Math.min(50_000, titles);
const [file] = positionals;
const words = file ? await wordsOfFile(file) : OWN_WORDS;
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'manzar-scale-'));
const path = join(folder, 'catalogue.db');

const rows: Row[] = [];
if (!existsSync(path)) rows.push(...(await measureImports()));
rows.push({ what: 'Size of the file', value: statSync(path).size / 1e6, unit: 'MB' });
rows.push(...(await measureSite(folder)));
const db = openDb(path);
const context = { db, siteUrl: 'http://localhost', now: () => new Date() };
const host = createHost(context, (error) => {
  throw error;
});
rows.push(...(await measureCalls(db, host)));
rows.push(...measureDiscover(host));
rows.push(...measureSearches(db, host));
rows.push(...(await measurePairs(db, host)));
db.close();
if (!printRows(rows)) process.exitCode = 1;
if (!values.folder) rmSync(folder, { recursive: true });

async function measureImports(): Promise<Row[]> {
  const [all, few, more] = [titles, FEW, FEW].map((count, seed) => write(count, words, seed + 1));
  const small = imported(join(folder, 'small.db'), await (few as Promise<string>));
  rmSync(join(folder, 'small.db'));
  const whole = await importBeside(folder, await (all as Promise<string>));
  const again = imported(path, await (all as Promise<string>));
  const last = imported(path, await (more as Promise<string>));
  const rate = ({ added, cpuSeconds }: Imported) => added / cpuSeconds;
  return [
    { what: 'Films imported', value: whole.imported.added, unit: '' },
    rateRow(`First ${FEW} films`, rate(small), 6000),
    rateRow('All films', rate(whole.imported), 3000),
    rateRow(`${FEW} films after them`, rate(last), 3000),
    { what: 'Memory of the import', value: whole.imported.megabytes, unit: 'MB', target: 600 },
    { what: 'Rows that a second import writes', value: again.written, unit: '', target: 0 },
    {
      what: 'Pages during the import, p99',
      unit: 'ms',
      target: 100,
      p50: whole.p50,
      value: whole.p99,
    },
  ];
}

function rateRow(what: string, value: number, target: number): Row {
  return { what: `${what}, a second of CPU`, value, unit: 'films', target, atLeast: true };
}

function imported(database: string, films: string): Imported {
  const program = new URL('./importing.ts', import.meta.url).pathname;
  const said = execFileSync(process.execPath, [program, database, films], { encoding: 'utf8' });
  return JSON.parse(said) as Imported;
}

/** Writes made-up films into a file. Returns its path. */
async function write(count: number, from: Words, seed: number): Promise<string> {
  const to = join(folder, `films-${count}-${seed}.ndjson`);
  function* lines() {
    let text = '';
    for (const film of madeFilms(count, from, seed)) {
      text += `${JSON.stringify(film)}\n`;
      if (text.length < 1e6) continue;
      yield text;
      text = '';
    }
    yield text;
  }
  await pipeline(Readable.from(lines()), createWriteStream(to));
  return to;
}
