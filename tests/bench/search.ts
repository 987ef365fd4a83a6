/**
 * `node tests/bench/search.ts [FILE] [--scripts [PAIRS]]`: measures how long a search takes among the
 * films of a file (newline-delimited JSON, `.gz` too), or among 36,000 made-up ones, beside the open
 * catalogue. Fails when more than one search in a hundred takes longer than `P99`. With `--scripts` it
 * measures instead how well searches read other scripts and spellings: on a file of `query<TAB>title`
 * lines, or on our own tables.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '#/host/catalogue/import.ts';
import { type Db, openDb } from '#/host/db.ts';
import { createHost, type Host } from '#/host/host.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { madeUpFilms } from './search-films.ts';
import { measureScripts } from './search-scripts.ts';

const FILMS = 36_000;
/** Milliseconds below which 99 of 100 searches must stay. */
const P99 = 20;

const { films, scripts, pairs } = asked(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'manzar-bench-'));
const db = openDb(join(folder, 'catalogue.db'));
try {
  fillFromSeed(db, loadSeed());
  const report = await importFile(db, films ?? madeUpFile(), () => {});
  console.log(`${report.added} films added, ${report.refused.length} lines refused`);
  if (scripts) await measureScripts(db, hostOf(db), pairs);
  else judge(measured(queries()));
} finally {
  db.close();
  rmSync(folder, { recursive: true });
}

/** Returns the files of a command's arguments: `[FILE] [--scripts [PAIRS]]`, or the other way round. */
function asked(args: string[]): { films?: string; scripts: boolean; pairs?: string } {
  const at = args.indexOf('--scripts');
  if (at < 0) return { films: args[0], scripts: false };
  const [films = args[at + 2]] = args.slice(0, at);
  return { films, scripts: true, pairs: args[at + 1] };
}

/** Says how long searches took, and fails if they took too long. */
function judge(times: number[]): void {
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)];
  const figures = { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
  for (const [name, ms] of Object.entries(figures)) console.log(`${name} ${ms?.toFixed(2)} ms`);
  if ((figures.p99 ?? Number.POSITIVE_INFINITY) > P99) {
    console.error(`p99 is over ${P99} ms`);
    process.exitCode = 1;
  }
}

function hostOf(db: Db): Host {
  const context = { db, siteUrl: 'http://localhost', now: () => new Date() };
  return createHost(context, (error) => {
    throw error;
  });
}

function madeUpFile(): string {
  const file = join(folder, 'films.ndjson');
  const lines = madeUpFilms(FILMS, 1).map((film) => JSON.stringify(film));
  writeFileSync(file, lines.join('\n'));
  return file;
}

function queries(): string[] {
  const text = readFileSync(new URL('./queries.txt', import.meta.url), 'utf8');
  return text.split('\n').filter((query) => query !== '');
}

/**
 * Returns the milliseconds of each search as a client sees it, from the address to the JSON, in
 * ascending order. Takes the median of three rounds, because the machine may do other work in one
 * of them.
 */
function measured(list: string[]): number[] {
  const host = hostOf(db);
  const round = () =>
    list.map((query) => {
      const path = `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;
      const begin = performance.now();
      host.fetch(path);
      return performance.now() - begin;
    });
  const rounds = [round(), round(), round()];
  console.log(`first search ${rounds[0]?.[0]?.toFixed(2)} ms`);
  const medians = list.map((_, index) => {
    const times = rounds.map((times) => times[index] ?? Number.POSITIVE_INFINITY);
    return times.sort((a, b) => a - b)[1] ?? Number.POSITIVE_INFINITY;
  });
  return medians.sort((a, b) => a - b);
}
