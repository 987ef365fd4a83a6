import { createServer, type Server } from 'node:http';
import type { Host } from '#/host/host.ts';
import { isPreflight, preflightHeaders } from '#/server/endpoints/preflight.ts';
import { sendAnswer } from '#/server/send.ts';

/** Creates a server that serves only the host, for running the host alone. */
export function serveHost(host: Host): Server {
  return createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    if (isPreflight(method, headers, url)) {
      response.writeHead(204, preflightHeaders(headers, { origins: null })).end();
      return;
    }
    const answer = host.fetch(url, method);
    sendAnswer(request, response, answer).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
}
