// npm passes on what it is told to its shell, and not every shell passes that on. What is seen of the
// two from here says when to end.
import { end, isEnding, listen } from './child.mjs';
import { bytesWrittenBy, parentOfShell, wakesOf } from './proc.mjs';

/** Milliseconds between two looks. */
const LOOK = 250;
/** So many looks after a stop (Ctrl-Z) all is quiet again. */
const SETTLED = 4;

/** Ends as on SIGTERM when npm is gone, and as on SIGINT when its shell keeps that for later. */
export function endWithNpm() {
  listen();
  // Our parent is npm's shell, unless that stepped aside for us; then it is npm.
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
 * Windows names a parent that is gone all the same.
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
 * Debian's sh keeps SIGINT until its program has ended. That shows: the shell, which waits for us
 * alone, wakes up, and npm, which waits for the shell, writes into its own pipe to handle the signal.
 * Neither is enough: a computer that was asleep wakes every process, a new size of its terminal makes
 * npm write. Both come of Ctrl-Z, too, which we are told of when it is over.
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
