/** What the build made, as it lies in dist/client: nothing else of the disk is served. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { type SecurityHeaders, setAll } from './security.ts';

/** One range, of which both ends are said or the first alone. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;
const PAGE = /(^|\/)([^./]*|[^/]*\.html)$/;

/** Answers whether there was such a file; it is sent. */
export type Files = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createFiles(folder: string, headers: SecurityHeaders): Files {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => setAll(response, headersOf(path, headers)),
  });
  return (request, response) => {
    // A range that is none would be taken for one: it does not count (RFC 9110, section 14.2).
    // (Taken away only where there is one: without need it would make all headers slower to read.)
    const { range } = request.headers;
    if (range !== undefined && !isRange(range)) delete request.headers.range;
    let found = true;
    serve(request, response, () => {
      found = false;
    });
    return found;
  };
}

function isRange(range: string): boolean {
  const [, first, last] = RANGE.exec(range) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}

/** Built assets are named by their content or their build; clips and their pages may be framed by any site. */
function headersOf(path: string, { page, clip, own, open }: SecurityHeaders): OutgoingHttpHeaders {
  if (path.startsWith('/clips/')) {
    return { ...(PAGE.test(path) ? clip : open), 'access-control-allow-origin': '*' };
  }
  if (PAGE.test(path)) return page;
  if (!path.startsWith('/_astro/')) return own;
  return { ...own, 'cache-control': 'public, max-age=31536000, immutable' };
}
