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

/**
 * Rounds in which each query is asked with and without the keys in turn. Only the fastest of each
 * counts, because other work of the machine can only slow a query down.
 */
const ROUNDS = 8;

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
 * Says how long the English queries of each list take with the index of keys and with an empty one:
 * their medians, and the median of each query's ratio, for all queries and for those that find
 * something by their words alone.
 */
export async function measurePaired(
  db: Db,
  lists: Readonly<Record<string, readonly string[]>>,
  host: (db: Db) => Host,
): Promise<void> {
  const without: Db = {
    ...db,
    all: (sql, ...values) => (isOfKeys(sql) ? [] : db.all(sql, ...values)),
  };
  const hosts = [host({ ...db }), host(without)] as const;
  for (const [name, queries] of Object.entries(lists)) {
    const english = queries.filter((query) => /^\p{ASCII}+$/u.test(query));
    const found: string[] = [];
    for (const query of english) if (await finds(hosts[1], query)) found.push(query);
    sayPaired(`${name}, all`, hosts, english);
    sayPaired(`${name}, found by words`, hosts, found);
  }
}

const isOfKeys = (sql: string) => /FROM (?:sound|near_key)\b/.test(sql);

function sayPaired(name: string, hosts: readonly Host[], queries: readonly string[]): void {
  const times = queries.map((query) => pairedTimes(hosts, query));
  const [own, bare] = [0, 1].map((at) => times.map((time) => time[at] ?? 0));
  const ratio = median(times.map(([a = 0, b = 1]) => a / b));
  const figures = (all: readonly number[] = []) =>
    `p50 ${median(all).toFixed(2)} ms, p99 ${quantile(all, 0.99).toFixed(2)} ms`;
  console.log(
    `${name}: ${queries.length} English queries, with keys ${figures(own)}, ` +
      `without ${figures(bare)}; paired p50 ${ratio.toFixed(3)}`,
  );
}

async function finds(host: Host, query: string): Promise<boolean> {
  const rows = (await host.fetch(pathOf(query)).json()) as unknown[];
  return rows.length > 0;
}

/** Returns the least time of a query on each host. The hosts take turns at being asked first. */
function pairedTimes(hosts: readonly Host[], query: string): number[] {
  const rounds = hosts.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = [...hosts.keys()];
    if (round % 2 === 1) order.reverse();
    for (const at of order) {
      const host = hosts[at];
      if (host) rounds[at]?.push(timeOf(host, query));
    }
  }
  return rounds.map((times) => Math.min(...times));
}

const pathOf = (query: string) => `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;

function timeOf(host: Host, query: string): number {
  const path = pathOf(query);
  const begin = performance.now();
  host.fetch(path);
  return performance.now() - begin;
}

const median = (values: readonly number[]) => quantile(values, 0.5);

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
