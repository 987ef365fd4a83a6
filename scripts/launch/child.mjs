// Starts programs that share our terminal. A signal to us ends them, and we exit after them.
import { spawn } from 'node:child_process';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Outcome How a program ended. */

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let ending = false;
let listening = false;

/**
 * Sends a signal to the programs to end them. On Windows a console signals every process in it.
 * There kill() would end them at once, without a chance to clean up.
 * @param {NodeJS.Signals} signal
 */
export function end(signal) {
  ending = true;
  if (children.size === 0) endAs({ code: null, signal });
  if (process.platform === 'win32' && signal !== 'SIGTERM') return;
  for (const child of children) child.kill(signal);
}

export const isEnding = () => ending;

/** Forwards SIGINT, SIGTERM and SIGHUP from this process to the programs, from now on. */
export function listen() {
  if (listening) return;
  listening = true;
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
}

/**
 * Ends this process as another one ended: with its exit code, or by the same signal.
 * @param {Outcome} outcome
 */
export function endAs({ code, signal }) {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.exitCode = 1;
  process.kill(process.pid, signal);
}

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, shell?: boolean }} Options `env` is added to ours.
 */

/**
 * Runs a program. Resolves to its exit code, or to the signal that ended it.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, shell = false } = {}) {
  listen();
  return new Promise((resolve) => {
    const ours = { ...process.env, ...env };
    const child = spawn(command, args, { stdio: 'inherit', env: ours, shell });
    children.add(child);
    /** @param {Outcome} outcome */
    const ended = (outcome) => {
      children.delete(child);
      // After a signal to end, never resolve, so that the caller starts nothing else.
      if (!ending) resolve(outcome);
      else if (children.size === 0) endAs(outcome);
    };
    child.once('error', ({ message }) => {
      console.error(message);
      ended({ code: 1, signal: null });
    });
    child.once('exit', (code, signal) => ended({ code, signal }));
  });
}

/**
 * Runs a program. Resolves to whether its exit code is 0.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function succeeds(command, args, options) {
  return (await run(command, args, options)).code === 0;
}
