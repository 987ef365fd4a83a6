/** Says in the words of an editor what is wrong with an entry, and what to write. */
import type { z } from 'zod';
import { fieldWords } from '../../seed/field-words.ts';
import { fieldsAt } from '../../seed/shape.ts';
import { nearestWord } from './nearest-word.ts';
import type { Path } from './parse.ts';

type Issue = z.core.$ZodIssue;
/** What is wrong at a path. `field`: the path as it is told; the place of the mistake is `path`. */
export type Wrong = { path: Path; field: Path; expected: string };

/** What an entry is: its part of the catalogue, its schema and what the file has. */
export type Judged = { part: string; schema: z.ZodType; entry: unknown };

/** Returns everything that is wrong with an entry. A field with a name that is nearly right is told once, not also as missing. */
export function inWords(issues: readonly Issue[], judged: Judged): Wrong[] {
  const missing = issues.flatMap(({ code, path }) =>
    code === 'invalid_type' && isMissing(judged.entry, path) ? [path] : [],
  );
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const taken = new Set<Path>();
  return [
    ...missing.map((path): Wrong => {
      const [parent, name] = [path.slice(0, -1), String(path.at(-1))];
      const meant = unknown.find(
        (key) => isIn(key, parent) && nearestWord(String(key.at(-1)), [name]) !== null,
      );
      if (meant) taken.add(meant);
      const hint = meant ? ` (\`${String(meant.at(-1))}\`?)` : '';
      return { path: meant ?? path, field: parent, expected: `${name} is missing${hint}` };
    }),
    ...unknown
      .filter((path) => !taken.has(path))
      .map((path) => ({ path, field: path, expected: unknownField(path, judged) })),
    ...issues
      .filter(({ code, path }) => code !== 'unrecognized_keys' && !missing.includes(path))
      .map((issue) => ({ path: issue.path, field: issue.path, expected: told(issue, judged) })),
  ];
}

const isIn = (path: Path, parent: Path) =>
  path.length === parent.length + 1 && parent.every((key, at) => key === path[at]);

function valueAt(entry: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), entry);
}

function isMissing(entry: unknown, path: Path): boolean {
  const [parent, value] = [valueAt(entry, path.slice(0, -1)), valueAt(entry, path)];
  return path.length > 0 && value === undefined && typeof parent === 'object';
}

function unknownField(path: Path, { part, schema, entry }: Judged): string {
  const fields = fieldsAt(schema, path.slice(0, -1));
  const there = Object.keys(Object(valueAt(entry, path.slice(0, -1))));
  const names = Object.keys(fields ?? {}).filter((name) => !there.includes(name));
  const meant = nearestWord(String(path.at(-1)), names);
  if (meant) return `no field has this name (\`${meant}\`?)`;
  if (names.length === 0) return 'no field has this name';
  return names.length > MOST_WORDS
    ? `no field has this name: npm run catalogue -- fields ${part} prints them`
    : `no field has this name; there are ${names.join(', ')}`;
}

/** Returns the names of fields in a path, after the part of the catalogue. */
const namesIn = ({ part }: Judged, path: Path) => [
  part,
  ...path.filter((key) => typeof key === 'string'),
];

function told(issue: Issue, judged: Judged): string {
  const { code, path } = issue;
  if (code === 'custom') return issue.message;
  const value = valueAt(judged.entry, path);
  if (value === null || (typeof value === 'string' && value.trim() === '')) return 'is empty';
  const hint = code === 'invalid_value' ? hintOf(issue.values.map(String), value) : '';
  if (code === 'invalid_value' && issue.values.length <= MOST_WORDS) {
    return `one of ${issue.values.join(', ')}${hint}`;
  }
  if (code === 'too_big' && issue.origin === 'string') {
    return `has ${String(value).length} letters; ${issue.maximum} are the most`;
  }
  if (path.length === 0) return 'an entry has fields, such as title: Awara';
  const names = namesIn(judged, path);
  // `titles.hi` has a text, `cast.0` what the field around it says.
  for (let length = names.length; length > 1; length -= 1) {
    const words = fieldWords(names.slice(0, length));
    if (words) return words.form + hint;
  }
  return issue.message;
}

/** Words that are told as a list. */
const MOST_WORDS = 12;

function hintOf(words: readonly string[], value: unknown): string {
  const meant = nearestWord(String(value), words);
  return meant ? ` (\`${meant}\`?)` : '';
}

/**
 * Returns what an editor meant at a path, where the schema wants something else: a number that is a text (`text`:
 * as the file has it), or one value in place of a list. Null: it can not be told.
 */
export function meantAt(
  issue: Issue,
  entry: unknown,
  text: (path: Path) => string | null,
): Meant[] {
  if (issue.code === 'invalid_union') {
    const value = valueAt(entry, issue.path);
    // A credit is a list, [name] or [name, part].
    if (typeof value === 'string') return [{ path: issue.path, value: [value] }];
    return issue.errors
      .flat()
      .flatMap((inner) => meantAt({ ...inner, path: [...issue.path, ...inner.path] }, entry, text));
  }
  if (issue.code !== 'invalid_type') return [];
  const value = valueAt(entry, issue.path);
  if (issue.expected === 'array' && isOne(value)) return [{ path: issue.path, value: [value] }];
  const written = issue.expected === 'string' ? text(issue.path) : null;
  return written === null ? [] : [{ path: issue.path, value: written }];
}

export type Meant = { path: Path; value: unknown };

/** Whether a value may be the only one of a list. */
const isOne = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !Array.isArray(value);
