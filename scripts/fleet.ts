/**
 * `npm run test:fleet`: tests instances behind nginx and Varnish, with a Redis that they share. It says
 * which of these programs is missing.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { endAs, run } from './launch/child.mjs';
import { VITEST } from './launch/tools.mjs';

/** Programs, and the packages of Debian that have them. */
const PROGRAMS = {
  nginx: 'nginx',
  'redis-server': 'redis-server',
  varnishd: 'varnish varnish-modules',
  'systemd-analyze': 'systemd',
};

const missing = Object.entries(PROGRAMS).filter(([program]) => !isThere(program));
if (missing.length > 0) {
  const packages = missing.map(([, name]) => name).join(' ');
  console.error(`These tests need more programs: apt-get install ${packages}`);
  process.exit(1);
}
const files = process.argv.length > 2 ? process.argv.slice(2) : ['tests/fleet/'];
const args = [VITEST, 'run', '--project=fleet', '--no-file-parallelism', ...files];
endAs(await run(process.execPath, args));

/** Returns whether a program is on the path, or where Debian puts servers. */
function isThere(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
