import type { Host } from '#/host/host.ts';
import type { Source } from './source.ts';

/** The embedded host, called in process: the same responses as over HTTP, without the socket. */
export function embeddedSource(host: Host, file: string): Source {
  return {
    label: `the embedded catalogue (${file})`,
    fetch: async (path) => host.fetch(path),
  };
}
