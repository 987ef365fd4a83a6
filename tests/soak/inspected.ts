/** What a running site holds: read from the kernel, from its metrics and through Node's inspector. */
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { memoryOf } from '../bench/process.ts';

export type Held = {
  descriptors: number;
  /** Megabytes of the heap and of what it refers to outside, after a collection. */
  heap: number;
  /** Resident megabytes of the process. */
  rss: number;
  /** 99th percentile of the event loop's delay since the last sample, in milliseconds. */
  delay: number;
  /** Megabytes of stored pages. */
  pages: number;
};

export const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Calls methods of a process's inspector, which SIGUSR1 opens on the port of `--inspect-port`. */
async function openInspector(pid: number, port: number) {
  process.kill(pid, 'SIGUSR1');
  const list = `http://127.0.0.1:${port}/json/list`;
  let address: string | undefined;
  for (let tries = 0; address === undefined && tries < 100; tries += 1) {
    await setTimeout(50);
    const targets = await fetch(list).then(
      (answer) => answer.json(),
      () => [],
    );
    address = (targets as { webSocketDebuggerUrl: string }[])[0]?.webSocketDebuggerUrl;
  }
  if (address === undefined) throw new Error('The inspector of the site did not open.');
  const socket = new WebSocket(address);
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data) as { id: number; result: unknown };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let calls = 0;
  return {
    call: (method: string) =>
      new Promise<unknown>((resolve) => {
        calls += 1;
        waiting.set(calls, resolve);
        socket.send(JSON.stringify({ id: calls, method }));
      }),
    close: () => socket.close(),
  };
}

/**
 * Inspects a site. `held` resolves to what it holds now. A process that ends waits until its inspector
 * is closed. `metrics`: the address of its metrics.
 */
export async function inspect(pid: number, port: number, metrics: string) {
  const { call, close } = await openInspector(pid, port);
  const held = async (): Promise<Held> => {
    await call('HeapProfiler.collectGarbage');
    const heap = (await call('Runtime.getHeapUsage')) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    const text = await (await fetch(metrics)).text();
    const metric = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
    return {
      descriptors: descriptorsOf(pid),
      heap: (heap.usedSize + (heap.backingStorageSize ?? 0)) / 2 ** 20,
      rss: memoryOf(pid, 'VmRSS'),
      delay: 1000 * metric(/^nodejs_eventloop_lag_p99_seconds (\S+)/m),
      pages: metric(/^manzar_page_store_bytes\{store="page"\} (\S+)/m) / 2 ** 20,
    };
  };
  return { held, close };
}
