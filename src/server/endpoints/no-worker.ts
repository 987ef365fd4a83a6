/** The service worker of a site that wants none: it takes the place of an earlier one, and removes itself. */
import type { OutgoingHttpHeaders } from 'node:http';
import { patterns } from '#/site/paths.ts';
import type { Served } from './served.ts';

const SCRIPT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
const OWN = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };

/** Returns what answers in place of the build's worker: see src/stores/worker. */
export function noWorker(headers: OutgoingHttpHeaders): Served {
  return {
    label: patterns.worker,
    has: (path) => path === patterns.worker,
    headers,
    answer: () => new Response(SCRIPT, { headers: OWN }),
  };
}
