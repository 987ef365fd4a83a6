// Facts about another process from Linux's /proc. On other systems they are null: there, shells
// replace themselves with the program.
import { readFileSync } from 'node:fs';

/**
 * @param {number | string} pid
 * @param {string} file
 * @param {RegExp} pattern
 */
function read(pid, file, pattern) {
  try {
    return pattern.exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the id of the process that started a shell; null if `pid` is not a shell.
 * @param {number | string} pid
 */
export const parentOfShell = (pid) => read(pid, 'stat', /^\d+ \(\w*sh\) \S (\d+)/);

/**
 * Returns how often a process has been woken; null while it is not waiting.
 * @param {number | string} pid
 */
export const wakesOf = (pid) =>
  read(pid, 'status', /^State:\s+S\b[\s\S]*^voluntary_ctxt_switches:\s+(\d+)/m);

/** @param {number | string} pid */
export const bytesWrittenBy = (pid) => read(pid, 'io', /^wchar: (\d+)/m);
