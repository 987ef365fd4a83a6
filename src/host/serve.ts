import { createServer, type Server } from 'node:http';
import type { Host } from './host.ts';

/** A server that answers with nothing but the host, for running it alone. */
export function serveHost(host: Host): Server {
  return createServer((request, response) => {
    const answer = host.fetch(request.url ?? '/', request.method);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    answer.arrayBuffer().then(
      (body) => response.end(Buffer.from(body)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
}
