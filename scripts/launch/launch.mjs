// `npm start` and `npm test`: prepare what they need, then run it with the Node that was found.
import { parseArgs } from 'node:util';
import { installPackages, prepareBrowser, prepareBuild } from '../prepare.mjs';
import { end, endAs, isEnding, listen, run } from './child.mjs';
import { readEnvFile } from './env-file.mjs';
import { Missing } from './missing.mjs';
import { provideNode } from './node.mjs';
import { endWithNpm } from './npm.mjs';

/** @type {Record<string, (args: string[]) => Promise<import('./child.mjs').Outcome>>} */
const TASKS = {
  async start(args) {
    const option = /** @type {const} */ ({ type: 'string' });
    const { values } = parseArgs({ args, options: { port: option, host: option } });
    readEnvFile();
    const { port = process.env.PORT, host = process.env.HOST } = values;
    await installPackages();
    const node = await provideNode();
    await prepareBuild(node);
    return run(node, ['dist/server/entry.mjs'], { env: { PORT: port, HOST: host } });
  },
  async test(args) {
    await installPackages();
    const node = await provideNode();
    await prepareBrowser(node);
    return run(node, ['scripts/test.ts', ...args]);
  },
};

/**
 * Runs a task with the remaining arguments, and ends this process as the task ends.
 * @param {string[]} args
 */
export async function launch([name = '', ...args]) {
  const task = TASKS[name];
  if (!task) throw new Error(`no task: ${name}`);
  listen();
  endWithNpm(() => isEnding() || end('SIGTERM'));
  try {
    endAs(await task(args));
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exit(1);
  }
}

/**
 * Returns whether an error's message says everything: something is missing, or an argument is wrong.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isPlain = (error) =>
  error instanceof Missing ||
  (error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'));
