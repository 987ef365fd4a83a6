/** The headers that say what a page may load, who may frame it, and what browsers may guess. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { prerenderRules, speculationRules } from '#/addresses/speculation.ts';
import type { Handler } from '#/server/pages/render.ts';

/** Hashes as a policy names them, `sha256-…`, of what stands inline: see scripts/inline-hashes.ts. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };
export type InlineHashes = { pages: Inline; clips: Inline };

export type SecurityOptions = {
  hashes: InlineHashes;
  /** Origins whose players pages may frame. */
  embedOrigins: readonly string[];
  /** The site's own address: an https one is promised to stay so. */
  siteUrl: string;
};

/** Headers by kind of answer. */
export type SecurityHeaders = {
  /** HTML of ours. */
  page: OutgoingHttpHeaders;
  /** The page of a clip, which any site may frame. */
  clip: OutgoingHttpHeaders;
  /** What only our own pages use: files, data. */
  own: OutgoingHttpHeaders;
  /** What every site may use: the catalogue's host, pictures, clips. */
  open: OutgoingHttpHeaders;
};

/** A year, in seconds. Not for subdomains: they are not ours to promise for. */
const HSTS = 'max-age=31536000';

/**
 * What players need, in a frame that says so (src/lib/player.ts); the rest of what a page could ask
 * for is shut. Our own clips are framed without an origin, which no list of origins can name: `*` lets
 * them, and `frame-src` in the policy says which frames there are.
 */
const FOR_FRAMES = ['autoplay', 'fullscreen', 'picture-in-picture'];
const FOR_NOBODY = [
  ...['browsing-topics', 'camera', 'display-capture', 'geolocation', 'hid', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** The hashes that the build collected. Rejects as reading a file does. */
export function readInlineHashes(file: URL): InlineHashes {
  return JSON.parse(readFileSync(file, 'utf8')) as InlineHashes;
}

/** Every header is made once: answers only carry them. */
export function securityHeaders({
  hashes,
  embedOrigins,
  siteUrl,
}: SecurityOptions): SecurityHeaders {
  const all = {
    'x-content-type-options': 'nosniff',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
  };
  const own = { ...all, 'cross-origin-resource-policy': 'same-origin' };
  const open = { ...all, 'cross-origin-resource-policy': 'cross-origin' };
  // YouTube's players refuse to play (error 153) where they are not told who frames them.
  const referrer = { 'referrer-policy': 'strict-origin-when-cross-origin' };
  return {
    own,
    open,
    page: {
      ...own,
      ...referrer,
      'content-security-policy': policy(withRules(hashes.pages), embedOrigins, "'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': permissions(embedOrigins),
    },
    clip: {
      ...open,
      ...referrer,
      'content-security-policy': policy(hashes.clips, [], '*'),
    },
  };
}

/** Speculation rules are a script to a policy. */
function withRules({ scripts, styles }: Inline): Inline {
  const rules = [speculationRules, prerenderRules].map(
    (text) => `sha256-${hash('sha256', text, 'base64')}`,
  );
  return { scripts: [...scripts, ...rules], styles };
}

function policy(
  { scripts, styles }: Inline,
  players: readonly string[],
  ancestors: string,
): string {
  const inline = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline(scripts)],
    'style-src': ["'self'", ...inline(styles)],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...players],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function permissions(players: readonly string[]): string {
  const those = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...FOR_FRAMES.map((feature) => `${feature}=*`),
    `encrypted-media=(${those})`,
    ...FOR_NOBODY.map((feature) => `${feature}=()`),
  ].join(', ');
}

/** A renderer whose answers carry the headers, so that they are kept and streamed with them. */
export function withHeaders(handler: Handler, { page, own }: SecurityHeaders): Handler {
  return (request, response, next, locals) => {
    setAll(response, request.url?.startsWith('/data/') ? own : page);
    return handler(request, response, next, locals);
  };
}

/** Sets headers on an answer whose head is written by another. */
export function setAll(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}
