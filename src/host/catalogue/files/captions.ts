/** Reads the captions that entries name, from their folder, and checks them. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { captionedIn } from '../../seed/captions.ts';
import type { Part, PartEntry } from './folder.ts';
import type { Mistake } from './mistake.ts';
import type { Path } from './parse.ts';
import type { PartFile, PartFiles } from './taken.ts';
import { type WrongLine, wrongLines } from './webvtt.ts';

/** Bytes of a file at most: the words of a film of four hours, in any script. */
const MOST_BYTES = 500_000;
/** Wrong lines that are told of a file: one of another format has no others. */
const MOST_WRONG = 20;

/** A file as it was read last: `why` says that it can not be taken, `wrong` what is wrong with its lines. */
type CaptionFile = { text: string; wrong: readonly WrongLine[]; why: string | null };

/** A place where an entry names a file. */
type Named = Pick<PartFile<Part>, 'file' | 'parsed'> & {
  /** The entry, and where it stands in its file. */
  entry: PartEntry<Part>;
  place: Path;
  /** Where in the entry the file is named. */
  field: Path;
  captions: string;
};

export type CaptionsRead = {
  /** The texts of good files, by their paths in the folder. */
  texts: ReadonlyMap<string, string>;
  mistakes: Mistake[];
  /** The entries that name a file with a mistake. */
  refused: ReadonlySet<object>;
};

/** Returns a function that reads the captions of a folder's entries. It reads a file again only when that has changed. */
export function captionReader(folder: string): (files: PartFiles) => CaptionsRead {
  const known = new Map<string, { stamp: string; read: CaptionFile }>();

  function fileAt(file: string): CaptionFile {
    try {
      const path = realpathSync(join(folder, file));
      if (!path.startsWith(realpathSync(folder) + sep)) {
        return failed(`${file} leads out of the folder`);
      }
      const { mtimeMs, size } = statSync(path);
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(file);
      if (before?.stamp === stamp) return before.read;
      const read = size > MOST_BYTES ? failed(tooLarge(file, size)) : readAt(path, file);
      known.set(file, { stamp, read });
      return read;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      return failed(isMissing ? `there is no file ${file}` : String(error));
    }
  }

  return (files) => {
    const texts = new Map<string, string>();
    const refused = new Set<object>();
    const mistakes: Mistake[] = [];
    const reported = new Set<string>();
    for (const named of namedIn(files)) {
      const { text, wrong, why } = fileAt(named.captions);
      if (why === null && wrong.length === 0) {
        texts.set(named.captions, text);
        continue;
      }
      refused.add(named.entry);
      if (why !== null) mistakes.push(inEntry(named, why));
      else if (!reported.has(named.captions)) mistakes.push(...inFile(named, wrong));
      reported.add(named.captions);
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
          yield { file, parsed, entry, place, field, captions: caption.file };
        }
      }
    }
  }
}

const failed = (why: string): CaptionFile => ({ text: '', wrong: [], why });

const tooLarge = (file: string, size: number) =>
  `${file} has ${size} bytes; ${MOST_BYTES} are the most`;

function readAt(path: string, file: string): CaptionFile {
  const bytes = readFileSync(path);
  if (!isUtf8(bytes)) return failed(`${file} is not in UTF-8`);
  const text = bytes.toString('utf8');
  return { text, wrong: wrongLines(text), why: null };
}

const titleOf = ({ entry }: Named) => ('title' in entry ? entry.title : entry.name);

function inEntry(named: Named, expected: string): Mistake {
  const { file, parsed, place, field } = named;
  const where = { file, ...parsed.placeOf([...place, ...field]) };
  return { ...where, entry: titleOf(named), field: field.join('.'), expected };
}

function inFile(named: Named, wrong: readonly WrongLine[]): Mistake[] {
  const where = { file: named.captions, column: 1, entry: titleOf(named), field: '' };
  return wrong.slice(0, MOST_WRONG).map((one) => ({ ...where, ...one }));
}
