/** Examines a host's answer: what the reader leaves out, what breaks the schema, what is refused. */
import { type CallName, calls } from '#/contract/calls.ts';
import type { Trust } from '#/contract/trust.ts';
import { createTrust } from '#/host/trust.ts';
import type { EmbedRules } from '#/lib/embed.ts';
import type { PictureRules } from '#/lib/pictures.ts';
import type { PageCall, Refusal, RowNote } from './calls.ts';

// The lists of rows in a host's answer, in any envelope.

type RowList = {
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

export type Rules = Omit<EmbedRules & PictureRules, 'refused' | 'refusedPicture'>;
type Examined = Pick<PageCall, 'problem' | 'dropped' | 'breaking' | 'refused'>;
type Read = (body: unknown) => unknown;
type Issue = { path: readonly PropertyKey[]; message: string };

/** Number of rows of a list that are examined. Each is read again with all before it. */
const MOST_ROWS = 200;

/** `byHost`: what the host itself refused, and left out of its answer. */
export function examine(
  name: CallName,
  params: unknown,
  body: unknown,
  rules: Rules,
  byHost: readonly Refusal[] = [],
): Examined {
  const refused = new Map(byHost.map((one) => [`${one.setting} ${one.host}`, one]));
  const refuse = (setting: Refusal['setting']) => (host: string) =>
    void refused.set(`${setting} ${host}`, { host, setting });
  const trust = createTrust({
    ...rules,
    refused: refuse('EMBED_HOSTS'),
    refusedPicture: refuse('IMAGE_HOSTS'),
  });
  const reader = calls[name].read as (body: unknown, trust: Trust, params: unknown) => unknown;
  const read: Read = (value) => reader(value, trust, params);
  const issuesOf = (value: unknown): Issue[] =>
    calls[name].schema.safeParse(value).error?.issues ?? [];
  const issues = issuesOf(body);
  if (read(body) === null) {
    const [issue] = issues;
    const problem = `The envelope is not that of ${name}: ${issue ? wordsOf(issue, []) : 'unreadable'}.`;
    return { problem, dropped: [], breaking: [], refused: [...refused.values()] };
  }
  // A host may send lists that the contract does not ask for: their rows are not left out.
  const isAskedFor = ({ path }: RowList) =>
    issuesOf(withRows(body, path, undefined)).some(({ path: at }) => at.join() === path.join());
  const dropped = listsIn(body)
    .filter(isAskedFor)
    .flatMap((list) => droppedOf(list, body, read, issues));
  const left = new Set(dropped.map(({ row }) => row));
  const breaking = issues
    .map((issue) => breakingOf(issue, body))
    .filter(({ row }) => !left.has(row));
  return { problem: null, dropped, breaking, refused: [...refused.values()] };
}

/** The rows of a list that the reader leaves out: reading them adds nothing to those before. */
function droppedOf(
  { path, rows }: RowList,
  body: unknown,
  read: Read,
  issues: readonly Issue[],
): RowNote[] {
  const itemsWith = (some: readonly unknown[]) => itemsIn(read(withRows(body, path, some)));
  const none = itemsWith([]);
  let before = none;
  return rows.slice(0, MOST_ROWS).flatMap((row, index) => {
    const now = itemsWith(rows.slice(0, index + 1));
    const adds = now > before;
    before = now;
    if (adds) return [];
    const place = [...path, String(index)];
    const own = issues.filter(({ path: at }) => startsWith(at, place));
    const why =
      itemsWith([row]) > none
        ? 'repeats an earlier row'
        : own.map((issue) => wordsOf(issue, place)).join('; ') || 'has neither an id nor a name';
    return [{ row: place.join('.'), title: titleOf(row), why }];
  });
}

/** Returns a mistake with the row that it is in; with its field alone if it is in no row. */
function breakingOf(issue: Issue, body: unknown): RowNote {
  const list = listsIn(body).find(
    ({ path }) => startsWith(issue.path, path) && path.length < issue.path.length,
  );
  const place = list ? issue.path.slice(0, list.path.length + 1).map(String) : [];
  const row = list?.rows[Number(place.at(-1))];
  return { row: place.join('.'), title: titleOf(row), why: wordsOf(issue, place) };
}

function startsWith(path: readonly PropertyKey[], start: readonly string[]): boolean {
  return start.every((key, index) => String(path[index]) === key);
}

function wordsOf({ path, message }: Issue, place: readonly string[]): string {
  const field = path.slice(place.length).join('.');
  return field ? `${field}: ${message}` : message;
}
