/**
 * How well a search reads other scripts and spellings, on a file of `query<TAB>title`
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
