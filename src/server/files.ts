/** Serves the files that the build wrote to dist/client, and no other file. */
import { readdirSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { decodeOnce } from '#/contract/address.ts';
import { CLIP_MAX_AGE, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache, PUBLIC } from '#/lib/caching.ts';
import { DRAWING } from '#/lib/drawing.ts';
import { type Encoding, encodingFor } from '#/server/encoding.ts';
import { inEnglish, patterns } from '#/site/paths.ts';
import type { SecurityHeaders } from './security.ts';
import { sendFile } from './send-file.ts';

/** Sends the file that a request names, see sendFile. Returns null if there is no such file. */
export type Files = (request: IncomingMessage, response: ServerResponse) => Promise<void> | null;

type BuiltFile = {
  path: string;
  headers: OutgoingHttpHeaders;
  /** Whether the build wrote it compressed, too. */
  isCompressed: boolean;
};

/** What the build adds to the names of compressed files: see scripts/compress.mjs. */
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const PAGE = /(\/index)?\.html$/;
const PICTURES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': DRAWING['content-type'],
  '.webp': 'image/webp',
};
const TYPES: Record<string, string> = {
  ...PICTURES,
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Finds the files. Throws if the folder can not be read. */
export function createFiles(folder: string, headers: SecurityHeaders): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)),
  );
  const files = new Map<string, BuiltFile>();
  for (const path of paths) {
    const name = `/${relative(folder, path).replaceAll(sep, '/')}`;
    if (name.endsWith(SUFFIXES.br) || name.endsWith(SUFFIXES.gzip)) continue;
    const isCompressed = paths.has(path + SUFFIXES.br);
    const vary = isCompressed && { vary: 'accept-encoding' };
    const file = { path, isCompressed, headers: { ...headersOf(name, headers), ...vary } };
    files.set(name, file);
    if (!PAGE.test(name)) continue;
    const address = name.replace(PAGE, '');
    files.set(address, file).set(`${address}/`, file);
  }
  return (request, response) => {
    const [address = ''] = request.url?.split('?', 1) ?? [];
    const file = files.get(decodeOnce(address) ?? '');
    if (!file) return null;
    const { path, isCompressed, headers: own } = file;
    const encoding = isCompressed ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const all = encoding === 'identity' ? own : { ...own, 'content-encoding': encoding };
    return sendFile(path + SUFFIXES[encoding], all, request, response);
  };
}

/**
 * Returns a file's headers. Names in `/_astro/` contain a hash of the content or of the build, so
 * they are immutable. Any site may frame clips and their pages, which are gone two minutes after
 * they were withdrawn.
 */
function headersOf(name: string, { page, clip, own, open }: SecurityHeaders): OutgoingHttpHeaders {
  const isPage = PAGE.test(name);
  const end = extname(name);
  const type = { 'content-type': TYPES[end] ?? 'application/octet-stream' };
  const kept = (control: string) => ({ ...type, 'cache-control': control });
  if (inEnglish(name).startsWith('/clips/')) {
    return { ...(isPage ? clip : open), ...kept(anyCache(CLIP_MAX_AGE)), ...ANYWHERE };
  }
  // A build's worker has to come at once: the one before would serve on.
  if (name === patterns.worker) return { ...own, ...kept('no-cache') };
  if (name === patterns.openapi) return { ...open, ...kept(PUBLIC), ...ANYWHERE };
  // While Chromium revalidates a stale page in the background, a new worker that keeps it does not get installed.
  if (isPage) return { ...page, ...kept('no-cache') };
  if (name.startsWith('/_astro/')) return { ...own, ...kept(`${anyCache(YEAR)}, immutable`) };
  if (end === '.svg') return { ...own, ...kept(anyCache(STATIC_MAX_AGE)), ...DRAWING };
  return { ...own, ...kept(end in PICTURES ? anyCache(STATIC_MAX_AGE) : PUBLIC) };
}
const ANYWHERE = { 'access-control-allow-origin': '*' };
/** Seconds. */
const YEAR = 365 * 86_400;
