// Ends the task with npm. npm forwards SIGTERM to the shell that it started, and not every shell
// forwards it to us; a shell that waits for us does not notice that npm is gone.
import { spawnSync } from 'node:child_process';
import { end, isEnding, listen } from './child.mjs';

/** Milliseconds between two checks. */
const LOOK = 250;

/** Ends as on SIGTERM when npm or its shell is gone. */
export function endWithNpm() {
  listen();
  const parent = process.ppid;
  const npm = parentOfShell(parent) ?? parent;
  const look = setInterval(() => {
    if (isEnding() || (process.ppid === parent && isAlive(npm))) return;
    clearInterval(look);
    end('SIGTERM');
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
