/** A visitor who asks the whole time, in its own thread: what a test does does not delay it. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const VISITOR = `
const { parentPort, workerData } = require('node:worker_threads');
const { Agent, get } = require('node:http');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times = [];
let enough = false;
parentPort.once('message', () => { enough = true; });
const visit = () => {
  if (enough) return void parentPort.postMessage(times);
  const begin = performance.now();
  get(workerData[times.length % workerData.length], { agent }, (response) => response.resume().on('end', () => {
    times.push(performance.now() - begin);
    setTimeout(visit, 5);
  }));
};
visit();`;

/** Visits addresses in turns. The function ends that, and resolves to the milliseconds of each visit. */
export function visiting(...addresses: string[]): () => Promise<number[]> {
  const visitor = new Worker(VISITOR, { eval: true, workerData: addresses });
  const heard = once(visitor, 'message');
  return async () => {
    visitor.postMessage('enough');
    const [times] = (await heard) as [number[]];
    return times;
  };
}

/** Returns the time below which 99 % of some times are. */
export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
