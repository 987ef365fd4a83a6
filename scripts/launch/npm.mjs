// Ends the task with npm. npm forwards signals to the shell that it started, but not every shell
// forwards them to us. So we watch both processes to find out when to end.
import { end, isEnding, listen } from './child.mjs';
import { bytesWrittenBy, parentOfShell, wakesOf } from './proc.mjs';

/** Milliseconds between two checks. */
const LOOK = 250;
/** Number of checks to ignore after a stop (Ctrl-Z), until both processes are quiet again. */
const SETTLED = 4;

/** Ends as on SIGTERM if npm is gone, and as on SIGINT if its shell holds that signal back. */
export function endWithNpm() {
  listen();
  // Our parent is npm's shell. If the shell replaced itself with us, our parent is npm.
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const isThere = () =>
    process.ppid === parent && isAlive(parent) && (parentOfShell(parent) ?? npm) === npm;
  const keepsSignal = npm === null ? () => false : watchShell(parent, npm);
  const look = setInterval(() => {
    const signal = !isThere() ? 'SIGTERM' : keepsSignal() ? 'SIGINT' : null;
    if (signal === null || isEnding()) return;
    clearInterval(look);
    end(signal);
  }, LOOK).unref();
}

/**
 * Returns whether a process is alive. On Windows, `process.ppid` may name a parent that has ended.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Returns a function that tells whether the shell holds a SIGINT back. Debian's sh does so until
 * its program has ended. Two things show it: the shell, which waits only for us, wakes up, and npm,
 * which waits for the shell, writes into its own pipe to handle the signal. One of them is not
 * enough: when a computer resumes from sleep, every process wakes up, and when the terminal's size
 * changes, npm writes. Ctrl-Z causes both, but then we get SIGCONT when the stop is over.
 * @param {number} shell
 * @param {string} npm
 */
function watchShell(shell, npm) {
  /** @type {(string | null)[][]} */
  let seen = [];
  let quiet = 0;
  let suspected = false;
  process.on('SIGCONT', () => {
    quiet = SETTLED;
    suspected = false;
  });
  return () => {
    const counts = [wakesOf(shell), bytesWrittenBy(npm)];
    quiet -= 1;
    if (quiet >= 0 || counts.includes(null)) seen = [];
    else seen = [...seen, counts].slice(-3);
    const known = suspected;
    suspected ||= seen.length > 0 && counts.every((count, at) => count !== seen[0]?.[at]);
    return known && suspected;
  };
}
