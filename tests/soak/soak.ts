/**
 * `npm run soak [-- --minutes N]`: serves the built site for ten minutes, with caches of a tenth, to visitors
 * who break off downloads and ask nonsense, over a host and a Redis that flap, with foreign pictures; some are
 * broken. After each round, when all visitors have left, it reads what the process holds. From the minute when the
 * caches are full, descriptors and the heap after a collection must stay within a tenth of their median, and no
 * stored page may fail. Prints a table; ends with exit code 1 if a limit is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '#/server/port.ts';
import { median } from '../bench/numbers.ts';
import { start } from '../bench/process.ts';
import freshBuild from '../fixtures/fresh-build.ts';
import { descriptorsOf, type Held, inspect } from './inspected.ts';
import { createTroubledHost, createTroubledRedis } from './troubled.ts';
import { type Counts, createVisitors } from './visitors.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const MINUTES = Number(values.minutes);

/** A tenth of the defaults of `PAGE_STORE_MB`, `SHELF_MB` and `PICTURE_CACHE_MB`. */
const CACHES = { PAGE_STORE_MB: '3.2', SHELF_MB: '51', PICTURE_CACHE_MB: '51' };
/** Bytes of JSON that fill the shelf, and the answers in memory: these take 32 MB, without a setting. */
const ANSWERS = 56 * 2 ** 20;
/** Milliseconds of visits in a round. */
const ROUND = 15_000;
/** Milliseconds that the site has to end. */
const LAST = 30_000;
/** Share of the median by which a value may differ from it. */
const SPREAD = 0.1;

type Sample = Held & { minute: number; requests: number; failed: number; isFull: boolean };

await freshBuild();
const folder = mkdtempSync(join(tmpdir(), 'manzar-soak-'));
const host = await createTroubledHost();
const redis = await createTroubledRedis();
if (redis === null) console.log('redis-server is not installed: this run has no Redis.');
const [inspectPort, metricsPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
const site = await start(
  'dist/server/entry.mjs',
  [],
  {
    ...CACHES,
    PORT: '0',
    CATALOGUE_HOST: host.origin,
    IMAGE_HOST: `${host.origin}/t/p`,
    IMAGE_HOSTS: host.foreign,
    SHELF_DB: join(folder, 'shelf.db'),
    PICTURE_CACHE: join(folder, 'pictures'),
    METRICS_PORT: String(metricsPort),
    ...(redis && { REDIS_URL: redis.url }),
  },
  [`--inspect-port=127.0.0.1:${inspectPort}`],
);
const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
const { held, close } = await inspect(site.pid, inspectPort, metrics);
const samples: Sample[] = [];
const failures: string[] = [];
const counts: Counts = {};
try {
  const visitors = createVisitors(site.url);
  const begin = performance.now();
  await visitors.begin();
  await visitors.fill(() => host.sent() > ANSWERS);
  const minute = () => (performance.now() - begin) / 60_000;
  for (let turn = 0; turn === 0 || minute() < MINUTES; turn += 1) {
    const [round] = await Promise.all([visitors.round(ROUND), trouble(turn)]);
    await calm();
    const now = await held();
    const isFull = now.pages > 0.9 * Number(CACHES.PAGE_STORE_MB) && host.sent() > ANSWERS;
    const requests = Object.values(round.counts).reduce((sum, count) => sum + count, 0);
    samples.push({ ...now, minute: minute(), requests, failed: round.failed.length, isFull });
    failures.push(...round.failed);
    for (const [outcome, count] of Object.entries(round.counts)) {
      counts[outcome] = (counts[outcome] ?? 0) + count;
    }
    print(samples.at(-1) as Sample);
  }
} finally {
  close();
  const killed = globalThis.setTimeout(() => site.child.kill('SIGKILL'), LAST);
  await site.stop();
  clearTimeout(killed);
  await redis?.close();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(judge() ? 0 : 1);

/** The trouble of a round: the host's first, then that of Redis. */
async function trouble(turn: number): Promise<void> {
  await setTimeout(0.2 * ROUND);
  await host.flap(turn, 0.25 * ROUND);
  await setTimeout(0.1 * ROUND);
  await redis?.flap(turn, 0.15 * ROUND);
}

/** Resolves when the site's idle connections to hosts are closed: its descriptors have not changed for a second. */
async function calm(): Promise<void> {
  await setTimeout(4000);
  let [before, still] = [0, 0];
  for (let looks = 0; still < 4 && looks < 40; looks += 1) {
    const now = descriptorsOf(site.pid);
    still = now === before ? still + 1 : 0;
    before = now;
    await setTimeout(250);
  }
}

function print(sample: Sample): void {
  if (samples.length === 1) {
    console.log(
      '| Minute | Requests | Stored pages that failed | Descriptors | Heap, MB | Resident, MB | Loop delay p99, ms | Stored pages, MB | Full |\n' +
        '|---|---|---|---|---|---|---|---|---|',
    );
  }
  const { minute, requests, failed, descriptors, heap, rss, delay, pages, isFull } = sample;
  const cells = [minute.toFixed(1), requests, failed, descriptors, heap.toFixed(1), rss.toFixed(0)];
  console.log(
    `| ${[...cells, delay.toFixed(0), pages.toFixed(1), isFull ? 'yes' : 'no'].join(' | ')} |`,
  );
}

/** Prints whether the limits were held. Returns whether all were. */
function judge(): boolean {
  const from = samples.findIndex(({ isFull }) => isFull);
  const steady = from < 0 ? [] : samples.slice(from);
  const since = steady[0]?.minute.toFixed(1);
  console.log(`\nAnswers by status: ${JSON.stringify(counts)}`);
  console.log(since ? `Caches are full from minute ${since} on.` : 'The caches never were full.');
  const checks = (['descriptors', 'heap'] as const).map((what) => {
    const all = steady.map((sample) => sample[what]);
    const middle = median(all);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const holds = all.length > 0 && most <= middle * (1 + SPREAD) && least >= middle * (1 - SPREAD);
    const figures = [middle, least, most].map((value) => value.toFixed(1));
    console.log(
      `${holds ? '✓' : '✗'} ${what}: median ${figures[0]}, from ${figures[1]} to ${figures[2]}`,
    );
    return holds;
  });
  console.log(`${failures.length === 0 ? '✓' : '✗'} stored pages that failed: ${failures.length}`);
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
  return failures.length === 0 && checks.every(Boolean);
}
