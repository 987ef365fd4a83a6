/** Parses a catalogue file, JSON or YAML, and finds the place of a value in it. */
import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';

/** A place in a file, counted from 1. */
export type Place = { line: number; column: number };
export type Path = readonly PropertyKey[];

export type ParsedFile = {
  /** The file's content; undefined if it has syntax errors. */
  value: unknown;
  errors: { message: string; place: Place }[];
  /** Returns the place of the value at a path; of its nearest parent if the value is missing. */
  placeOf(path: Path): Place;
  /** Returns the text of a scalar as the file has it; null for JSON, where a number is no text. */
  textAt(path: Path): string | null;
};

const START: Place = { line: 1, column: 1 };

function isYaml(file: string): boolean {
  return /\.ya?ml$/.test(file);
}

/** Parses a file by its name's ending. JSON is read as YAML only to find a place in it. */
export function parseFile(file: string, source: string): ParsedFile {
  return isYaml(file) ? parseYaml(source) : parseJson(source);
}

function parseYaml(source: string): ParsedFile {
  const { document, placeAt } = read(source);
  const errors = document.errors.map(({ message, pos: [offset] }) => ({
    message: message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message,
    place: placeAt(offset),
  }));
  return {
    value: errors.length > 0 ? undefined : document.toJS(),
    errors,
    placeOf: (path) => placeIn(document, path, placeAt),
    textAt(path) {
      const node = document.getIn(path, true);
      return isScalar(node) ? (node.source ?? null) : null;
    },
  };
}

function parseJson(source: string): ParsedFile {
  const placeOf = (path: Path) => {
    const { document, placeAt } = read(source);
    return placeIn(document, path, placeAt);
  };
  const textAt = () => null;
  try {
    return { value: JSON.parse(source), errors: [], placeOf, textAt };
  } catch (error) {
    const place = placeOfError(source);
    const errors = [{ message: messageOf(error), place }];
    return { value: undefined, errors, placeOf: () => place, textAt };
  }
}

function read(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  return { document, placeAt };
}

/** Returns V8's message without its excerpt and position. */
function messageOf(error: unknown): string {
  const [message = ''] = String(error).split(/, (?:\.{3})?"| in JSON| after JSON/);
  return message.replace(/^SyntaxError: /, '');
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

/** Returns the place of a syntax error: V8 names none in a short text. */
function placeOfError(source: string): Place {
  let [valid, wrong] = [0, source.length + 1];
  while (wrong - valid > 1) {
    const middle = Math.floor((valid + wrong) / 2);
    if (isBeginning(source.slice(0, middle))) valid = middle;
    else wrong = middle;
  }
  const lines = source.slice(0, valid).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function placeIn(document: Document, path: Path, placeAt: (offset: number) => Place): Place {
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
