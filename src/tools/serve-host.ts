import { createServer, type Server } from 'node:http';
import type { Host } from '#/host/host.ts';
import { sendAnswer } from '#/server/send.ts';

/** Creates a server that serves only the host, for running the host alone. */
export function serveHost(host: Host): Server {
  return createServer((request, response) => {
    const answer = host.fetch(request.url ?? '/', request.method);
    sendAnswer(request, response, answer).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
}
