import { argv, env, execArgv, execPath } from 'node:process';

/** Node's option and the environment variable for little memory: docs/decisions/008. */
const OPTION = '--max-semi-space-size=8';
const ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Options of Node that name a program in place of a file. A process that is started has another program. */
const PROGRAM = ['-e', '--eval', '-p', '--print', '-pe'];
const isProgram = (option: string) => PROGRAM.includes(option.split('=', 1)[0] ?? '');
const own = execArgv.some(isProgram) ? execArgv.slice(0, execArgv.findIndex(isProgram)) : execArgv;

/** What a process that this one starts is given, so that it has them. */
export const MEMORY = { execArgv: [...new Set([...own, OPTION])], env: ARENAS };

/**
 * Starts this process again with the settings of memory, which only hold from its start. Does nothing if the process
 * has them. Does nothing on Windows, where no process can replace itself. Does nothing if a parent process forked this
 * one: it would lose their channel.
 */
export function restartWithMemorySettings(): void {
  if (process.send || (execArgv.includes(OPTION) && env.MALLOC_ARENA_MAX)) return;
  try {
    const given = [execPath, ...MEMORY.execArgv, ...argv.slice(1)];
    process.execve?.(execPath, given, { ...env, ...ARENAS });
  } catch {
    // The site serves without them, and takes more memory.
  }
}
