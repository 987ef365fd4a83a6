/** Reads the captions that entries name, from their folder, and checks them. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { captionedIn } from '../../seed/captions.ts';
import { fileReader, inEntry, type Named, titleOf } from './beside.ts';
import type { Part } from './folder.ts';
import type { Mistake } from './mistake.ts';
import type { PartFile, PartFiles } from './taken.ts';
import { type WrongLine, wrongLines } from './webvtt.ts';

/** Bytes of a file at most: the words of a film of four hours, in any script. */
const MOST_BYTES = 500_000;
/** Wrong lines that are told of a file: one of another format has no others. */
const MOST_WRONG = 20;

/** A file as it was read last: `why` says that it can not be taken, `wrong` what is wrong with its lines. */
type CaptionFile = { text: string; wrong: readonly WrongLine[]; why: string | null };

export type CaptionsRead = {
  /** The texts of good files, by their paths in the folder. */
  texts: ReadonlyMap<string, string>;
  mistakes: Mistake[];
  /** The entries that name a file with a mistake. */
  refused: ReadonlySet<object>;
};

/** Returns a function that reads the captions of a folder's entries. It reads a file again only when that has changed. */
export function captionReader(folder: string): (files: PartFiles) => CaptionsRead {
  const fileAt = fileReader(folder, { mostBytes: MOST_BYTES, read: readAt, failed });

  return (files) => {
    const texts = new Map<string, string>();
    const refused = new Set<object>();
    const mistakes: Mistake[] = [];
    const reported = new Set<string>();
    for (const named of namedIn(files)) {
      const { text, wrong, why } = fileAt(named.path);
      if (why === null && wrong.length === 0) {
        texts.set(named.path, text);
        continue;
      }
      refused.add(named.entry);
      if (why !== null) mistakes.push(inEntry(named, why));
      else if (!reported.has(named.path)) mistakes.push(...inFile(named, wrong));
      reported.add(named.path);
    }
    return { texts, mistakes, refused };
  };
}

function* namedIn(files: PartFiles): Generator<Named> {
  for (const part of Object.keys(files) as Part[]) yield* namedBy(part, files[part]);
}

function* namedBy<P extends Part>(part: P, files: readonly PartFile<P>[]): Generator<Named> {
  for (const { file, parsed, valid } of files) {
    for (const { entry, place } of valid) {
      for (const { item, at } of captionedIn(part, entry)) {
        for (const [index, caption] of (item.captions ?? []).entries()) {
          const field = [...at, 'captions', index, 'file'];
          yield { file, parsed, entry, place, field, path: caption.file };
        }
      }
    }
  }
}

const failed = (why: string): CaptionFile => ({ text: '', wrong: [], why });

function readAt(path: string, file: string): CaptionFile {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) return failed(`${file} is not in UTF-8`);
  const text = bytes.toString('utf8');
  return { text, wrong: wrongLines(text), why: null };
}

function inFile(named: Named, wrong: readonly WrongLine[]): Mistake[] {
  const where = { file: named.path, column: 1, entry: titleOf(named), field: '' };
  return wrong.slice(0, MOST_WRONG).map((one) => ({ ...where, ...one }));
}
