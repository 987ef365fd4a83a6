// What Linux says of another process; null where it does not: there, shells step aside.
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
 * The process that started a shell; null for what is no shell.
 * @param {number | string} pid
 */
export const parentOfShell = (pid) => read(pid, 'stat', /^\d+ \(\w*sh\) \S (\d+)/);

/**
 * How often a process has been woken; null while it does not wait.
 * @param {number | string} pid
 */
export const wakesOf = (pid) =>
  read(pid, 'status', /^State:\s+S\b[\s\S]*^voluntary_ctxt_switches:\s+(\d+)/m);

/** @param {number | string} pid */
export const bytesWrittenBy = (pid) => read(pid, 'io', /^wchar: (\d+)/m);
