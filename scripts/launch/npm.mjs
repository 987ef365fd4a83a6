// npm passes on what it is told to the shell that it started, and not every shell passes that on. What
// is seen of the two from here says when to end.
import { end, listen } from './child.mjs';
import { parentOfShell } from './proc.mjs';

/** Milliseconds between two looks. */
const LOOK = 250;

/** Ends as on SIGTERM when npm is gone. */
export function endWithNpm() {
  listen();
  // Our parent is npm's shell, unless that stepped aside for us; then it is npm.
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const isThere = () =>
    process.ppid === parent && isAlive(parent) && (parentOfShell(parent) ?? npm) === npm;
  const look = setInterval(() => {
    if (isThere()) return;
    clearInterval(look);
    end('SIGTERM');
  }, LOOK).unref();
}

/** Windows names a parent that is gone all the same. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
