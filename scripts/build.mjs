// Builds the site if its sources have changed since the last build.
import { isBuilt } from './build-stamp.mjs';
import { succeeds } from './launch/child.mjs';
import { ASTRO } from './launch/tools.mjs';

/**
 * Builds the site if it is not up to date, with a Node. Resolves to whether the build is now up to date.
 * @param {string} [node]
 */
export async function build(node = process.execPath) {
  if (isBuilt()) return true;
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  return succeeds(node, [ASTRO, 'build', '--silent'], { env });
}
