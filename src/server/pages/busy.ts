/**
 * The page that visitors get while too many pages are being rendered, or too many calls to the host
 * are under way. It needs no other file.
 */
import { hash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { directionOf, type Language, languages } from '#/contract/language.ts';
import { BUSY_AGAIN } from '#/contract/lifetimes.ts';
import { localeIn } from '#/site/locale.ts';

/** The paper and the ink of the site's themes (styles/settings/_colour.scss), and its lozenge. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{display:grid;place-content:center;min-block-size:90dvh;margin:1rem;text-align:center}
body::before{content:"◆";color:#ffb938;font-size:2rem}
h1{margin:0;font-size:1.5rem}p{margin:.5rem}a{color:inherit;font-weight:700}
@media(prefers-color-scheme:dark){:root{background:#121212;color:#f6f1e7}}`;

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const HEADERS: OutgoingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(BUSY_AGAIN),
};

const pages = new Map(languages.map((language) => [language, Buffer.from(pageIn(language))]));

export type Busy = { headers: OutgoingHttpHeaders; body: Buffer };

/** Returns the page in a language. */
export function busyPage(language: Language): Busy {
  const headers = { ...HEADERS, 'content-security-policy': POLICY };
  return { headers, body: pages.get(language) as Buffer };
}

/** The answer to a call for data. */
export const BUSY_DATA: Busy = {
  headers: { ...HEADERS, 'content-type': 'application/json' },
  body: Buffer.from('{"error":"busy"}'),
};

/** Sends one of these with 503, and `headers` added. */
export function sendBusy(
  { method }: IncomingMessage,
  response: ServerResponse,
  { headers: own, body }: Busy,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(503, { ...headers, ...own, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

function pageIn(language: Language): string {
  const { m } = localeIn(language);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${m.busyTitle}</title><style>${STYLE}</style>
<h1>${m.busyTitle}</h1><p>${m.busyText}</p><p><a href="">${m.retry}</a></p>
`;
}
