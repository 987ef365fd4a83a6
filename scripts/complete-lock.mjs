// Completes package-lock.json after an `npm install` from a registry that lacks some
// foreign-platform builds: npm then leaves those optional packages out of the lockfile, and
// `npm ci` refuses the file on every machine ("Missing: … from lock file").
// Run it by hand after changing dependencies: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];
/**
 * @param {string[]} words
 * @param {string[]} known
 */
const one = (words, known) => known.find((word) => words.includes(word));

/**
 * Returns a package's platform limits, as its manifest states them. Reads them from the parts of
 * its name.
 * @param {string} name
 */
function limits(name) {
  const words = name.split(/[/-]/);
  const os = one(words, systems);
  const cpu = one(words, processors);
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(libc && os === 'linux' && { libc: [libc] }),
  };
}

let added = 0;
for (const parent of Object.values({ ...lock.packages })) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path]) continue;
    const version = range.replace(/^[^\d]*/, '');
    const flags = parent.dev || parent.devOptional ? { dev: true } : {};
    lock.packages[path] = { version, ...limits(name), ...flags, optional: true };
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages added.`);
