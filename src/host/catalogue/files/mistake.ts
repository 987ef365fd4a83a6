import { join } from 'node:path';

/** A mistake in a catalogue file. */
export type Mistake = {
  /** The file's path in its folder; '' for the folder as a whole. */
  file: string;
  line: number;
  column: number;
  /** The entry's title or name, or its number. */
  entry: string;
  /** The field with its parents, such as `cast.2.0`; '' for the entry as a whole. */
  field: string;
  expected: string;
};

/** Returns a mistake in one line, in the form that editors and terminals turn into a link. */
export function lineOf({ file, line, column, entry, field, expected }: Mistake): string {
  const place = file && `${file}:${line}:${column}`;
  return [place, entry, field, expected].filter(Boolean).join(': ');
}

/** Returns a mistake in one line, with its folder before the file. */
export function lineIn(folder: string, mistake: Mistake): string {
  return lineOf({ ...mistake, file: join(folder, mistake.file) });
}
