import type { Host } from '#/host/host.ts';
import type { Health, Source } from './source.ts';

/** The embedded host, called in process: the same responses as over HTTP, without the socket. */
export function embeddedSource(host: Host, file: string): Source {
  let last: Health | null = null;
  return {
    label: `the embedded catalogue (${file})`,
    async fetch(path) {
      const response = host.fetch(path);
      last = { ok: response.status < 500, at: Date.now() };
      return response;
    },
    health: () => last,
    // The database is closed by who opened it.
    close: () => undefined,
  };
}
