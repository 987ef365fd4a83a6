/** The production server: static files, pages, and the embedded host's addresses. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';
import type { CatalogueOptions } from '#/catalogue/catalogue.ts';
import type { SharedAnswersOptions } from '#/catalogue/redis/shared-answers.ts';
import type { Health } from '#/catalogue/sources/source.ts';
import { compose, type Site } from '#/compose/compose.ts';
import { type Config, shareOf } from '#/config.ts';
import { ENGLISH, type Language, languages } from '#/contract/language.ts';
import { localsOf } from '#/locals.ts';
import { matchAddress } from '#/site/match.ts';
import { inLanguage, paths, patterns } from '#/site/paths.ts';
import { LIMITS, type Limits, serverOptions, watchConnections } from './connections.ts';
import { createAnswers } from './endpoints/answers.ts';
import { endpointsOf } from './endpoints/endpoints-of.ts';
import { createFiles } from './files.ts';
import { createListener } from './listener.ts';
import type { Answered } from './log/visit.ts';
import {
  createDictionaries,
  dictionaryAnswers,
  type NewDictionaries,
} from './pages/dictionaries.ts';
import { dictionaryCatalogue } from './pages/dictionary-catalogue.ts';
import { withEarlier } from './pages/earlier-dictionaries.ts';
import { createPages, type Load } from './pages/pages.ts';
import { BROKEN, type Handler } from './pages/render.ts';
import { type InlineHashes, readInlineHashes, securityHeaders } from './security.ts';

const app = createApp();

/**
 * Renders a page with Astro. Renders the not-found page if no route matches: for example, an address
 * with a line break, or one that a URL parser resolves to another place. Astro's own fallback renders
 * that page without locals, which all our pages need.
 */
const astroPages: Handler = (request, locals) => {
  const routeData = app.match(request);
  if (routeData) return app.render(request, { locals, routeData, prerenderedErrorPageFetch });
  return astroPages(new Request(new URL(patterns.nowhere, request.url)), locals);
};

/** Astro asks for its page of an error here. The listener has that page in each language. */
const prerenderedErrorPageFetch = async () => new Response(null, { status: BROKEN });

/** The folder of the built server, in which this module is bundled, and that of its files. */
const BUILT = new URL('.', import.meta.url);
const CLIENT = fileURLToPath(new URL('../client/', BUILT));

/** The bytes of stored answers that are no pages, as a part of those of pages. */
const ANSWERS_SHARE = 0.25;

export type ServerOptions = {
  log?: (message: string) => void;
  /** Logs a response that failed. Default: `log`. */
  failed?: (message: string) => void;
  /** Monotonic clock in milliseconds, for durations in this process. */
  now?: () => number;
  /** The wall clock, in milliseconds since 1970, for what leaves the process. */
  wall?: () => number;
  limits?: Partial<Limits>;
  /** Whether another process has filled the catalogue's file. */
  isWorker?: boolean;
  /** Logs how Redis is. Default: `log`. */
  logRedis?: (message: string) => void;
  /** Called with the reason if the catalogue's file is damaged and another process repairs it. */
  damaged?: (why: string) => void;
  /** Called after each response is sent. */
  answered?: (answer: Answered) => void;
  /** Called with the outcome of each call to the source. */
  called?: CatalogueOptions['called'];
  /** Purges tags in all processes and instances. Default: in this process. */
  purgeAll?: CatalogueOptions['purgeAll'];
  /** Called with the outcome of each search for an answer that instances share. */
  sought?: SharedAnswersOptions['counted'];
  /** Returns the outcome of the last call to the host, for `/readyz`. Default: the source's. */
  hostStatus?: () => Health | null;
};

export type SiteServer = Server & {
  /** Tells `/readyz` that the server will end soon. Everything is still served. */
  announceEnd(): void;
  /** Returns what its pages take now. */
  load(): Load & { bytes: { answers: number } };
  /** Shuts the server down and lets responses in flight finish: see connections.ts. */
  drain(timeout?: number): Promise<boolean>;
};

/** Creates a site and its server, which does not listen yet. Throws what compose throws. */
export async function createSite(
  given: Config,
  options: ServerOptions = {},
): Promise<{ site: Site; server: SiteServer }> {
  const { log, now, wall, called, purgeAll, sought, isWorker, logRedis, damaged } = options;
  // Pages have the name that the build gave them, and so has everything else.
  const config = { ...given, siteName: __SITE_NAME__ };
  const processes = { isWorker, logRedis, damaged, purgeAll };
  const site = compose({ config, log, now, wall, called, sought, ...processes });
  return { site, server: await createSiteServer(site, options) };
}

async function createSiteServer(
  site: Site,
  {
    log = console.error,
    failed = log,
    now,
    limits: given,
    answered,
    hostStatus = () => site.source.health(),
  }: ServerOptions = {},
): Promise<SiteServer> {
  const { broken, hashes } = readBuild();
  const headers = securityHeaders({ ...site.config, hashes });
  const templates = () => localsOf({ ...site, catalogue: dictionaryCatalogue() });
  const dictionaries: NewDictionaries = site.config.dictionaries
    ? await createDictionaries(astroPages, templates(), failed)
    : new Map();
  const { pages, prepare, load, close } = createPages({
    handler: astroPages,
    headers,
    locals: localsOf(site),
    log: failed,
    now,
    hostFails: () => site.source.health()?.ok === false,
    mostRenders: shareOf(site.config.mostRenders, site.config),
    pageStoreBytes: site.config.pageStoreBytes,
    sharedCache: site.config.sharedCache,
    tagHeader: site.config.tagHeader,
    purges: site.purges,
    dictionaries: await withEarlier(dictionaries, site.config, log),
  });
  // The splash is always ready. No build can write it: it names SITE_URL.
  await Promise.all(
    languages.map((language) => prepare(matchAddress(inLanguage(language, paths.splash)))),
  );
  const limits = { ...LIMITS, ...given };
  const server = createServer(serverOptions(limits));
  const connections = watchConnections(server, limits);
  let ends = false;
  const answers = createAnswers({
    bytes: site.config.pageStoreBytes * ANSWERS_SHARE,
    purges: site.purges,
    now,
  });
  const endpoints = endpointsOf(site, {
    headers,
    log,
    hostStatus,
    answers,
    ending: () => ends,
    more: [dictionaryAnswers(dictionaries, headers.own)],
  });
  server.on('close', close).on('close', endpoints.close);
  const files = createFiles(CLIENT, headers);
  const parts = { endpoints, pages, files, headers, connections, broken };
  const listener = createListener({ ...parts, log: failed, answered });
  // A client that sends Expect: 100-continue gets its response before it sends a body. Node itself would
  // answer any other expectation, beside all limits.
  server.on('request', listener).on('checkContinue', listener).on('checkExpectation', listener);
  return Object.assign(server, {
    announceEnd() {
      ends = true;
    },
    load() {
      const { renderings, bytes } = load();
      return { renderings, bytes: { ...bytes, answers: answers.bytes() } };
    },
    drain: connections.drain,
  });
}

type Build = { broken: (language: Language) => Buffer; hashes: InlineHashes };

/** Reads what the build wrote beside this module. Throws if a file is missing. */
function readBuild(): Build {
  const fileOf = (language: Language) =>
    language === ENGLISH ? '500.html' : `${language}/500/index.html`;
  const broken = new Map(
    languages.map((language) => [language, readFileSync(CLIENT + fileOf(language))]),
  );
  return {
    broken: (language) => broken.get(language) as Buffer,
    hashes: readInlineHashes(new URL('inline-hashes.json', BUILT)),
  };
}
