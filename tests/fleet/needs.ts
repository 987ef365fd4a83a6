import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs, and the packages of Debian that have them. */
const PROGRAMS = {
  nginx: 'nginx',
  'redis-server': 'redis-server',
  varnishd: 'varnish varnish-modules',
  'systemd-analyze': 'systemd',
};

/** Vitest calls this before all tests. Throws with the packages of the programs that are missing. */
export default function needs(): void {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name).join(' ');
  throw new Error(`These tests need more programs: apt-get install ${packages}`);
}

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
