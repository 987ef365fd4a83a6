import { argv, env, execArgv, execPath } from 'node:process';

/** Node's option and the environment variable for little memory: docs/decisions/008. */
const OPTION = '--max-semi-space-size=8';
const ARENAS = { MALLOC_ARENA_MAX: '2' };

/**
 * Starts this process anew with the settings of memory, which only hold from its start. Does nothing
 * if it has them, or where no process can replace itself, as on Windows.
 */
export function restartWithMemorySettings(): void {
  if (execArgv.includes(OPTION) && env.MALLOC_ARENA_MAX) return;
  try {
    const given = [execPath, ...execArgv, OPTION, ...argv.slice(1)];
    process.execve?.(execPath, given, { ...env, ...ARENAS });
  } catch {
    // The site serves without them, and takes more memory.
  }
}
