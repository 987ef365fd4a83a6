import { join } from 'node:path';
import { openFolder, PARTS, type Part } from '#/host/files/folder.ts';
import { lineOf } from '#/host/files/mistake.ts';

/**
 * Prints every mistake of a folder's files at once, one a line, and how many entries are fine. Returns the
 * exit code: 1 if there is a mistake. Throws FolderError if there is no such folder.
 */
export function check(folder: string): number {
  const { seed, mistakes } = openFolder(folder).read();
  for (const mistake of mistakes) {
    console.log(lineOf({ ...mistake, file: join(folder, mistake.file) }));
  }
  const parts = Object.keys(PARTS) as Part[];
  const entries = parts.reduce((sum, part) => sum + seed[part].length, 0);
  console.log(`${entries} entries without mistakes, ${mistakes.length} mistakes.`);
  return mistakes.length > 0 ? 1 : 0;
}
