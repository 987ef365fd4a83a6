/** `/api`, captions and the drawn pictures at `/t/p`: the catalogue's addresses, served without Astro. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Api } from '#/compose/compose.ts';
import { addressOf, matchCall } from '#/contract/address.ts';
import { CAPTIONS } from '#/contract/captions.ts';
import { ENGLISH } from '#/contract/language.ts';
import { nameLanguage } from '#/contract/names.ts';
import type { Host } from '#/host/host.ts';
import { ownNameAt } from '#/host/own-pictures.ts';
import { sheetInstead } from '#/server/pictures/sheets.ts';
import { patterns } from '#/site/paths.ts';
import type { Endpoint } from './endpoint.ts';
import { allowedOrigin } from './preflight.ts';

const NOT_STORED = { 'cache-control': 'no-store' };

/** The embedded host's drawings. Pictures that a catalogue names by whole address are fetched. */
const DRAWN = '/t/p/';

/** Returns whether the embedded host answers for a picture. Those of the catalogue's folder are made smaller first. */
export function isOfHost(path: string, hasOthers: boolean): boolean {
  const isOthers = hasOthers ? !path.endsWith('.svg') : ownNameAt(path) !== null;
  return path.startsWith(DRAWN) && !isOthers;
}

type DrawingsOptions = {
  hasOthers: boolean;
  pictures: NonNullable<Endpoint['otherwise']>;
  headers: OutgoingHttpHeaders;
};

/**
 * Serves the embedded host's pictures, with a painted one as the fallback. `pictures` fetches the
 * others: with `hasOthers` what the host did not draw.
 */
export function drawings(host: Host, { hasOthers, pictures, headers }: DrawingsOptions): Endpoint {
  return {
    label: '/t/*',
    has: (path) =>
      isOfHost(path, hasOthers) || (path.startsWith(DRAWN) && host.isGonePicture(path)),
    headers,
    otherwise: pictures,
    answer(path) {
      const answer = host.fetch(path);
      if (answer.status !== 404 && answer.status !== 410) return answer;
      // A browser shows the picture of a 404 or a 410 as well.
      return hasOthers && answer.status === 404 ? null : new Response(sheetInstead(path), answer);
    },
  };
}

/** Serves the embedded host's captions, or why there are none. */
export function captionAnswers(host: Host | null, headers: OutgoingHttpHeaders): Endpoint {
  return {
    label: `${CAPTIONS}*`,
    has: (path) => path.startsWith(CAPTIONS),
    headers,
    answer(path) {
      const answer = host?.fetch(path) ?? none(404, 'not found');
      // Only the site's own pages read them.
      answer.headers.delete('access-control-allow-origin');
      return answer;
    },
  };
}

/** What the build wrote under `/api/`: the contract, for every source of answers. */
const WRITTEN = new Set([`${patterns.contract}/`, patterns.contractChanges, patterns.openapi]);

/** Limit of guests' calls at once. The movie database, which answers them, has further limits. */
const AT_ONCE = 32;

/** Serves the API, or a 404 without one. */
export function apiAnswers(api: Api | null, headers: OutgoingHttpHeaders): Endpoint {
  return {
    label: '/api/*',
    has: (path) => path.startsWith('/api/') && !WRITTEN.has(path),
    canonical: canonicalCall,
    headers: api && !api.origins ? { ...headers, ...allowedOrigin({}, api) } : headers,
    ...(api?.origins && { atOnce: AT_ONCE, headersFor: allowOnly(api) }),
    answer: async (address) => (api ? askApi(api, address) : none(404, 'not found')),
  };
}

/** Returns the canonical address of a call. Returns any other target unchanged. */
function canonicalCall(target: string): string {
  const [path = '', ...search] = target.split('?');
  const query = new URLSearchParams(search.join('?'));
  const call = matchCall(path, query);
  if (call.outcome !== 'call') return target;
  return addressOf(call.name, call.params, nameLanguage(query.get('ui')) ?? ENGLISH);
}

async function askApi(api: Api, address: string): Promise<Response> {
  try {
    return await api.fetch(address, 'GET');
  } catch {
    return none(503, 'unavailable');
  }
}

function allowOnly(api: Api) {
  return ({ headers }: IncomingMessage): OutgoingHttpHeaders => ({
    vary: 'accept-encoding, origin',
    ...allowedOrigin(headers, api),
  });
}

function none(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: NOT_STORED });
}
