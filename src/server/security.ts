/** Security headers: what a page may load, who may frame it, and what browsers may guess. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { prerenderRules, speculationRules } from '#/site/speculation.ts';

/**
 * Hashes of inline scripts and styles as the policy names them, `sha256-…`: see
 * scripts/inline-hashes.ts, which collects them.
 */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };
export type InlineHashes = { pages: Inline; clips: Inline };

export type SecurityOptions = {
  hashes: InlineHashes;
  /** Origins whose players pages may frame. */
  embedOrigins: readonly string[];
  /** The origin of archive.org, whose files pages play if they may frame its players. */
  archiveUrl: string;
  /** The site's own address. With https, the site sends HSTS. */
  siteUrl: string;
};

/** Headers by kind of response. */
export type SecurityHeaders = {
  /** For the site's HTML pages. */
  page: OutgoingHttpHeaders;
  /** For the page of a clip, which any site may frame. */
  clip: OutgoingHttpHeaders;
  /** For what only the site's own pages use: files, data. */
  own: OutgoingHttpHeaders;
  /** For what every site may use: the catalogue's host, pictures, clips. */
  open: OutgoingHttpHeaders;
};

/** One year, in seconds. It does not include subdomains, because they may not be ours. */
const HSTS = 'max-age=31536000';

/**
 * Features that players need, in a frame whose `allow` attribute names them (src/lib/player.ts).
 * FOR_NOBODY lists the features that no page gets. Our clips run in frames without an origin, which
 * no list of origins can name. So the value is `*`, and `frame-src` in the policy limits which
 * frames there are.
 */
const FOR_FRAMES = ['autoplay', 'fullscreen', 'picture-in-picture'];
const FOR_NOBODY = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Returns the hashes that the build collected. Throws if the file can not be read or parsed. */
export function readInlineHashes(file: URL): InlineHashes {
  return JSON.parse(readFileSync(file, 'utf8')) as InlineHashes;
}

/** Returns the headers of each kind. They are made once, and responses reuse them. */
export function securityHeaders({
  hashes,
  embedOrigins,
  archiveUrl,
  siteUrl,
}: SecurityOptions): SecurityHeaders {
  const all = {
    'x-content-type-options': 'nosniff',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
  };
  const own = { ...all, 'cross-origin-resource-policy': 'same-origin' };
  const open = { ...all, 'cross-origin-resource-policy': 'cross-origin' };
  // YouTube's players refuse to play (error 153) if they do not learn who frames them.
  const referrer = { 'referrer-policy': 'strict-origin-when-cross-origin' };
  return {
    own,
    open,
    page: {
      ...own,
      ...referrer,
      'content-security-policy': policy(withRules(hashes.pages), {
        players: embedOrigins,
        ancestors: "'none'",
        media: embedOrigins.includes(archiveUrl) ? filesOf(archiveUrl) : [],
      }),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': permissions(embedOrigins),
    },
    clip: {
      ...open,
      ...referrer,
      'content-security-policy': policy(hashes.clips, { players: [], media: [], ancestors: '*' }),
    },
  };
}

/** Adds the hashes of the speculation rules, which a policy treats as scripts. */
function withRules({ scripts, styles }: Inline): Inline {
  const rules = [speculationRules, prerenderRules].map(
    (text) => `sha256-${hash('sha256', text, 'base64')}`,
  );
  return { scripts: [...scripts, ...rules], styles };
}

/**
 * Returns the sources of archive.org's files: it leads to the host that has a file now. At another
 * address than its own it is a test's stand-in, whose file hosts are other ports.
 */
function filesOf(archiveUrl: string): string[] {
  const { protocol, hostname } = new URL(archiveUrl);
  return archiveUrl === 'https://archive.org'
    ? [archiveUrl, 'https://*.archive.org']
    : [`${protocol}//${hostname}:*`];
}

type Sources = { players: readonly string[]; media: readonly string[]; ancestors: string };

function policy({ scripts, styles }: Inline, { players, media, ancestors }: Sources): string {
  const inline = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // Objects and all else that is not named fall back to the first.
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline(scripts)],
    'style-src': ["'self'", ...inline(styles)],
    'connect-src': ["'self'"],
    'media-src': ["'self'", ...media],
    'manifest-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'frame-src': ["'self'", ...players],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

function permissions(players: readonly string[]): string {
  const those = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...FOR_FRAMES.map((feature) => `${feature}=*`),
    `encrypted-media=(${those})`,
    ...FOR_NOBODY.map((feature) => `${feature}=()`),
  ].join(', ');
}
