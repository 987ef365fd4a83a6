/** Serves the files that the build wrote to dist/client, and no other file. */
import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decodeOnce } from '#/contract/address.ts';
import { CLIP_MAX_AGE, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache, isUnchanged, PUBLIC } from '#/lib/caching.ts';
import { DRAWING } from '#/lib/drawing.ts';
import { inEnglish, patterns } from '#/site/paths.ts';
import { type Encoding, encodingFor } from './compress.ts';
import type { SecurityHeaders } from './security.ts';

/** A single range that gives its first byte, and may give its last byte. Others may be ignored. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/**
 * Sends a file with a strong entity tag, so that a download can go on where it broke off. Closes the
 * file when the response ends, also one that is cut off. Rejects if the file can not be read to its
 * end, when a part of it may have been sent.
 */
async function sendFile(
  path: string,
  headers: OutgoingHttpHeaders,
  { method, headers: requested }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await using file = await open(path);
  const { size, mtime } = await file.stat();
  const etag = `"${size}-${mtime.getTime()}"`;
  const modified = mtime.toUTCString();
  const all = { ...headers, etag, 'last-modified': modified, 'accept-ranges': 'bytes' };
  if (isUnchanged(requested['if-none-match'], etag)) {
    response.writeHead(304, all).end();
    return;
  }
  const validator = requested['if-range'] ?? etag;
  const isSame = validator === etag || validator === modified;
  const range = method === 'GET' && isSame ? rangeOf(requested.range) : null;
  const { first, last } = range ?? WHOLE;
  const end = Math.min(last, size - 1);
  const length = end - first + 1;
  if (range && length <= 0) {
    response.writeHead(416, { ...all, 'content-range': `bytes */${size}`, 'content-length': 0 });
    response.end();
    return;
  }
  const part = range && { 'content-range': `bytes ${first}-${end}/${size}` };
  response.writeHead(range ? 206 : 200, { ...all, ...part, 'content-length': length });
  if (method !== 'HEAD' && length > 0) {
    const bytes = file.createReadStream({ start: first, end });
    await pipeline(bytes, response, { end: false }).catch(unlessLeft);
    if (bytes.bytesRead < length) return void response.destroy();
  }
  response.end();
}

type Range = { first: number; last: number };
const WHOLE: Range = { first: 0, last: Number.POSITIVE_INFINITY };

/** Returns the range that a header names; null for none, and for one that must be ignored. */
function rangeOf(header = ''): Range | null {
  const [, first, last] = RANGE.exec(header) ?? [];
  if (first === undefined) return null;
  const range = { first: Number(first), last: last ? Number(last) : WHOLE.last };
  return range.first <= range.last ? range : null;
}

/** Codes of a response that closes while the file is sent, or before. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** A visitor who leaves early is no failure. */
function unlessLeft(error: NodeJS.ErrnoException): void {
  if (!LEFT.includes(error.code ?? '')) throw error;
}

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
  const withControl = (control: string) => ({ ...type, 'cache-control': control });
  if (inEnglish(name).startsWith('/clips/')) {
    return { ...(isPage ? clip : open), ...withControl(anyCache(CLIP_MAX_AGE)), ...ANYWHERE };
  }
  // A build's worker has to come at once: the one before would serve on.
  if (name === patterns.worker) return { ...own, ...withControl('no-cache') };
  if (name === patterns.openapi) return { ...open, ...withControl(PUBLIC), ...ANYWHERE };
  // While Chromium revalidates a stale page in the background, a new worker that keeps it does not get installed.
  if (isPage) return { ...page, ...withControl('no-cache') };
  if (name.startsWith('/_astro/'))
    return { ...own, ...withControl(`${anyCache(YEAR)}, immutable`) };
  if (end === '.svg') return { ...own, ...withControl(anyCache(STATIC_MAX_AGE)), ...DRAWING };
  return { ...own, ...withControl(end in PICTURES ? anyCache(STATIC_MAX_AGE) : PUBLIC) };
}
const ANYWHERE = { 'access-control-allow-origin': '*' };
/** Seconds. */
const YEAR = 365 * 86_400;
