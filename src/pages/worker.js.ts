import worker from '#/worker/worker.ts?script';

export const prerender = true;

/** Returns the service worker: see src/worker. */
export function GET(): Response {
  return new Response(worker, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
