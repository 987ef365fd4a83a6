/** Finds files that lie in a catalogue's folder under a name that nobody reads. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';
import { nearestWord } from './nearest-word.ts';

/** What else lies in the folder. */
const OTHERS = ['captions', 'images', 'pages', 'withdrawn.json'];
/** Endings of files that somebody wrote for the catalogue. */
const WRITTEN = /\.(?:json|ya?ml)(?:\.txt)?$/i;

/** Returns a mistake for each file and folder whose name is nearly right, or that lies in the wrong place. */
export function wrongNames(folder: string, parts: readonly string[]): Mistake[] {
  const wrong = (file: string, expected: string): Mistake => {
    return { file, line: 1, column: 1, entry: '', field: '', expected };
  };
  return entriesIn(folder).flatMap(({ name, isFolder }) => {
    if (OTHERS.includes(name)) return [];
    const [base = ''] = name.split('.');
    const isPart = parts.includes(base);
    if (isFolder && isPart) return inPart(folder, name).map(([file, why]) => wrong(file, why));
    const ending = WRITTEN.exec(name)?.[0].toLowerCase().replace('.txt', '');
    // A folder may be anything, such as drafts.
    const right = isPart ? base : nearestWord(base, parts, isFolder ? 1 : undefined);
    if (right === null || (!isFolder && ending === undefined)) return [];
    if (isPart && name === base + ending) return [];
    return [wrong(name, `no part has this name (\`${right}${isFolder ? '' : ending}\`?)`)];
  });
}

/** Returns what nobody reads in the folder of a part, and why. */
function inPart(folder: string, part: string): [file: string, why: string][] {
  return entriesIn(join(folder, part)).flatMap(({ name, isFolder }) => {
    const file = join(part, name);
    if (isFolder) return [[file, `the files of ${part} lie in ${part} itself, in no folder of it`]];
    const right = name.toLowerCase().replace(/\.txt$/, '');
    return WRITTEN.test(name) && name !== right && !/\.(?:json|ya?ml)$/.test(name)
      ? [[file, `this name is not read (\`${right}\`?)`]]
      : [];
  });
}

function entriesIn(folder: string): { name: string; isFolder: boolean }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
