/**
 * `npm run bench`: measures pages on a low-end phone beside hand-written ones (the floor), and the
 * server beside bare node:http, all in one run on this machine.
 * `--loads N`: loads of each page (9), and a third as many visits. `--soak N`: requests of the memory test (500,000).
 * `--only pages|taps|worker|visit|server|memory`: runs one part.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import freshBuild from '../fixtures/fresh-build.ts';
import { measurePages } from './browsing.ts';
import { expectParity } from './floor-parity.ts';
import { measureMemory } from './memory.ts';
import { noise, type Running, start } from './process.ts';
import { measureSecondVisit } from './second-visit.ts';
import { measureStored, measureUncached } from './serving.ts';
import { percent, printTable, type Row } from './table.ts';
import { measureTaps } from './tapping.ts';
import { measureVisits } from './visit.ts';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '9' },
    soak: { type: 'string', default: '500000' },
    only: { type: 'string' },
  },
});
const loads = bounded(values.loads, 50);
const soak = bounded(values.soak, 1_000_000);
const REPORT = 'test-results/bench.json';

function bounded(given: string, most: number): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`not 1 to ${most}: ${given}`);
  return value;
}

const wanted = (part: string) => values.only === undefined || values.only === part;

async function measure(
  site: Running,
  watched: Running,
  floor: Running,
  startPlain: () => Promise<Running>,
): Promise<Row[]> {
  const rows: Row[] = [];
  if (wanted('pages')) rows.push(...(await measurePages(site.url, floor.url, loads)));
  if (wanted('taps')) rows.push(...(await measureTaps(site.url, floor.url, loads)));
  if (wanted('worker')) rows.push(...(await measureSecondVisit(site.url, loads)));
  if (wanted('visit')) {
    const urls = { with: site.url, without: (await startPlain()).url, floor: floor.url };
    rows.push(...(await measureVisits(urls, Math.ceil(loads / 3))));
  }
  if (wanted('server')) {
    rows.push(...(await measureStored(site, 'stored', 0.75)));
    rows.push(...(await measureStored(watched, 'logged and counted', 0.5)));
    rows.push(...(await measureUncached()));
  }
  if (wanted('memory')) rows.push(...(await measureMemory(site, soak)));
  return rows;
}

await freshBuild();
const before = noise();
const pictures = mkdtempSync(join(tmpdir(), 'manzar-bench-'));
const running: Running[] = [];
async function run(script: string, args: string[], env?: Record<string, string>): Promise<Running> {
  const server = await start(script, args, env);
  running.push(server);
  return server;
}
try {
  const host = await run('tests/bench/host.ts', []);
  const settings = {
    PORT: '0',
    CATALOGUE_HOST: host.url,
    CATALOGUE_DB: ':memory:',
    SHELF_DB: ':memory:',
    IMAGE_HOST: `${host.url}/t/p`,
    PICTURE_CACHE: pictures,
  };
  const site = await run('dist/server/entry.mjs', [], { ...settings, ACCESS_LOG: 'off' });
  const metrics = { ACCESS_LOG: 'on', METRICS_PORT: '0' };
  const watched = await run('dist/server/entry.mjs', [], { ...settings, ...metrics });
  if (wanted('pages')) await expectParity(site.url);
  const floor = await run('tests/bench/floor.ts', [host.url]);
  const plain = { ...settings, ACCESS_LOG: 'off', DICTIONARIES: 'off' };
  const startPlain = () => run('dist/server/entry.mjs', [], plain);
  const rows = await measure(site, watched, floor, startPlain);
  const after = noise();
  printTable(rows);
  const missed = rows.filter(({ held }) => held === false);
  console.log(`${rows.filter(({ held }) => held).length} targets held, ${missed.length} missed`);
  const words = [before, after].map(({ spread }) => percent(spread)).join(', then ');
  console.log(`Noise: the slowest of 15 equal loops against the fastest: ${words}.`);
  mkdirSync('test-results', { recursive: true });
  const report = { at: new Date().toISOString(), loads, soak, noise: { before, after }, rows };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`Written to ${REPORT}.`);
} finally {
  for (const server of running.reverse()) await server.stop();
  rmSync(pictures, { recursive: true, force: true });
}
