/**
 * Responses that need no rendered page: refusals, redirects, health, the embedded host, pictures.
 * Both the production server and the dev server mount the front before pages.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Api } from '#/compose.ts';
import { CAPTIONS } from '#/contract/captions.ts';
import type { Host } from '#/host/host.ts';
import { sendAnswer } from '#/http/send.ts';
import { SHEETS } from '#/lib/pictures.ts';
import { patterns } from '#/paths.ts';
import type { Pictures } from '#/server/pictures/pictures.ts';
import { sendSheet } from '#/server/pictures/sheets.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import { isNowhere, type Match, matchAddress } from '#/site/match.ts';
import { type HealthOptions, healthAt, healthPaths, sendHealth } from './health.ts';
import { answerApi, captionsOf, drawnBy } from './host-answers.ts';
import { moveTo } from './redirect.ts';
import { refusalOf, refuse, targetOf } from './refuse.ts';
import type { Served } from './served.ts';

export type FrontOptions = {
  host: Host | null;
  /** What `/api` answers with; null: nothing. */
  api?: Api | null;
  /** Whether the host's catalogue has pictures on the movie image host beside those that it draws. */
  hasOthers?: boolean;
  pictures: Pictures;
  health: HealthOptions;
  headers: SecurityHeaders;
  /** Further addresses that the server answers itself. */
  more?: readonly Served[];
};

/**
 * For a page or a file, returns the match, and the caller sends the response. Otherwise sends the
 * response, and returns a promise if that takes time.
 */
export type Front = (
  request: IncomingMessage,
  response: ServerResponse,
  /** The front sets `route` to the label for the log and the metrics. */
  visit: { route: string },
) => Match | Promise<void> | undefined;

/**
 * Creates the front, which reduces `request.url` to its path and query (see targetOf). The front
 * throws or rejects if one of its parts does.
 */
export function createFront({
  host,
  api = null,
  hasOthers = false,
  pictures,
  health,
  headers,
  more = [],
}: FrontOptions): Front {
  async function fromHost(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    if (url.startsWith(SHEETS)) return sendSheet(request, response, headers.open);
    if (url.startsWith(CAPTIONS)) {
      return sendAnswer(request, response, captionsOf(host, url), headers.own);
    }
    if (url.startsWith('/api/')) return answerApi(api, request, response, headers.open);
    const drawn = drawnBy(host, url, hasOthers);
    if (drawn) return sendAnswer(request, response, drawn, headers.open);
    await pictures(request, response);
  }

  return (request, response, visit) => {
    const refusal = refusalOf(request);
    if (refusal !== null) {
      visit.route = 'refused';
      return refuse(response, refusal, headers.own);
    }
    const target = targetOf(request.url) ?? '/';
    request.url = target;
    // Match pages first: most requests are for pages, and nothing else has the address of a page.
    const match = matchAddress(target);
    visit.route = match.label;
    if (match.moved !== null) return moveTo(match.moved, response, headers.page);
    if (!isNowhere(match)) return match;
    if (healthPaths.includes(target)) {
      visit.route = target;
      return sendHealth(response, healthAt(target, health), headers.own);
    }
    const path = target.split('?', 1)[0] ?? target;
    const served = more.find(({ has }) => has(path));
    if (served) {
      visit.route = served.label;
      return served.send(request, response, path);
    }
    const own = OWN.find((folder) => target.startsWith(folder));
    if (own === undefined || WRITTEN.has(path)) return match;
    visit.route = `${own}*`;
    return fromHost(request, response);
  };
}
/** Folders of the embedded host and of pictures. */
const OWN = ['/api/', '/t/', CAPTIONS];
/** What the build wrote there: the contract, whoever answers it. */
const WRITTEN = new Set([`${patterns.contract}/`, patterns.contractChanges, patterns.openapi]);
