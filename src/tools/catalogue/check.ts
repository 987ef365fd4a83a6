import type { Config } from '#/config.ts';
import { openFolder, PARTS, type Part } from '#/host/catalogue/files/folder.ts';
import { lineIn } from '#/host/catalogue/files/mistake.ts';
import { readWithdrawn } from '#/host/catalogue/withdrawn/file.ts';

/**
 * Prints every mistake of a folder's files at once, one a line, and how many entries are fine. Players and
 * pictures that the settings refuse are mistakes. Returns the exit code: 1 if there is a mistake.
 * Throws FolderError if there is no such folder.
 */
export function check(folder: string, config: Config): number {
  const { seed, mistakes, unshown } = openFolder(folder).read();
  const refused = unshown(config);
  const withdrawn = readWithdrawn(folder);
  const all = [...mistakes, ...refused.mistakes, ...withdrawn.mistakes];
  for (const mistake of all) console.log(lineIn(folder, mistake));
  const parts = Object.keys(PARTS) as Part[];
  const entries = parts.flatMap((part): object[] => seed[part]);
  const right = entries.filter((entry) => !refused.entries.has(entry));
  const { length } = withdrawn.withdrawals;
  if (length > 0) console.log(`withdrawn.json names ${length} withdrawn entries.`);
  console.log(`${right.length} entries without mistakes, ${all.length} mistakes.`);
  return all.length > 0 ? 1 : 0;
}
