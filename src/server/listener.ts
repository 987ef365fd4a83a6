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
    const visit = beginVisit();
    connections.busy(request.socket, response);
    if (answered) response.on('close', () => answered(answeredOf(visit, response)));
    // The connection closes with what is sent on it while the process ends.
    if (connections.stopping) response.shouldKeepAlive = false;
    // Whatever goes wrong in one request is that request's own matter.
    try {
      const sending = answer(options, request, response, visit);
      sending?.catch((error) => failed(error, visit, response));
    } catch (error) {
      failed(error, visit, response);
    }
  };
}

/** A promise where the answer takes time; it may reject. What is at hand is sent when this returns. */
function answer(
  options: ListenerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
): Promise<void> | undefined {
  const { pages, headers } = options;
  const refusal = refusalOf(request);
  if (refusal !== null) {
    visit.route = 'refused';
    refuse(response, refusal, headers.own);
    return undefined;
  }
  const target = targetOf(request.url) ?? '/';
  request.url = target;
  // Pages first: they are asked for most, and no file has the address of one.
  const address = addressOf(target);
  if (address === NOWHERE) return answerElse(options, target, request, response, visit);
  visit.route = routeOf(address.key);
  return pages(address, request, response, visit);
}

async function answerElse(
  { host, pages, pictures, files, headers, health }: ListenerOptions,
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
): Promise<void> {
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
  if (!found) await pages(NOWHERE, request, response, visit);
}
