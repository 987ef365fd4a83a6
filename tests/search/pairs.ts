/**
 * Pairs of a query and the title that it means, in other scripts and spellings. `dev` is for work on
 * the folding; `held-out` only measures it, so nobody may look there for what to change.
 */
import { readFileSync } from 'node:fs';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { wordsOf } from '#/contract/words.ts';
import { settleAll } from '#/host/catalogue/settle.ts';
import type { Db } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import { byName } from '#/host/search/by-name.ts';
import { addEntity } from '#/host/seed/entity.ts';

export type Pair = { query: string; title: string };
export const TABLES = ['titles', 'people', 'spellings'] as const;
export type Table = (typeof TABLES)[number];

/** Returns the pairs of a file of `query<TAB>title` lines. */
export function pairsOf(file: string | URL): Pair[] {
  return linesOf(file).map((line) => {
    const [query = '', title = ''] = line.split('\t');
    return { query, title };
  });
}

export function ownPairs(half: 'dev' | 'held-out', table: Table): Pair[] {
  return pairsOf(new URL(`./${half}/${table}.tsv`, import.meta.url));
}

/** Names that are like those of the pairs. */
export function distractors(): string[] {
  return linesOf(new URL('./distractors.txt', import.meta.url));
}

function linesOf(file: string | URL): string[] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

/** Ids of the entities that only these measures add. */
let id = 1_000_000;

/** Adds the names that a catalogue lacks, as films. The search's own index says which it has. */
export function addMissing(db: Db, names: readonly string[]): void {
  for (const name of new Set(names)) {
    if (
      byName(db, wordsOf(name)).some(({ row }) => row.name === name || row.native_text === name)
    ) {
      continue;
    }
    id += 1;
    addEntity(db, 'import', { id, kind: 'movie', name, popularity: 4 });
  }
  settleAll(db);
}

/** How many of some pairs have their title first, and among the first five; `lost`: those not first. */
export type Standing = { of: number; first: number; five: number; lost: string[] };

/** Asks a host for each query. A row is meant if its title, or its name in its own script, is the title. */
export async function standingOf(host: Host, pairs: readonly Pair[]): Promise<Standing> {
  const standing: Standing = { of: pairs.length, first: 0, five: 0, lost: [] };
  for (const { query, title } of pairs) {
    const path = `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;
    const rows = (await host.fetch(path).json()) as SearchRow[];
    const at = rows.findIndex((row) =>
      [row.title, row.name, row.native_title?.text].includes(title),
    );
    if (at === 0) standing.first += 1;
    if (at >= 0 && at < 5) standing.five += 1;
    if (at !== 0) standing.lost.push(`${query} → ${title}`);
  }
  return standing;
}
