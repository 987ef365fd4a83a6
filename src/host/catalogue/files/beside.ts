/** Files that entries name, beside those of the catalogue's parts: captions and pictures. */
import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Part, PartEntry } from './folder.ts';
import type { Mistake } from './mistake.ts';
import type { Path } from './parse.ts';
import type { PartFile } from './taken.ts';

/** A place where an entry names a file. */
export type Named = Pick<PartFile<Part>, 'file' | 'parsed'> & {
  /** The entry, and where it stands in its file. */
  entry: PartEntry<Part>;
  place: Path;
  /** Where in the entry the file is named. */
  field: Path;
  /** The path of the named file in the folder. */
  path: string;
};

type Reading<T> = {
  mostBytes: number;
  /** `path`: where the file is, with all links followed. */
  read(path: string, file: string): T;
  failed(why: string): T;
};

/**
 * Returns a function that reads a file of a folder, by its path there, and reads it again only when it has changed. A
 * link may not lead out of the folder.
 */
export function fileReader<T>(folder: string, { mostBytes, read, failed }: Reading<T>) {
  const known = new Map<string, { stamp: string; read: T }>();
  return (file: string): T => {
    try {
      const path = realpathSync(join(folder, file));
      if (!path.startsWith(realpathSync(folder) + sep)) {
        return failed(`${file} leads out of the folder`);
      }
      const stats = statSync(path);
      if (!stats.isFile()) return failed(`${file} is no file`);
      const { mtimeMs, size } = stats;
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(file);
      if (before?.stamp === stamp) return before.read;
      const tooLarge = `${file} has ${size} bytes; ${mostBytes} are the most`;
      const now = size > mostBytes ? failed(tooLarge) : read(path, file);
      known.set(file, { stamp, read: now });
      return now;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      return failed(isMissing ? `there is no file ${file}` : String(error));
    }
  };
}

/** Returns the title or the name of the entry. */
export const titleOf = ({ entry }: Pick<Named, 'entry'>) =>
  'title' in entry ? entry.title : entry.name;

/** Returns a mistake where an entry names a file. */
export function inEntry(named: Named, expected: string): Mistake {
  const { file, parsed, place, field } = named;
  const where = { file, ...parsed.placeOf([...place, ...field]) };
  return { ...where, entry: titleOf(named), field: field.join('.'), expected };
}
