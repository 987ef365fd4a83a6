/** The items of archive.org whose players an answer shows, as the site reads it. */
import type { CallName } from '#/contract/calls.ts';
import { field, isRecord } from '#/contract/raw.ts';
import { keysOfCall, keysOfRow } from '#/contract/withdrawn/keys.ts';
import { type RowKind, rowsIn, rowsOf } from '#/contract/withdrawn/rows.ts';
import { archiveItem } from '#/lib/archive.ts';

type Shown = [item: string, keys: string[]];

/** Fields that hold a player. */
const PLAYERS = ['player', 'trailer'];

export type ItemsIn = typeof itemsIn;

/** Returns the same function, which remembers what it has read: many pages are made of the same answer. */
export function createItemsIn(): ItemsIn {
  const known = new WeakMap<object, ReturnType<ItemsIn>>();
  return (name, params, answer, related) => {
    const before = known.get(answer);
    // What a season's series says may change without the season.
    if (before && !related?.length) return before;
    const items = itemsIn(name, params, answer, related);
    known.set(answer, items);
    return items;
  };
}

/**
 * Returns the items of an answer, one for each place that shows it, with the keys under which that may be
 * withdrawn. `related`: further keys of what the call is for.
 */
export function itemsIn(
  name: CallName,
  params: object,
  answer: object,
  related: readonly string[] = [],
): Shown[] {
  const found: Shown[] = [];
  note(answer, rowsOf(name), [...keysOfCall(name, params), ...related], found);
  return found;
}

function note(part: unknown, kind: RowKind, keys: string[], found: Shown[]): void {
  if (Array.isArray(part)) {
    for (const row of part) {
      if (isRecord(row)) note(row, kind, [...keys, ...keysOfRow(row, kind)], found);
    }
    return;
  }
  if (!isRecord(part)) return;
  for (const name of PLAYERS) {
    const item = itemOf(field(part, name));
    if (item !== null) found.push([item, keys]);
  }
  for (const [name, inner] of Object.entries(part)) {
    const rows = rowsIn(name, kind, Array.isArray(inner));
    if (rows !== undefined) note(inner, rows, keys, found);
  }
}

function itemOf(player: unknown): string | null {
  const src = field(player, 'src');
  if (field(player, 'kind') !== 'archive' || typeof src !== 'string') return null;
  return archiveItem(src)?.item ?? null;
}
