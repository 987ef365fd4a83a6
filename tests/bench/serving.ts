/** Measures the speed of the server beside bare node:http that sends the same bytes. */
import { setTimeout } from 'node:timers/promises';
import { brotliQuick } from '#/server/compress.ts';
import { askStored } from '../e2e/ask.ts';
import { wholePages } from '../fixtures/whole-host.ts';
import { type Load, loadMany, loadOne } from './load.ts';
import { median } from './numbers.ts';
import { cpuOf, type Running, start } from './process.ts';
import type { Row } from './table.ts';

/**
 * Number of short rounds. The servers take turns, so that other work of the machine affects both.
 */
const ROUNDS = 15;
const SECONDS = 1;

type Round = Load & { cpu: number };

async function round(server: Running, path: string): Promise<Round> {
  const before = cpuOf(server.pid);
  const load = await loadOne(server.url + path, SECONDS);
  return { ...load, cpu: (cpuOf(server.pid) - before) / load.requests };
}

/** Waits until a response has stopped shrinking, so that both servers send the same bytes. */
async function settle(url: string): Promise<void> {
  let size = 0;
  for (let still = 0; still < 5; still += 1) {
    const { body } = await askStored(url);
    if (body.length !== size) still = 0;
    size = body.length;
    await setTimeout(300);
  }
}

/**
 * Measures stored pages in turns with the bare server. `least` is the share of its speed that the
 * site must reach. Returns the report's rows.
 */
export async function measureStored(site: Running, kind: string, least: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of ['home', 'movie'] as const) {
    const path = wholePages[name];
    await settle(site.url + path);
    const bare = await start('tests/bench/bare.ts', [site.url + path]);
    try {
      const ours: Round[] = [];
      const theirs: Round[] = [];
      await round(site, path);
      await round(bare, path);
      for (let index = 0; index < ROUNDS; index += 1) {
        ours.push(await round(site, path));
        theirs.push(await round(bare, path));
      }
      rows.push(...compared(`${kind} ${name}`, ours, theirs, least));
      console.error(`${kind} ${name}: ${ROUNDS} rounds`);
    } finally {
      await bare.stop();
    }
  }
  return rows;
}

function compared(name: string, ours: Round[], theirs: Round[], least: number): Row[] {
  const of = (what: keyof Round) => ({
    value: median(ours.map((one) => one[what])),
    floor: median(theirs.map((one) => one[what])),
    ratio: median(ours.map((one, index) => one[what] / (theirs[index]?.[what] ?? Number.NaN))),
  });
  const [speed, p99] = [of('perSecond'), of('p99')];
  const held = speed.ratio >= least;
  return [
    { what: `${name}, requests a second`, unit: '', ...speed, target: `≥ ${least} ×`, held },
    { what: `${name}, p50`, unit: 'ms', ...of('p50') },
    {
      what: `${name}, p99`,
      unit: 'ms',
      ...p99,
      target: '≤ 2 ×',
      held: p99.ratio <= 2,
    },
    { what: `${name}, CPU a request`, unit: 'ms', ...of('cpu') },
  ];
}

/**
 * Measures home on the embedded host, with another address each time, so that the site renders and
 * compresses each response. Returns the report's rows.
 */
export async function measureUncached(): Promise<Row[]> {
  const site = await start('dist/server/entry.mjs', [], {
    PORT: '0',
    CATALOGUE_DB: ':memory:',
  });
  try {
    // Two lists of trailers and the pages of three rows give thousands of addresses with few calls.
    const address = (index: number) => {
      const query = new URLSearchParams({
        popular: String(1 + (index % 9)),
        recent: String(1 + (Math.floor(index / 9) % 9)),
        thisYear: String(1 + (Math.floor(index / 81) % 9)),
        ...(Math.floor(index / 729) % 2 === 1 && { trailers: 'week' }),
        play: `x${index}`,
      });
      return `${site.url}${wholePages.home}?${query}`;
    };
    await loadMany((index) => address(1e6 + index), 2);
    const before = cpuOf(site.pid);
    const load = await loadMany(address, 5);
    const cpu = (cpuOf(site.pid) - before) / load.requests;
    const perCore = 1000 / cpu;
    const compressing = await cpuOfCompressing(address(0));
    const bare = 1000 / (cpu - compressing);
    const name = 'uncached home, compressed';
    return [
      { what: `${name}, requests a second`, unit: '', value: load.perSecond },
      {
        what: `${name}, a second a core`,
        unit: '',
        value: perCore,
        target: '≥ 200',
        held: perCore >= 200,
      },
      {
        what: 'uncached home, before compression, a second a core',
        unit: '',
        value: bare,
        target: '≥ 300',
        held: bare >= 300,
      },
      { what: `${name}, p99`, unit: 'ms', value: load.p99 },
      // Both are work of this machine, so their ratio stays when it is slower for a while.
      {
        what: 'uncached home, CPU before compression, to its compression',
        unit: 'ms',
        value: cpu - compressing,
        floor: compressing,
      },
    ];
  } finally {
    await site.stop();
  }
}

/**
 * Returns the milliseconds of processor time in which the server compresses one page. The server
 * compresses every page that it renders, for the store. So the time can only be subtracted from
 * what was measured.
 */
async function cpuOfCompressing(url: string): Promise<number> {
  const page = Buffer.from(await (await fetch(url)).arrayBuffer());
  const begin = process.cpuUsage();
  for (let index = 0; index < COMPRESSED; index += 1) await brotliQuick(page);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / COMPRESSED;
}
const COMPRESSED = 200;
