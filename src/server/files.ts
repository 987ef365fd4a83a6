/** Serves the files that the build wrote to dist/client, and no other file. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { inEnglish, patterns } from '#/paths.ts';
import { type SecurityHeaders, setAll } from './security.ts';

/** A single range that gives its first byte, and may give its last byte. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;
const PAGE = /(^|\/)([^./]*|[^/]*\.html)$/;

/** Sends the file that a request names. Returns whether there is such a file. */
export type Files = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createFiles(folder: string, headers: SecurityHeaders): Files {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => setAll(response, headersOf(path, headers)),
  });
  return (request, response) => {
    // sirv would accept an invalid range, which must be ignored (RFC 9110, section 14.2). Delete
    // the header only if there is one: a needless delete makes all headers slower to read.
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

/**
 * Returns a file's headers. Names in `/_astro/` contain a hash of the content or of the build, so
 * they are immutable. Any site may frame clips and their pages.
 */
function headersOf(path: string, { page, clip, own, open }: SecurityHeaders): OutgoingHttpHeaders {
  if (inEnglish(path).startsWith('/clips/')) {
    return { ...(PAGE.test(path) ? clip : open), 'access-control-allow-origin': '*' };
  }
  // A build's worker has to come at once: the one before would serve on.
  if (path === patterns.worker) return { ...own, 'cache-control': 'no-cache' };
  if (path === patterns.openapi) return { ...open, 'access-control-allow-origin': '*' };
  if (PAGE.test(path)) return page;
  // sirv does not know the type.
  if (path === '/favicon.ico') return { ...own, 'content-type': 'image/x-icon' };
  if (!path.startsWith('/_astro/')) return own;
  return { ...own, 'cache-control': 'public, max-age=31536000, immutable' };
}
