// `npm run release`: packs the built site with what it needs beside a Node, its checksum, its list of packages (SBOM) and
// its part of CHANGELOG.md, into the folder `release`. It runs on the platform that packed it.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { succeeds } from './launch/child.mjs';

const OUT = 'release';
/** The files as they are packed, which the image takes too. */
const FILES = `${OUT}/manzar`;

/** What stands beside the built site: its documents, and the recipes to run it. */
const BESIDE = [
  'deploy',
  'docs',
  'package.json',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  '.env.example',
];

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The built server holds all of its code but sharp, whose library is not JavaScript, and the fonts that it names. */
function unbundled() {
  const sharp = read('node_modules/sharp/package.json');
  const fonts = readFileSync('dist/server/fonts.conf', 'utf8').matchAll(
    /(node_modules\/@expo-google-fonts\/[^/]+)(\/[^<]+)/g,
  );
  return [
    'node_modules/sharp',
    'node_modules/@img',
    ...Object.keys(sharp.dependencies)
      .filter((name) => !name.startsWith('@img/'))
      .map((name) => `node_modules/${name}`),
    ...[...fonts].flatMap(([, family = '', face]) => [family + face, `${family}/LICENSE_FONT`]),
  ];
}

/**
 * Returns what CHANGELOG.md says of a version.
 * @param {string} version
 */
function notesOf(version) {
  const parts = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m).slice(1);
  const part = parts.find((one) => one.startsWith(version));
  if (!part) throw new Error(`CHANGELOG.md has no part "## ${version}".`);
  return part.slice(part.indexOf('\n')).trim();
}

async function release() {
  const { version } = read('package.json');
  const notes = notesOf(version);
  if (!(await build())) throw new Error('The site could not be built.');
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  for (const path of ['dist', ...unbundled(), ...BESIDE]) {
    cpSync(path, `${FILES}/${path}`, { recursive: true, dereference: true });
  }
  const libc = createRequire(import.meta.url)('detect-libc').familySync() === 'musl' ? '-musl' : '';
  const name = `manzar-${version}-${process.platform}${libc}-${process.arch}`;
  writeFileSync(`${OUT}/notes.md`, `${notes}\n`);
  const packs = await succeeds('tar', ['-czf', `${OUT}/${name}.tar.gz`, '-C', OUT, 'manzar']);
  const lists = await succeeds(
    `npm sbom --omit=dev --sbom-format=cyclonedx > ${OUT}/${name}.sbom.json`,
    [],
    { shell: true },
  );
  if (!packs || !lists) throw new Error('The release could not be packed.');
  const sums = [`${name}.tar.gz`, `${name}.sbom.json`].map((file) => {
    const hash = createHash('sha256').update(readFileSync(`${OUT}/${file}`));
    return `${hash.digest('hex')}  ${file}\n`;
  });
  writeFileSync(`${OUT}/SHA256SUMS`, sums.join(''));
  console.log(`${OUT}/${name}.tar.gz`);
}

await release().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
