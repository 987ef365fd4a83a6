/** Validates the entries of a parsed file. */
import type { z } from 'zod';
import type { Mistake } from './mistake.ts';
import type { ParsedFile, Path } from './parse.ts';

type Issue = z.core.$ZodIssue;
/** A valid entry, and its place in its file: its index, or none in a file of one entry. */
export type PlacedEntry<T> = { entry: T; place: Path };
export type Entries<T> = { valid: PlacedEntry<T>[]; mistakes: Mistake[] };

/** Returns the valid entries of a file, which holds one entry or a list, and all its mistakes. */
export function entriesOf<S extends z.ZodType>(
  file: string,
  parsed: ParsedFile,
  schema: S,
): Entries<z.infer<S>> {
  const entries: Entries<z.infer<S>> = { valid: [], mistakes: [] };
  for (const { message, place } of parsed.errors) {
    entries.mistakes.push({ file, ...place, entry: '', field: '', expected: message });
  }
  if (parsed.errors.length > 0) return entries;
  const isList = Array.isArray(parsed.value);
  const list: unknown[] = isList ? (parsed.value as unknown[]) : [parsed.value];
  for (const [index, entry] of list.entries()) {
    const base: Path = isList ? [index] : [];
    const { data, issues } = validated(schema, entry, (path) => parsed.textAt([...base, ...path]));
    if (issues.length === 0) entries.valid.push({ entry: data as z.infer<S>, place: base });
    const place = (path: Path) => parsed.placeOf([...base, ...path]);
    entries.mistakes.push(
      ...issues.map((issue) => mistakeOf(issue, file, nameOf(entry, index), place)),
    );
  }
  return entries;
}

type Validated = { data: unknown; issues: readonly Issue[] };

/** Validates an entry. In YAML a number or a boolean where text belongs is taken as its text. */
function validated(
  schema: z.ZodType,
  entry: unknown,
  textAt: (path: Path) => string | null,
): Validated {
  const first = schema.safeParse(entry);
  if (first.success) return { data: first.data, issues: [] };
  const texts = first.error.issues.flatMap(wantingText).flatMap((path) => {
    const text = textAt(path);
    return text === null ? [] : [{ path, text }];
  });
  if (texts.length === 0) return { data: undefined, issues: first.error.issues };
  const copy = structuredClone(entry);
  for (const { path, text } of texts) setAt(copy, path, text);
  const second = schema.safeParse(copy);
  return { data: second.data, issues: second.error?.issues ?? [] };
}

/** Returns the paths at which a schema wants text and finds another scalar. */
function wantingText(issue: Issue): Path[] {
  if (issue.code === 'invalid_union') {
    return issue.errors
      .flat()
      .flatMap((inner) => wantingText({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  return issue.code === 'invalid_type' && issue.expected === 'string' ? [issue.path] : [];
}

function setAt(value: unknown, path: Path, text: string): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), value);
  const key = path.at(-1);
  if (key !== undefined && typeof parent === 'object' && parent !== null)
    Reflect.set(parent, key, text);
}

function mistakeOf(
  issue: Issue,
  file: string,
  entry: string,
  place: (path: Path) => { line: number; column: number },
): Mistake {
  // An unknown key is a mistake of the key, not of the entry around it.
  const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const path = unknown === undefined ? issue.path : [...issue.path, unknown];
  return { file, ...place(path), entry, field: path.join('.'), expected: issue.message };
}

function nameOf(entry: unknown, index: number): string {
  const { title, name } = Object(entry) as { title?: unknown; name?: unknown };
  return String(title ?? name ?? `entry ${index + 1}`);
}
