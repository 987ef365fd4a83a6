// Starts programs that share our terminal. They are told to end when we are, and we end after them.
import { spawn } from 'node:child_process';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Outcome How a program ended. */

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let told = false;
let listening = false;

/**
 * Tells the programs to end. On Windows a console tells everyone in it, and there is no other way to
 * ask: kill() ends at once.
 * @param {NodeJS.Signals} signal
 */
export function end(signal) {
  told = true;
  if (children.size === 0) endAs({ code: null, signal });
  if (process.platform === 'win32' && signal !== 'SIGTERM') return;
  for (const child of children) child.kill(signal);
}

export const isEnding = () => told;

/** From here on, signals to us are for the programs. */
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
 * Runs a program; resolves to its exit code, or to the signal that ended it.
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
      // Who is told to end begins nothing else.
      if (!told) resolve(outcome);
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
 * Whether a program ran and ended well.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function succeeds(command, args, options) {
  return (await run(command, args, options)).code === 0;
}
