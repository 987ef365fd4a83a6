/** Validates the entries of a parsed file. */
import type { z } from 'zod';
import { inWords, meantAt } from './issue-words.ts';
import type { Mistake } from './mistake.ts';
import type { ParsedFile, Path } from './parse.ts';

type Issue = z.core.$ZodIssue;
/** A valid entry, and its place in its file: its index, or none in a file of one entry. */
export type PlacedEntry<T> = { entry: T; place: Path };
export type Entries<T> = {
  valid: PlacedEntry<T>[];
  /** The entries with a mistake, as the file has them. */
  broken: PlacedEntry<unknown>[];
  mistakes: Mistake[];
};

/** Returns the valid entries of a file, which holds one entry or a list, and all its mistakes. */
export function entriesOf<S extends z.ZodType>(
  file: string,
  parsed: ParsedFile,
  schema: S,
): Entries<z.infer<S>> {
  const entries: Entries<z.infer<S>> = { valid: [], broken: [], mistakes: [] };
  for (const { message, place } of parsed.errors) {
    entries.mistakes.push({ file, ...place, entry: '', field: '', expected: message });
  }
  if (parsed.errors.length > 0) return entries;
  const isList = Array.isArray(parsed.value);
  const [part = ''] = file.split(/[/\\.]/);
  // An editor begins with an empty file.
  const isEmpty = parsed.value === null;
  const list: unknown[] = isList ? (parsed.value as unknown[]) : isEmpty ? [] : [parsed.value];
  for (const [index, entry] of list.entries()) {
    const base: Path = isList ? [index] : [];
    const textAt = (path: Path) => parsed.textAt([...base, ...path]);
    const { data, issues, entry: read } = validated(schema, entry, textAt);
    if (issues.length === 0) entries.valid.push({ entry: data as z.infer<S>, place: base });
    else entries.broken.push({ entry, place: base });
    for (const { path, field, expected } of inWords(issues, { part, schema, entry: read })) {
      const place = parsed.placeOf([...base, ...path]);
      const named = { entry: nameOf(entry, index), field: field.join('.') };
      entries.mistakes.push({ file, ...place, ...named, expected });
    }
  }
  return entries;
}

/** Returns the valid entries of a file, with those in the place of its broken ones that were right when it was read before. */
export function heldBack<T>(now: Entries<T>, before: Entries<T>): PlacedEntry<T>[] {
  const left = new Set(before.valid);
  matched(new Set(now.valid), left, SURE);
  const broken = new Set(now.broken);
  const kept = matched(broken, left, [...SURE, titleOf]);
  const nameless = new Set([...broken].filter((one) => titleOf(one) === null));
  return [
    ...now.valid,
    ...kept,
    ...matched(nameless, left, [({ place }) => String(place[0] ?? 0)]),
  ];
}

type KeyOf = (placed: PlacedEntry<unknown>) => string | null;

const field = (entry: unknown, name: string) => String(Reflect.get(Object(entry), name) ?? '');
const titleOf: KeyOf = ({ entry }) => field(entry, 'title') || field(entry, 'name') || null;
/** By what an entry is known again: its id, and its title with what tells it from others of that title. */
const SURE: readonly KeyOf[] = [
  ({ entry }) => field(entry, 'id') || null,
  (placed) =>
    titleOf(placed) &&
    [titleOf(placed), field(placed.entry, 'date'), field(placed.entry, 'artist')].join('\n'),
];

/** Takes out of `given` and `left` what has the same key, the first keys first. Returns those of `left`, in the places of `given`. */
function matched<T>(
  given: Set<PlacedEntry<unknown>>,
  left: Set<PlacedEntry<T>>,
  keys: readonly KeyOf[],
): PlacedEntry<T>[] {
  return keys.flatMap((keyOf) => {
    const known = Map.groupBy(left, keyOf);
    return [...given].flatMap((one) => {
      const key = keyOf(one);
      const found = key === null ? undefined : known.get(key)?.shift();
      if (!found) return [];
      given.delete(one);
      left.delete(found);
      return [{ entry: found.entry, place: one.place }];
    });
  });
}

type Validated = { data: unknown; issues: readonly Issue[]; entry: unknown };

/** Rounds of reading what an editor meant: a name in place of a list of credits takes two. */
const ROUNDS = 3;

/**
 * Validates an entry. In YAML a number or a boolean where text belongs is taken as its text; one value where a
 * list belongs is taken as a list of one.
 */
function validated(
  schema: z.ZodType,
  given: unknown,
  textAt: (path: Path) => string | null,
): Validated {
  let entry = given;
  for (let round = 0; ; round += 1) {
    const { data, error } = schema.safeParse(entry);
    if (!error) return { data, issues: [], entry };
    const meant = error.issues.flatMap((issue) => meantAt(issue, entry, textAt));
    if (meant.length === 0 || round === ROUNDS) return { data, issues: error.issues, entry };
    entry = structuredClone(entry);
    for (const { path, value } of meant) setAt(entry, path, value);
  }
}

function setAt(value: unknown, path: Path, meant: unknown): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), value);
  const key = path.at(-1);
  if (key !== undefined && typeof parent === 'object' && parent !== null)
    Reflect.set(parent, key, meant);
}

/** Returns the name of an entry as its mistakes say it. */
export function nameOf(entry: unknown, index: number): string {
  return titleOf({ entry, place: [] }) ?? `entry ${index + 1}`;
}
