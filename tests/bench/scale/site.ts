/** The built site on a large catalogue: its start, its pages during an import, its site map. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { quantile } from '../numbers.ts';
import { memoryOf, type Running, start } from '../process.ts';
import type { Imported } from './importing.ts';
import type { Row } from './report.ts';

const SERVER = 'dist/server/entry.mjs';
const siteOn = (database: string) => start(SERVER, [], { CATALOGUE_DB: database, PORT: '0' });

/** Milliseconds between two visits during an import. */
const PAUSE = 25;

/** Imports films while the site serves pages that are not stored. */
export async function importBeside(
  folder: string,
  films: string,
): Promise<{ imported: Imported; p50: number; p99: number }> {
  const database = join(folder, 'catalogue.db');
  const site = await siteOn(database);
  const program = new URL('./importing.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, database, films], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const times: number[] = [];
  const ended = once(child, 'exit');
  for (let visit = 0; child.exitCode === null; visit += 1) {
    const begin = performance.now();
    await (await fetch(`${site.url}/movies/PopularMovies?page=${1 + (visit % 400)}`)).text();
    times.push(performance.now() - begin);
    await setTimeout(PAUSE);
  }
  await ended;
  await site.stop();
  return {
    imported: JSON.parse(said) as Imported,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** Times that a start is measured; the fastest counts. */
const STARTS = 3;

async function readyAfter(database: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < STARTS; at += 1) {
    const begin = performance.now();
    const site = await siteOn(database);
    const { status } = await fetch(`${site.url}/readyz`);
    if (status === 200) least = Math.min(least, performance.now() - begin);
    await site.stop();
  }
  return least;
}

export async function measureSite(folder: string): Promise<Row[]> {
  const shipped = join(folder, 'shipped.db');
  await (await siteOn(shipped)).stop();
  const small = await readyAfter(shipped);
  const large = await readyAfter(join(folder, 'catalogue.db'));
  const site = await siteOn(join(folder, 'catalogue.db'));
  const rows: Row[] = [
    {
      what: 'Start, longer than with the shipped catalogue',
      value: large - small,
      unit: 'ms',
      target: 1000,
    },
    ...(await measureCold(site)),
    ...(await measureMap(site)),
  ];
  await site.stop();
  return rows;
}

async function measureCold(site: Running): Promise<Row[]> {
  const begin = performance.now();
  await (await fetch(`${site.url}/movie-dashboard`)).text();
  return [{ what: 'Cold home', value: performance.now() - begin, unit: 'ms' }];
}

/** Reads the first, the middle and the last parts of the site map, and asks for the health meanwhile. */
async function measureMap(site: Running): Promise<Row[]> {
  const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const asked = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => parts[Math.floor(share * (parts.length - 1))],
  );
  const before = memoryOf(site.pid, 'VmRSS');
  let isOver = false;
  const health = (async () => {
    const times: number[] = [];
    while (!isOver) {
      const begin = performance.now();
      await (await fetch(`${site.url}/healthz`)).text();
      times.push(performance.now() - begin);
      await setTimeout(2);
    }
    return Math.max(...times);
  })();
  for (let round = 0; round < 20; round += 1) {
    for (const path of asked) await (await fetch(site.url + path)).text();
  }
  isOver = true;
  return [
    { what: 'Parts of the site map', value: parts.length, unit: '' },
    { what: 'Longest wait of /healthz beside it', value: await health, unit: 'ms', target: 50 },
    {
      what: 'Memory that 100 parts add',
      value: memoryOf(site.pid, 'VmRSS') - before,
      unit: 'MB',
      target: 50,
    },
    { what: 'Memory of the site', value: memoryOf(site.pid, 'VmRSS'), unit: 'MB' },
  ];
}
