/** The lists of rows in a host's answer, in any envelope. */

export type RowList = {
  /** The keys that lead to the list. */
  path: readonly string[];
  rows: readonly unknown[];
};

/** Returns every list of an answer that stands in no other list. */
export function listsIn(value: unknown, path: readonly string[] = []): RowList[] {
  if (Array.isArray(value)) return [{ path, rows: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, [...path, key]));
}

/** Returns the answer with another list at a path, or without the list. */
export function withRows(
  value: unknown,
  [key, ...rest]: readonly string[],
  rows: readonly unknown[] | undefined,
): unknown {
  if (key === undefined) return rows;
  const holder = value as Record<string, unknown>;
  return { ...holder, [key]: withRows(holder[key], rest, rows) };
}

/** Returns a row's title or name; '' if it has none. */
export function titleOf(row: unknown): string {
  const { title, name, movieTitle, trailerName } = Object(row) as Record<string, unknown>;
  const found = title ?? name ?? movieTitle ?? trailerName;
  return typeof found === 'string' ? found : '';
}

/** Returns the number of items in all lists of an entity. */
export function itemsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + 1 + itemsIn(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + itemsIn(inner), 0);
}
