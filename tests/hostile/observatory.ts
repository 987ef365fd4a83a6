/**
 * The public scoring rules of the HTTP Observatory (developer.mozilla.org/observatory) for what a
 * server sends: the modifier of each header by its value. Bonuses count only for a site that has 90
 * points without them. Certificates, the redirect from http and the preload list are not judged
 * here, because they belong to the deployment.
 */
const BASE = 100;
const ENOUGH_FOR_BONUS = 90;
const HALF_A_YEAR = 15_768_000;

/** Returns one modifier for each test. `html` is the page's body. */
export function modifiers(headers: Headers, html: string): Record<string, number> {
  return {
    'content-security-policy': forPolicy(policyOf(headers)),
    cookies: headers.has('set-cookie') ? -20 : 0,
    'cross-origin-resource-sharing':
      headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
    'cross-origin-resource-policy': forResourcePolicy(headers.get('cross-origin-resource-policy')),
    'referrer-policy': forReferrer(headers.get('referrer-policy')),
    'strict-transport-security': forTransport(headers.get('strict-transport-security')),
    'subresource-integrity': forScripts(html),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': forFraming(headers),
  };
}

export function score(headers: Headers, html: string): number {
  const all = Object.values(modifiers(headers, html));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const without = BASE + sum(all.filter((value) => value < 0));
  const bonus = without >= ENOUGH_FOR_BONUS ? sum(all.filter((value) => value > 0)) : 0;
  return Math.max(0, without + bonus);
}

type Policy = Map<string, string[]>;

export function policyOf(headers: Headers): Policy {
  const text = headers.get('content-security-policy') ?? '';
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

function forPolicy(policy: Policy): number {
  if (policy.size === 0 || policy.has('')) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (sources: string[], ...wrong: string[]) =>
    sources.some((source) => wrong.includes(source));
  const insecure = (sources: string[]) => sources.some((source) => source.startsWith('http:'));
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  if (has(of('script-src'), ...BROAD, "'unsafe-inline'", 'data:')) return -20;
  if (has(of('object-src'), ...BROAD)) return -20;
  if (active.some(([, sources]) => insecure(sources))) return -20;
  if (has([...of('script-src'), ...of('style-src')], "'unsafe-eval'")) return -10;
  if (insecure([...of('img-src'), ...of('media-src')])) return -10;
  if (has(of('style-src'), ...BROAD, "'unsafe-inline'", 'data:')) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function forResourcePolicy(value: string | null): number {
  if (value === 'same-origin' || value === 'same-site') return 10;
  return value === null || value === 'cross-origin' ? 0 : -5;
}

function forReferrer(value: string | null): number {
  if (value === null) return 0;
  const safe = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return safe.includes(value) ? 5 : -5;
}

function forTransport(value: string | null): number {
  const [, seconds] = /max-age=(\d+)/.exec(value ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= HALF_A_YEAR ? 0 : -10;
}

/**
 * Returns the modifier for scripts. The site's own scripts need no `integrity`; those of others
 * would.
 */
function forScripts(html: string): number {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source]) => source);
  const foreign = sources.filter((source) => !/^\/(?!\/)/.test(source ?? ''));
  if (foreign.length === 0) return 0;
  return foreign.every((source) => source?.startsWith('https:')) ? -5 : -50;
}

function forFraming(headers: Headers): number {
  const ancestors = policyOf(headers).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5;
  return ['DENY', 'SAMEORIGIN'].includes(headers.get('x-frame-options') ?? '') ? 0 : -20;
}
