/** Parses a catalogue file, JSON or YAML, and finds the place of a value in it. */
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { inWords } from './yaml-words.ts';

/** Returns the message and the offset of a syntax error that JSON.parse has thrown. */
function syntaxError(source: string, error: unknown): { message: string; offset: number } {
  const offset = wrongAt(source);
  const comma = commaTooMany(source, offset);
  return comma === null
    ? { message: plainMessage(error), offset }
    : { message: 'There is a comma too many.', offset: comma };
}

/** Returns V8's message without its excerpt and position. */
function plainMessage(error: unknown): string {
  const [message = ''] = String(error).split(/, (?:\.{3})?"| in JSON| after JSON/);
  return message.replace(/^SyntaxError: /, '');
}

/** Returns the offset of a comma that stands before an end, or before another comma; null if none does. */
function commaTooMany(source: string, wrong: number): number | null {
  const before = source.slice(0, wrong).trimEnd();
  const sign = source[wrong] ?? '';
  if (sign === ',') return /[[{,]$/.test(before) || isWhole(before) ? wrong : null;
  return /[\]}]/.test(sign) && before.endsWith(',') ? before.length - 1 : null;
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the offset of a syntax error: V8 names none in a short text. */
function wrongAt(source: string): number {
  let [valid, wrong] = [0, source.length + 1];
  while (wrong - valid > 1) {
    const middle = Math.floor((valid + wrong) / 2);
    if (isBeginning(source.slice(0, middle))) valid = middle;
    else wrong = middle;
  }
  return valid;
}

/** Whether more text could make these characters valid JSON: they are, or their end is missing. */
function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return /end of JSON input|Unterminated/.test(message) || Number(position) >= text.length;
  }
}

/** A place in a file, counted from 1. */
export type Position = { line: number; column: number };
export type Path = readonly PropertyKey[];

export type ParsedFile = {
  /** The file's content; undefined if it has syntax errors. */
  value: unknown;
  errors: { message: string; place: Position }[];
  /** Returns the place of the value at a path; of its nearest parent if the value is missing. */
  placeOf(path: Path): Position;
  /** Returns the text of a scalar as the file has it; null for JSON, where a number is no text. */
  textAt(path: Path): string | null;
};

const START: Position = { line: 1, column: 1 };

function isYaml(file: string): boolean {
  return /\.ya?ml$/.test(file);
}

/** Parses a file by its name's ending. JSON is read as YAML only to find a place in it. */
export function parseFile(file: string, source: string): ParsedFile {
  // Some editors put a byte order mark before the text.
  return isYaml(file) ? parseYamlFile(source) : parseJsonFile(source.replace(/^\uFEFF/, ' '));
}

/** Returns an unreadable file with its mistake. */
export function failedFile(message: string, place: Position = START): ParsedFile {
  const errors = [{ message, place }];
  return { value: undefined, errors, placeOf: () => place, textAt: () => null };
}

function parseYamlFile(source: string): ParsedFile {
  const { document, placeAt } = read(source);
  const found = [
    // Those after the first one come of it.
    ...document.errors.slice(0, 1).map((error) => inWords(source, error)),
    ...unnamed(document),
  ];
  const errors = found.map(({ message, offset }) => ({ message, place: placeAt(offset) }));
  return {
    // Throws if aliases repeat too many values.
    value: errors.length > 0 ? undefined : document.toJS(),
    errors,
    placeOf: (path) => placeIn(document, path, placeAt),
    textAt(path) {
      const node = document.getIn(path, true);
      return isScalar(node) ? (node.source ?? null) : null;
    },
  };
}

/** Finds a text that begins with `*`, which YAML takes for the name of another value. */
function unnamed(document: Document): { message: string; offset: number }[] {
  const found: { message: string; offset: number }[] = [];
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document) !== undefined) return;
      const message = `quote a text that begins with *: "*${node.source}"`;
      found.push({ message, offset: node.range?.[0] ?? 0 });
    },
  });
  return found;
}

function parseJsonFile(source: string): ParsedFile {
  let document: ReturnType<typeof read> | undefined;
  const placeOf = (path: Path) => {
    document ??= read(source);
    return placeIn(document.document, path, document.placeAt);
  };
  try {
    return { value: JSON.parse(source), errors: [], placeOf, textAt: () => null };
  } catch (error) {
    const { message, offset } = syntaxError(source, error);
    return failedFile(message, placeAfter(source.slice(0, offset)));
  }
}

function read(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const placeAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  return { document, placeAt };
}

function placeAfter(text: string): Position {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function placeIn(document: Document, path: Path, placeAt: (offset: number) => Position): Position {
  for (let length = path.length; length >= 0; length -= 1) {
    const start = startOf(document, path.slice(0, length));
    if (start !== null) return placeAt(start);
  }
  return START;
}

/** Returns the offset of the key at a path, or of the item of a list; null if it is missing. */
function startOf(document: Document, path: Path): number | null {
  const parent = path.length > 0 ? document.getIn(path.slice(0, -1), true) : null;
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    return isScalar(pair?.key) ? (pair.key.range?.[0] ?? null) : null;
  }
  const node = document.getIn(path, true) as Node | undefined;
  return node?.range?.[0] ?? null;
}
