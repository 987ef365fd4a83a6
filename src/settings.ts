/** The variables of the environment: the form of each, its default, and what they need of one another. */
import { z } from 'zod';
import { isLoopback } from '#/lib/origin.ts';

/** An address that calls and pages are built from. */
const anyAddress = z
  .url({ protocol: /^https?$/ })
  .refine((value) => {
    // zod also runs this for values that z.url has refused, so parsing may fail.
    const url = URL.parse(value);
    return url !== null && url.search === '' && url.hash === '';
  }, 'has a query')
  .transform((value) => value.replace(/\/+$/, ''));

/** Returns whether an address names nobody. Logs and pages would show a password. */
function namesNobody(value: string): boolean {
  const url = URL.parse(value);
  return url === null || (url.username === '' && url.password === '');
}

const USER = 'has a user or a password in it';
const address = anyAddress.refine(namesNobody, USER);
const host = anyAddress.refine(namesNobody, `${USER}: HOST_TOKEN is the way to say who calls`);

/** An address that is an origin alone: its host in lower case and punycode, and no default port. */
const origin = address
  .refine((value) => {
    const url = URL.parse(value);
    return url === null || url.pathname === '/';
  }, 'has a path: it is a scheme, a host and a port')
  .transform((value) => URL.parse(value)?.origin ?? value);

export const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().positive().max(60);

/** Origins whose players may be framed if EMBED_HOSTS is not set. */
export const DEFAULT_EMBED_ORIGINS = ['https://www.youtube-nocookie.com', 'https://archive.org'];

/** Origins of pictures with whole addresses if IMAGE_HOSTS is not set, besides those always allowed. */
const DEFAULT_IMAGE_ORIGINS = ['https://archive.org'];

/**
 * A host, with a scheme and a port if they differ from https and 443. Hosts appear in headers and
 * decide what is framed, so only letters, digits, dots and hyphens are allowed.
 */
const HOST = /^(https?:\/\/)?([a-z\d](?:[a-z\d.-]*[a-z\d])?(:\d{1,5})?)$/;

/**
 * Returns the origins that an entry of a list of hosts names; none if the entry is invalid. A port
 * alone does not tell its scheme, so both are meant.
 */
function originsOf(entry: string): string[] {
  const [, scheme, host, port] = HOST.exec(entry.toLowerCase()) ?? [];
  const schemes = scheme ? [scheme] : port ? ['https://', 'http://'] : ['https://'];
  return schemes.flatMap((one) => URL.parse(`${one}${host ?? ''}`)?.origin ?? []);
}

/** Hosts. One with a plus before it adds to the usual ones instead of taking their place. */
function originsBeside(usual: string[]) {
  const read = z.string().transform((value, context) => {
    const entries = value.split(/[\s,]+/).filter(Boolean);
    const named = entries.flatMap((entry) => {
      const found = originsOf(entry.replace(/^\+/, ''));
      if (found.length > 0) return found;
      context.addIssue(
        `${JSON.stringify(entry)} is no host such as a.example or http://a.example:8080`,
      );
      return [];
    });
    const adds = entries.some((entry) => entry.startsWith('+'));
    return [...new Set(adds ? [...usual, ...named] : named)];
  });
  return read.default(usual);
}

const countries = z.string().transform((value, context) => {
  const entries = value
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const entry of entries.filter((code) => !/^[A-Z]{2}$/.test(code))) {
    context.addIssue(`${JSON.stringify(entry)} is no country of two letters such as IN`);
  }
  return entries;
});

const numbers = z.string().transform((value, context) => {
  const entries = value.split(/[\s,]+/).filter(Boolean);
  for (const entry of entries.filter((one) => !/^[1-9]\d{0,8}$/.test(one))) {
    context.addIssue(`${JSON.stringify(entry)} is no id of a keyword such as 9840`);
  }
  return entries.map(Number);
});

/** Certificates have spaces in them: commas stand between them. */
const certificates = z.string().transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

/** Placeholder for the address of a page. */
const PAGE = '{url}';

/**
 * Where a fault is reported: an address of mail, which gets PAGE as its text if it has none, or an address of the
 * web with PAGE behind its host.
 */
const report = z
  .string()
  .refine(namesNobody, USER)
  .refine(
    (value) => isMail(value) || takesPage(value),
    `is neither mailto: with an address nor an address of the web with ${PAGE} in it`,
  )
  .transform((value) =>
    value.includes(PAGE) ? value : `${value}${value.includes('?') ? '&' : '?'}body=${PAGE}`,
  );

const isMail = (value: string) => /^mailto:[^\s?@{]+@[^\s?@{]+(\?\S*)?$/i.test(value);

function takesPage(value: string): boolean {
  const [one, other] = ['a', 'b'].map((page) => URL.parse(value.replaceAll(PAGE, page)));
  const isWeb = /^https?:$/.test(one?.protocol ?? '') && !/\s/.test(value);
  return isWeb && value.includes(PAGE) && one?.host === other?.host;
}

/** Where a fault of security is reported, as RFC 9116 (2.5.3) takes it: one line of a file. */
const contact = z
  .string()
  .regex(
    /^(mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+|tel:\+?[\d.()-]+)$/i,
    'is no address that begins with mailto:, https:// or tel:',
  )
  .refine(namesNobody, USER);

/** Pages that an operator answers for. */
const FOOTER_KINDS = ['privacy', 'terms', 'contact', 'complaints'] as const;
/** What a link of the footer leads to: a path of the site's own origin, an address of the web, or of mail. */
const LEADS_TO = /^(mailto:[^\s@]+@[^\s@]+|https?:\/\/\S+|\/(?!\/)\S*)$/i;

export type FooterLink = { kind: (typeof FOOTER_KINDS)[number]; address: string };

/** `privacy=/privacy terms=https://a.example/terms`, in the order in which they are shown. */
const footerLinks = z.string().transform((value, context): FooterLink[] =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((entry) => {
      const [name, address = ''] = [entry.split('=', 1)[0], entry.slice(entry.indexOf('=') + 1)];
      const kind = FOOTER_KINDS.find((one) => one === name);
      if (kind && LEADS_TO.test(address) && namesNobody(address)) return { kind, address };
      context.addIssue(
        `${JSON.stringify(entry)} is none of ${FOOTER_KINDS.join('=, ')}= with a path such as /privacy, or an address with https:// or mailto:`,
      );
      return [];
    }),
);

/** As curl reads it, an address without a scheme is one of http. */
const proxy = z
  .string()
  .transform((value) => (value === '' || value.includes('://') ? value : `http://${value}`))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]))
  .default('');

/** A token goes into a header, so only the letters of a bearer token are allowed (RFC 6750, 2.1). */
const bearer = z.string().regex(/^[\w.~+/=-]+$/, 'is no token');

/** A read token is a JSON Web Token. */
const token = bearer.refine(
  (value) => !/^[0-9a-f]{32}$/i.test(value),
  'is a v3 API key; set the API Read Access Token (v4), which its settings page shows below the key',
);

/** Upper limit of processes: the movie database allows 16 connections, one for each. */
export const MOST_WORKERS = 16;

const TAG_HEADERS = ['Surrogate-Key', 'Cache-Tag', 'xkey'] as const;

const variables = z.object({
  SITE_NAME: z.string().min(1).max(40).optional(),
  SITE_URL: origin.optional(),
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(4321),
  CATALOGUE_HOST: host.optional(),
  HOST_TOKEN: bearer.optional(),
  CATALOGUE_DB: z.string().min(1).optional(),
  CATALOGUE_DIR: z.string().min(1).optional(),
  CATALOGUE_TIMEOUT: seconds.default(5),
  TMDB_TOKEN: token.optional(),
  TMDB_URL: address.default('https://api.themoviedb.org/3'),
  TMDB_LOGO: z.string().min(1).optional(),
  TMDB_REGION: countries.optional(),
  TMDB_WITHOUT_KEYWORDS: numbers.default([]),
  TMDB_CERTIFICATES: certificates.default([]),
  API_ORIGINS: originsBeside([]),
  SHELF_DB: z.string().min(1).default('.data/shelf.db'),
  SHELF_MB: z.coerce.number().min(0).max(1_000_000).default(512),
  HTTP_PROXY: proxy,
  HTTPS_PROXY: proxy,
  NO_PROXY: z.string().default(''),
  IMAGE_HOST: address.default('https://image.tmdb.org/t/p'),
  IMAGE_HOSTS: originsBeside(DEFAULT_IMAGE_ORIGINS),
  PICTURE_KEY: z.string().min(32).optional(),
  PICTURE_CACHE: z.string().min(1).default('.data/pictures'),
  PICTURE_CACHE_MB: z.coerce.number().positive().max(1_000_000).default(512),
  EMBED_HOSTS: originsBeside(DEFAULT_EMBED_ORIGINS),
  ARCHIVE_URL: origin.default('https://archive.org'),
  FREE_IN: countries.default(['IN', 'PK', 'US']),
  SHUTDOWN_DELAY: z.coerce.number().min(0).max(600).default(0),
  RENDERINGS: z.coerce.number().int().min(1).max(100_000).default(128),
  WORKERS: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(MOST_WORKERS)])
    .default(1),
  PAGE_STORE_MB: z.coerce.number().positive().max(100_000).default(32),
  SHARED_CACHE: z.enum(['on', 'off']).default('off'),
  SHARED_CACHE_TAGS: z.enum(TAG_HEADERS).optional(),
  PICTURE_FORMAT: z.enum(['auto', 'webp']).default('auto'),
  PURGE_TOKEN: z
    .string()
    .min(32)
    .regex(/^[\w.~+/=-]+$/, 'has letters that no header takes')
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,40}$/, 'has other letters than A-Z a-z 0-9 _ : . -')
    .default('manzar'),
  REPORT_URL: report.optional(),
  FOOTER_LINKS: footerLinks.default([]),
  SECURITY_CONTACT: contact.optional(),
  DICTIONARIES: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  ACCESS_LOG: z.enum(['on', 'off']).default('on'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
});

/** Headers by which shared caches take tags. */
export type TagHeader = (typeof TAG_HEADERS)[number];

const isOneSource = (data: { TMDB_TOKEN?: string; CATALOGUE_HOST?: string }) =>
  data.TMDB_TOKEN === undefined || data.CATALOGUE_HOST === undefined;
const purgesSomewhere = (data: { PURGE_TOKEN?: string; METRICS_PORT?: number }) =>
  data.PURGE_TOKEN === undefined || data.METRICS_PORT !== undefined;
const SOMEWHERE = {
  path: ['PURGE_TOKEN'],
  error: 'is set without METRICS_PORT, on which /purge is served',
};
const tokenHasHost = (data: { HOST_TOKEN?: string; CATALOGUE_HOST?: string }) =>
  data.HOST_TOKEN === undefined || data.CATALOGUE_HOST !== undefined;
const HAS_HOST = {
  path: ['HOST_TOKEN'],
  error: 'is set without CATALOGUE_HOST, the host that it is for',
};
type Sent = { HOST_TOKEN: 'CATALOGUE_HOST'; TMDB_TOKEN: 'TMDB_URL' };
/** The check that nobody on the way can read a token: what `refine` takes. */
function isHidden<T extends keyof Sent>(token: T, address: Sent[T]) {
  const path: PropertyKey[] = [token];
  const check = (data: { [key in T | Sent[T]]?: string }) => {
    const to = URL.parse(data[address] ?? '');
    return data[token] === undefined || to === null || hidesToken(to);
  };
  const error = `is set with an http address, on which others can read it: ${address} must be https`;
  return [check, { path, error }] as const;
}
const ONE_SOURCE = {
  path: ['TMDB_TOKEN'],
  error: 'is set with CATALOGUE_HOST: set one of them, the catalogue comes from one place',
};

/** Returns whether nobody on the way can read a token that is sent to an address. */
function hidesToken({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

export const settings = variables
  .refine(isOneSource, ONE_SOURCE)
  .refine(tokenHasHost, HAS_HOST)
  .refine(...isHidden('HOST_TOKEN', 'CATALOGUE_HOST'))
  .refine(...isHidden('TMDB_TOKEN', 'TMDB_URL'))
  .refine(purgesSomewhere, SOMEWHERE);
