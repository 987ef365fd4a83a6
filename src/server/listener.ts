/** Every request, from its headers to its answer: who answers it, and what happens when that fails. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Host } from '#/host/host.ts';
import { addressOf, NOWHERE } from './address.ts';
import type { Connections } from './connections.ts';
import type { Files } from './files.ts';
import { type HealthOptions, healthAt, healthPaths, sendHealth } from './health.ts';
import { answerFromHost } from './host-answers.ts';
import type { Answered } from './log.ts';
import type { Pages } from './pages.ts';
import type { Pictures } from './pictures/pictures.ts';
import { refusalOf, refuse, targetOf } from './refuse.ts';
import { fileRoute, routeOf } from './routes.ts';
import type { SecurityHeaders } from './security.ts';
import { answeredOf, beginVisit, type Visit } from './visit.ts';

export type ListenerOptions = {
  host: Host | null;
  pages: Pages;
  pictures: Pictures;
  files: Files;
  headers: SecurityHeaders;
  health: HealthOptions;
  connections: Connections;
  /** Sent when a request could not be answered. */
  broken: Buffer;
  log(message: string): void;
  answered?: (answer: Answered) => void;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function createListener(options: ListenerOptions): Listener {
  const { connections, answered, headers, broken, log } = options;

  function failed(error: unknown, visit: Visit, response: ServerResponse): void {
    log(`${visit.route}: ${String(error)}`);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const type = 'text/html; charset=utf-8';
    response.writeHead(500, { ...headers.page, 'content-type': type, 'cache-control': 'no-store' });
    response.end(broken);
  }

  return (request, response) => {
    const { socket } = request;
    const visit = beginVisit();
    connections.busy(socket);
    response.on('close', () => {
      connections.done(socket);
      answered?.(answeredOf(visit, response));
    });
    // The connection closes with what is sent on it while the process ends.
    if (connections.stopping) response.shouldKeepAlive = false;
    // Whatever goes wrong in one request is that request's own matter.
    answer(options, request, response, visit).catch((error) => failed(error, visit, response));
  };
}

async function answer(
  { host, pages, pictures, files, headers, health }: ListenerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
): Promise<void> {
  const refusal = refusalOf(request);
  if (refusal !== null) {
    visit.route = 'refused';
    return refuse(response, refusal, headers.own);
  }
  const target = targetOf(request.url) ?? '/';
  request.url = target;
  // Pages first: they are asked for most, and no file has the address of one.
  const address = addressOf(target);
  if (address !== NOWHERE) {
    visit.route = routeOf(address.key);
    return pages(address, request, response, visit);
  }
  if (healthPaths.includes(target)) {
    visit.route = target;
    return sendHealth(response, healthAt(target, health), headers.own);
  }
  if (target.startsWith('/api/') || target.startsWith('/t/')) {
    visit.route = target.startsWith('/api/') ? '/api/*' : '/t/*';
    if (await answerFromHost(host, request, response, headers.open)) return;
    return pictures(request, response);
  }
  const found = files(request, response);
  visit.route = found ? fileRoute(target) : NOWHERE.key;
  if (!found) await pages(address, request, response, visit);
}
