// Runs npm, and ends with it. npm forwards SIGTERM to the shell that it started, and not every shell forwards
// it to us; a shell that waits for us does not notice that npm is gone.
import { spawnSync } from 'node:child_process';
import { succeeds } from './child.mjs';

/** Milliseconds between two checks. */
const LOOK = 250;

/**
 * Installs what a lockfile says. Resolves to whether that succeeded.
 * @param {string[]} args
 */
export function npmCi(args = []) {
  const all = ['ci', ...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? succeeds(process.execPath, [cli, ...all])
    : succeeds(`npm ${all.join(' ')}`, [], { shell: true });
}

/**
 * Calls `end` when npm or its shell is gone, if npm started us.
 * @param {() => void} end
 */
export function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = parentOfShell(parent) ?? parent;
  const look = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(look);
    end();
  }, LOOK).unref();
}

/**
 * Returns the id of the process that started a shell. Returns null if `pid` is no shell, as when
 * npm's shell replaced itself with us, and where there is no `ps`.
 * @param {number} pid
 */
function parentOfShell(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', `${pid}`], { encoding: 'utf8' });
  const [, parent] = /^\s*(\d+) \S*sh\s*$/.exec(stdout ?? '') ?? [];
  return parent === undefined ? null : Number(parent);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
