// Prepares what a task needs, then runs it with the Node that was found.
import { prepare } from '../prepare.mjs';
import { endAs, run } from './child.mjs';
import { Missing } from './missing.mjs';
import { findNode } from './node.mjs';
import { endWithNpm } from './npm.mjs';
import { TASKS } from './tasks.mjs';

/**
 * Runs a task with the remaining arguments, and ends this process as the task ends.
 * @param {string[]} args
 */
export async function launch([name = '', ...given]) {
  const task = TASKS[name];
  if (!task) throw new Error(`no task: ${name}`);
  if (process.env.npm_lifecycle_event) endWithNpm();
  try {
    await prepare(task.needs);
    const node = findNode();
    endAs(await run(node, [...task.run, ...given], { env: task.env }));
  } catch (error) {
    console.error(error instanceof Missing ? error.message : error);
    process.exit(1);
  }
}
