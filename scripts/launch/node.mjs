// Finds the Node for the site and its tools: the one from the dependencies if it runs, else the
// machine's own if it is new enough.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ENOUGH, isEnough } from '../../src/server/node-version.mjs';
import { Missing } from './missing.mjs';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the path of the Node in the dependencies; null if there is none for this platform. */
function bundledNode() {
  for (const name of Object.keys(read('package.json').optionalDependencies)) {
    const manifest = `node_modules/${name}/package.json`;
    if (existsSync(manifest)) return resolve(manifest, '..', read(manifest).bin.node);
  }
  return null;
}

/**
 * Returns why a Node does not run, in one line; null if it runs.
 * @param {string} node
 */
function failureOf(node) {
  // NODE_OPTIONS is meant for the task, not for this check.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { status, stderr, error } = spawnSync(node, ['-p', '1'], { encoding: 'utf8', env });
  if (status === 0) return null;
  /** @type {NodeJS.ErrnoException | undefined} */
  const failure = error;
  return failure?.code ?? (stderr.trim().split('\n')[0] || `exit code ${status}`);
}

/** Returns the path of a usable Node. Throws Missing, with what to install, if there is none. */
export function findNode() {
  const bundled = bundledNode();
  const failure = bundled && failureOf(bundled);
  if (bundled && failure === null) return bundled;
  if (isEnough(process.versions.node)) return process.execPath;
  const own = `this machine's own is ${process.version}`;
  if (bundled === null) {
    throw new Missing(`No Node came with the dependencies, and ${own}: install ${ENOUGH}.`);
  }
  throw new Missing(
    `The Node that comes with the dependencies does not run here (${failure}), and ${own}: ` +
      `install libatomic (Debian, Ubuntu: apt-get install libatomic1), or ${ENOUGH}.`,
  );
}
