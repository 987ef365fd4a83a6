/**
 * How well and how fast a search reads other scripts and spellings, on a file of `query<TAB>title`
 * lines, or on our own tables.
 */
import type { Db } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import {
  addMissing,
  distractors,
  ownPairs,
  type Pair,
  pairsOf,
  standingOf,
  TABLES,
} from '../search/pairs.ts';

/** Rounds in which each query is asked with and without the keys in turn; their medians count. */
const ROUNDS = 5;

/** Says how many pairs are found first and among five. Adds the titles that the catalogue lacks. */
export async function measureScripts(db: Db, host: Host, file: string | undefined): Promise<void> {
  const sets: [string, Pair[]][] = file
    ? [[file, pairsOf(file)]]
    : (['dev', 'held-out'] as const).flatMap((half) =>
        TABLES.map((table): [string, Pair[]] => [`${half} ${table}`, ownPairs(half, table)]),
      );
  const titles = sets.flatMap(([, pairs]) => pairs.map(({ title }) => title));
  db.transaction(() => addMissing(db, [...titles, ...distractors()]));
  for (const [name, pairs] of sets) {
    const { of, first, five, lost } = await standingOf(host, pairs);
    const share = (n: number) => `${((100 * n) / of).toFixed(1)} %`;
    console.log(`${name}: ${of} pairs, ${share(first)} first, ${share(five)} among five`);
    for (const pair of lost) console.log(`  not first: ${pair}`);
  }
}

/**
 * Says how long queries take with the index of keys and without it: their medians, and the median of
 * each query's ratio, of all and of those that find something by their words alone.
 */
export async function measurePaired(
  db: Db,
  queries: readonly string[],
  host: (db: Db) => Host,
): Promise<void> {
  const without: Db = {
    ...db,
    all: (sql, ...values) => (sql.includes('FROM sound') ? [] : db.all(sql, ...values)),
  };
  const hosts = [host(db), host(without)] as const;
  const english = queries.filter((query) => /^\p{ASCII}+$/u.test(query));
  const found: string[] = [];
  for (const query of english) if (await finds(hosts[1], query)) found.push(query);
  for (const [name, list] of Object.entries({ all: english, found })) {
    const times = list.map((query) => pairedTimes(hosts, query));
    const [own, bare] = [0, 1].map((at) => median(times.map((time) => time[at] ?? 0)));
    const ratio = median(times.map(([a = 0, b = 1]) => a / b));
    console.log(
      `English queries, ${name} ${list.length}: p50 ${own?.toFixed(2)} ms with keys, ` +
        `${bare?.toFixed(2)} ms without; paired p50 ${ratio.toFixed(2)}`,
    );
  }
}

async function finds(host: Host, query: string): Promise<boolean> {
  const rows = (await host.fetch(pathOf(query)).json()) as unknown[];
  return rows.length > 0;
}

/** Returns the median time of a query on each host, asked in turn. */
function pairedTimes(hosts: readonly Host[], query: string): number[] {
  const rounds = hosts.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, one] of hosts.entries()) rounds[at]?.push(timeOf(one, query));
  }
  return rounds.map(median);
}

const pathOf = (query: string) => `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;

function timeOf(host: Host, query: string): number {
  const path = pathOf(query);
  const begin = performance.now();
  host.fetch(path);
  return performance.now() - begin;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
