/** Handles each request: chooses who sends its response, and what to send if that fails. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOf } from '#/contract/language.ts';
import { isNowhere } from '#/site/match.ts';
import type { Connections } from './connections.ts';
import type { Endpoints } from './endpoints/endpoints.ts';
import type { Files } from './files.ts';
import { type Answered, answeredOf, beginVisit, type Visit } from './log/visit.ts';
import type { Pages } from './pages/pages.ts';
import type { SecurityHeaders } from './security.ts';

const FOLDERS = /^\/(_astro|clips)\//;

/** Returns the label of a file in the log and the metrics: its folder, because there may be many names. */
function fileRoute(path: string): string {
  const [, folder] = FOLDERS.exec(path) ?? [];
  return folder === undefined ? 'file' : `/${folder}/*`;
}

export type ListenerOptions = {
  endpoints: Endpoints;
  pages: Pages;
  files: Files;
  headers: SecurityHeaders;
  connections: Connections;
  /** Returns the page that is sent if a request fails. */
  broken: (language: Language) => Buffer;
  log(message: string): void;
  answered?: (answer: Answered) => void;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export function createListener(options: ListenerOptions): Listener {
  const { connections, answered, headers, broken, log } = options;

  function failed(
    error: unknown,
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    log(`${visit.route}: ${String(error)}`);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const type = 'text/html; charset=utf-8';
    response.writeHead(500, { ...headers.page, 'content-type': type, 'cache-control': 'no-store' });
    response.end(broken(languageOf(request.url ?? '')));
  }

  return (request, response) => {
    if (!connections.busy(request.socket, response)) return;
    const visit = beginVisit();
    if (answered) response.on('close', () => answered(answeredOf(visit, response)));
    // While the server shuts down, close the connection after this response.
    if (connections.stopping) response.shouldKeepAlive = false;
    // A failure in one request must not affect the others.
    try {
      const sending = answer(options, request, response, visit);
      sending?.catch((error) => failed(error, visit, request, response));
    } catch (error) {
      failed(error, visit, request, response);
    }
  };
}

/** Sends a response. Returns undefined if it is sent at once, else a promise, which may reject. */
function answer(
  { endpoints, pages, files }: ListenerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
): Promise<void> | undefined {
  const match = endpoints(request, response, visit);
  if (!match || !('address' in match)) return match;
  const sending = isNowhere(match) ? files(request, response) : null;
  if (sending) {
    visit.route = fileRoute(request.url ?? '');
    return sending;
  }
  return pages(match, request, response, visit);
}
