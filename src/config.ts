/** The environment, read once. An error names every wrong value at once. */
import { availableParallelism } from 'node:os';
import type { RedisPlace } from '#/catalogue/redis/connection.ts';
import type { Proxies } from '#/catalogue/sources/client.ts';
import type { Limits } from '#/catalogue/sources/tmdb/limits.ts';
import { isLoopback } from '#/lib/origin.ts';
import { type FooterLink, MOST_WORKERS, port, settings, type TagHeader } from './settings.ts';

/** Where the stills of YouTube's videos are, which the site itself names. */
const STILLS = 'https://i.ytimg.com';

export type Config = {
  siteName: string;
  /** Whether SITE_NAME is set. */
  isNamed: boolean;
  /** The site's own address without a slash at its end. Whole URLs are made from this alone. */
  siteUrl: string;
  host: string;
  port: number;
  /** The remote host's origin, and a path if it has one; null for the embedded host. */
  catalogueHost: string | null;
  /** The token for the remote host, sent with each call to it alone; null: none. */
  hostToken: string | null;
  catalogueDb: string;
  /** The folder of the catalogue's files; null for the open catalogue, which ships with the site. */
  catalogueDir: string | null;
  /** Milliseconds within which a host's whole answer must arrive. */
  catalogueTimeout: number;
  /** The movie database; null without TMDB_TOKEN. */
  tmdb: {
    url: string;
    token: string;
    logo: string | null;
    /** Countries. The first one counts for lists and dates. */
    regions: string[];
    limits: Limits;
  } | null;
  /** Origins whose pages may call `/api` where the movie database answers. */
  apiOrigins: string[];
  /** The file of hosts' last answers, and its upper limit in bytes. */
  shelfDb: string;
  shelfBytes: number;
  /** Proxies for calls to hosts, the movie database and picture hosts. */
  proxies: Proxies;
  imageHost: string;
  /** Origins of pictures with whole addresses. */
  imageOrigins: string[];
  /** The key that signs addresses of other hosts' pictures; null: a key in a file next to the catalogue. */
  pictureKey: string | null;
  /** The folder of finished pictures, and its upper limit in bytes. */
  pictureCache: string;
  pictureCacheBytes: number;
  /** Origins whose players may be framed. */
  embedOrigins: string[];
  /** The origin of archive.org. */
  archiveUrl: string;
  /** The countries that the site is for: players that are free in none of them are hidden. */
  freeIn: string[];
  /** Milliseconds between the signal to end and the end of new connections. */
  shutdownDelay: number;
  /** Upper limit of renders in progress, of all processes. */
  mostRenders: number;
  /** Number of processes that serve. */
  workers: number;
  /** Upper limit of the bytes of stored pages in each process. */
  pageStoreBytes: number;
  /** Whether a shared cache in front stores pages from their first request on. */
  sharedCache: boolean;
  /** The header that tells the shared cache a page's tags; null: none. */
  tagHeader: TagHeader | null;
  /** The format of pictures; null: the best one that the browser takes. */
  pictureFormat: 'webp' | null;
  /** The token that `POST /purge` requires; null: there is no such route. */
  purgeToken: string | null;
  /** The Redis that instances share; null: none. */
  redis: RedisPlace | null;
  /** Where visitors report a fault, with `{url}` for the address of the page; null: nowhere. */
  reportUrl: string | null;
  /** What the operator answers for, with `{language}` for the page's language: links of the footer. */
  footerLinks: readonly FooterLink[];
  /** Where a fault of security is reported; null: nowhere. */
  securityContact: string | null;
  /** Whether pages are compressed with dictionaries for browsers that can. */
  dictionaries: boolean;
  /** Whether browsers store pages for offline use. */
  serviceWorker: boolean;
  /** Whether to log each request. */
  accessLog: boolean;
  /** Where the metrics are served. */
  metricsHost: string;
  /** The port of the metrics; null if they are not served. */
  metricsPort: number | null;
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const addressOn = (sitePort: number) => `http://localhost:${sitePort}`;

/**
 * Returns the settings with the port that the system chose. If SITE_URL is the default for the old
 * port, it gets the new one.
 */
export function onPort(config: Config, chosen: number): Config {
  const siteUrl = config.siteUrl === addressOn(config.port) ? addressOn(chosen) : config.siteUrl;
  return { ...config, port: chosen, siteUrl };
}

export type ConfigOptions = {
  /** Under the dev server drafts go into a separate file, not into the served catalogue. */
  dev?: boolean;
};

/** Reads the environment. Throws ConfigError with a line for each wrong variable. */
export function readConfig(
  env: Environment = process.env,
  { dev = false }: ConfigOptions = {},
): Config {
  const lower = lowerCaseProxies(env);
  const all = Object.entries({ ...env, ...lower });
  const given = Object.fromEntries(all.filter(([, value]) => value !== '' && value !== undefined));
  const { data, error } = settings.safeParse(given);
  if (error) {
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings are wrong:\n${lines.join('\n')}`);
  }
  return {
    siteName: data.SITE_NAME ?? 'Manzar',
    isNamed: data.SITE_NAME !== undefined,
    siteUrl: data.SITE_URL ?? addressOn(data.PORT),
    host: data.HOST,
    port: data.PORT,
    catalogueHost: data.CATALOGUE_HOST ?? null,
    hostToken: data.HOST_TOKEN ?? null,
    catalogueDb: data.CATALOGUE_DB ?? (dev ? '.data/preview.db' : '.data/catalogue.db'),
    catalogueDir: data.CATALOGUE_DIR ?? null,
    catalogueTimeout: data.CATALOGUE_TIMEOUT * 1000,
    tmdb: data.TMDB_TOKEN
      ? {
          url: data.TMDB_URL,
          token: data.TMDB_TOKEN,
          logo: data.TMDB_LOGO ?? null,
          regions: data.TMDB_REGION ?? data.FREE_IN.slice(0, 1),
          limits: {
            keywords: data.TMDB_WITHOUT_KEYWORDS,
            certificates: data.TMDB_CERTIFICATES,
          },
        }
      : null,
    apiOrigins: data.API_ORIGINS,
    shelfDb: data.SHELF_DB,
    shelfBytes: data.SHELF_MB * 1024 * 1024,
    proxies: {
      httpProxy: data.HTTP_PROXY,
      httpsProxy: data.HTTPS_PROXY,
      noProxy: data.NO_PROXY,
    },
    imageHost: data.IMAGE_HOST,
    imageOrigins: [...new Set([...data.IMAGE_HOSTS, STILLS, new URL(data.IMAGE_HOST).origin])],
    pictureKey: data.PICTURE_KEY ?? null,
    pictureCache: data.PICTURE_CACHE,
    pictureCacheBytes: data.PICTURE_CACHE_MB * 1024 * 1024,
    embedOrigins: data.EMBED_HOSTS,
    archiveUrl: data.ARCHIVE_URL,
    freeIn: data.FREE_IN,
    shutdownDelay: data.SHUTDOWN_DELAY * 1000,
    mostRenders: data.RENDERINGS,
    workers:
      data.WORKERS === 'auto' ? Math.min(availableParallelism(), MOST_WORKERS) : data.WORKERS,
    pageStoreBytes: Math.ceil(data.PAGE_STORE_MB * 1024 * 1024),
    sharedCache: data.SHARED_CACHE === 'on',
    tagHeader: data.SHARED_CACHE_TAGS ?? null,
    pictureFormat: data.PICTURE_FORMAT === 'webp' ? 'webp' : null,
    purgeToken: data.PURGE_TOKEN ?? null,
    redis: data.REDIS_URL ? { url: data.REDIS_URL, prefix: data.REDIS_PREFIX } : null,
    reportUrl: data.REPORT_URL ?? null,
    footerLinks: data.FOOTER_LINKS,
    securityContact: data.SECURITY_CONTACT ?? null,
    dictionaries: data.DICTIONARIES === 'on',
    serviceWorker: data.SERVICE_WORKER === 'on',
    accessLog: data.ACCESS_LOG === 'on',
    metricsHost: data.METRICS_HOST,
    metricsPort: data.METRICS_PORT ?? null,
  };
}

/**
 * Returns the port of the embedded host when it runs alone. Only its command reads HOST_PORT: an orchestrator sets
 * variables of that name with other values.
 */
export function readHostPort({ HOST_PORT }: Environment = process.env): number {
  const { data, error } = port.safeParse(HOST_PORT || 4322);
  if (error) throw new ConfigError(`HOST_PORT: ${error.issues[0]?.message}`);
  return data;
}

/** Returns whether visitors of other machines come, and nothing says by which address. */
export function lacksSiteUrl({ host, siteUrl, port: own }: Config): boolean {
  return !isLoopback(host) && siteUrl === addressOn(own);
}

/** Returns a process's part of a limit that holds for all of them: at least 1. */
export function shareOf(limit: number, { workers }: Pick<Config, 'workers'>): number {
  return Math.max(1, Math.floor(limit / workers));
}

/** Variables of proxies may be in lower case too: these come first, as in other programs. */
function lowerCaseProxies({ http_proxy, https_proxy, no_proxy, ...env }: Environment): Environment {
  return {
    HTTP_PROXY: http_proxy ?? env.HTTP_PROXY,
    HTTPS_PROXY: https_proxy ?? env.HTTPS_PROXY,
    NO_PROXY: no_proxy ?? env.NO_PROXY,
  };
}
type Environment = Record<string, string | undefined>;

/** Returns the environment with further variables, for a process that this one starts. */
export function environmentWith(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}
