/**
 * What is answered without rendering a page: refusals, redirects, health, the embedded host, pictures.
 * The production server and the dev server have it in front of pages alike.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNowhere, type Match, matchAddress } from '#/addresses/match.ts';
import type { Host } from '#/host/host.ts';
import type { Pictures } from '#/server/pictures/pictures.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import { type HealthOptions, healthAt, healthPaths, sendHealth } from './health.ts';
import { answerFromHost } from './host-answers.ts';
import { moveTo } from './redirect.ts';
import { refusalOf, refuse, targetOf } from './refuse.ts';

export type FrontOptions = {
  host: Host | null;
  pictures: Pictures;
  health: HealthOptions;
  headers: SecurityHeaders;
};

/** The match of a page or a file, which is left to the caller; else what is sent, which may take time. */
export type Front = (
  request: IncomingMessage,
  response: ServerResponse,
  /** Its route is set to what log and metrics call the address. */
  visit: { route: string },
) => Match | Promise<void> | undefined;

/** Reduces the request's target to its path and query; see targetOf. Throws, or rejects, as its parts do. */
export function createFront({ host, pictures, health, headers }: FrontOptions): Front {
  async function fromHost(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await answerFromHost(host, request, response, headers.open)) return;
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
    // Pages first: they are asked for most, and nothing else has the address of one.
    const match = matchAddress(target);
    visit.route = match.label;
    if (match.moved !== null) return moveTo(match.moved, response, headers.page);
    if (!isNowhere(match)) return match;
    if (healthPaths.includes(target)) {
      visit.route = target;
      return sendHealth(response, healthAt(target, health), headers.own);
    }
    const own = OWN.find((folder) => target.startsWith(folder));
    if (own === undefined) return match;
    visit.route = `${own}*`;
    return fromHost(request, response);
  };
}
/** Folders of the embedded host and of pictures. */
const OWN = ['/api/', '/t/'];
