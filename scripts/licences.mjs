// Lists the licence of every package that ships, from package-lock.json, in docs/licences.md.
// Run it by hand after changing dependencies: node scripts/licences.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const LIST = new URL('../docs/licences.md', import.meta.url);
const INNERMOST = /^.*node_modules\//;

export const readLock = () => JSON.parse(readFileSync(LOCK, 'utf8'));
export const readList = () => readFileSync(LIST, 'utf8');

/** @typedef {{ dev?: boolean, version: string, license?: string }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lock package-lock.json, as far as it is read. */

/**
 * Returns `{ name, version, licence }` of each package except development packages, sorted by name.
 * @param {Lock} lock
 */
export function shipped({ packages }) {
  const all = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return all
    .map(([path, { version, license = 'unknown' }]) => {
      return { name: path.replace(INNERMOST, ''), version, licence: license };
    })
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/**
 * Returns the text of docs/licences.md.
 * @param {Lock} lock
 */
export function licences(lock) {
  const all = shipped(lock);
  const sections = [...new Set(all.map(({ licence }) => licence))].sort().map((licence) => {
    const own = all.filter((one) => one.licence === licence);
    const names = own.map(({ name, version }) => `${name} ${version}`);
    return `## ${licence}\n\n${[...new Set(names)].join(', ')}\n`;
  });
  const head =
    '# Licences of what ships\n\nOut of package-lock.json by `node scripts/licences.mjs`. Builds for other platforms are listed, too.\nOur own clips: a program drew each frame as shapes and letters and made each sound of synthesized tones, without samples, recordings or pictures of others; ffmpeg encoded them as VP9 and Opus.\n';
  return [head, ...sections].join('\n');
}

if (process.argv[1]?.endsWith('licences.mjs')) writeFileSync(LIST, licences(readLock()));
