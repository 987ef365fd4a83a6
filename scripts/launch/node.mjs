// Provides the Node for the site and its tools: the machine's own if it is new enough, else one from npm. That one
// is installed from the manifest in scripts/node, tried, and linked into node_modules/.bin, where `npx` and npm's
// scripts look first. `npm ci` runs this file.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { relative, resolve } from 'node:path';
import { ENOUGH, isEnough } from '../../src/server/node-version.mjs';
import { announce, Missing } from './missing.mjs';
import { npmCi } from './npm.mjs';

const FOLDER = 'scripts/node';
const BIN = 'node_modules/.bin';
const LINK = `${BIN}/node`;

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the path and version of the machine's own Node: of the one that runs npm, as `node` may be the linked one. */
function machineNode() {
  const { npm_node_execpath: path, npm_config_user_agent: agent = '' } = process.env;
  const [, version] = /\bnode\/v(\S+)/.exec(agent) ?? [];
  return path && version
    ? { path, version }
    : { path: process.execPath, version: process.versions.node };
}

/** Returns the path of the Node from npm; null if it is not installed for this platform, in the manifest's version. */
function npmsNode() {
  for (const [name, version] of Object.entries(
    read(`${FOLDER}/package.json`).optionalDependencies,
  )) {
    const manifest = `${FOLDER}/node_modules/${name}/package.json`;
    if (!existsSync(manifest) || read(manifest).version !== version) continue;
    return realpathSync(resolve(manifest, '..', read(manifest).bin.node));
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

function unlink() {
  for (const name of [LINK, `${LINK}.cmd`]) rmSync(name, { force: true });
}

/** @param {string} node */
function link(node) {
  unlink();
  mkdirSync(BIN, { recursive: true });
  if (process.platform === 'win32') writeFileSync(`${LINK}.cmd`, `@"${node}" %*\r\n`);
  else symlinkSync(relative(BIN, node), LINK);
}

/** Resolves to the path of a Node that runs the site. Throws Missing, with what to install, if there is none. */
export async function provideNode() {
  const own = machineNode();
  if (isEnough(own.version)) {
    if (own.path !== npmsNode()) unlink();
    return own.path;
  }
  const because = `this machine's own is v${own.version}`;
  if (npmsNode() === null) {
    announce(`a newer Node, as ${because}`, `npm ci --prefix ${FOLDER}`);
    const isInstalled = await npmCi(['--prefix', FOLDER]);
    if (!isInstalled || npmsNode() === null) {
      throw new Missing(`npm gave no Node, and ${because}: install ${ENOUGH}.`);
    }
  }
  const node = npmsNode() ?? '';
  const failure = failureOf(node);
  if (failure === null) {
    link(node);
    return node;
  }
  unlink();
  throw new Missing(
    `The Node from npm does not run here (${failure}), and ${because}: ` +
      `install libatomic (Debian, Ubuntu: apt-get install libatomic1), or ${ENOUGH}.`,
  );
}

if (process.argv[1]?.endsWith('node.mjs')) {
  // Packages are of use without it, and each command says later what it lacks.
  await provideNode().catch(({ message }) => console.error(message));
}
