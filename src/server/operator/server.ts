/** The port of the operator: metrics for Prometheus, and purges. It is never public. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { isAllowed, readTags } from './purge-request.ts';
import type { Purger } from './purger.ts';

export type OperatorOptions = {
  /** Returns the metrics of all processes as text. */
  metrics(): Promise<string>;
  /** The token of purges; null: there is no such address. */
  purgeToken: string | null;
  purger: Purger;
};

/** Creates the server, which does not listen yet. */
export function operatorServer({ metrics, purgeToken, purger }: OperatorOptions): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = request;
    if (method === 'GET' && url === '/metrics') {
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE });
      response.end(await metrics());
    } else if (method === 'POST' && url === '/purge' && purgeToken !== null) {
      if (!isAllowed(request, purgeToken))
        return sendJson(response, 401, { error: 'unauthorized' });
      const read = await readTags(request);
      if ('error' in read) return sendJson(response, read.status, { error: read.error });
      sendJson(response, 200, await purger.purge(read.tags));
    } else {
      sendJson(response, 404, { error: 'not found' });
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  // The body of a refused request is never read.
  const close = status === 200 ? {} : { connection: 'close' };
  response.writeHead(status, { 'content-type': 'application/json', ...close });
  response.end(JSON.stringify(body));
}
