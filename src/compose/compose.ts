/** The composition root: config → source → catalogue. It runs once for each process. */

import { openShelf } from '#/catalogue/answer-file.ts';
import { type Catalogue, type CatalogueOptions, createCatalogue } from '#/catalogue/catalogue.ts';
import {
  createSharedAnswers,
  type SharedAnswersOptions,
} from '#/catalogue/redis/shared-answers.ts';
import { type Fleet, joinFleet } from '#/catalogue/redis/store.ts';
import type { Archive } from '#/catalogue/sources/archive-org/archive-org.ts';
import { QUEUED_FOR } from '#/catalogue/sources/guard.ts';
import { sweptGuests } from '#/catalogue/sources/guests.ts';
import { createPurges, type Purges } from '#/catalogue/sources/purges.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { keysOfSeason } from '#/catalogue/sources/tmdb/ids.ts';
import { type Config, readConfig } from '#/config.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { openRegister, type Register } from '#/host/catalogue/withdrawn.ts';
import type { CatalogueIndex } from '#/host/catalogue-index.ts';
import { isOpen } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import { folderOf } from '#/host/places.ts';
import { relatedKeysOf } from '#/host/queries/withdrawn-keys.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { createPictureSigner, type PictureSigner, pictureKey } from '#/host/signed-pictures.ts';
import { createTrust } from '#/host/trust.ts';
import { openEmbedded } from './embedded.ts';
import { createRefusals, MOST_REFUSED, type Refused } from './refusals.ts';
import { archiveOf, sourceOf } from './source.ts';

export type Site = {
  config: Config;
  catalogue: Catalogue;
  /** Video files of archive.org items that the catalogue lists. */
  archive: Archive;
  /** The source of the catalogue's answers, with the health of the host. */
  source: Source;
  /** Knows the pictures of other hosts that the catalogue names. */
  signer: PictureSigner;
  /** The embedded host, to be mounted at /api and /t/p; null if a remote host is set. */
  host: Host | null;
  /** What `/api` answers with; null: nothing. */
  api: Api | null;
  /** What crawlers read of the embedded catalogue; null with a remote host. */
  index: CatalogueIndex | null;
  /** Purges answers and pages by their tags. */
  purges: Purges;
  /** What is withdrawn, for every source. */
  withdrawn: Pick<Register, 'now' | 'refresh'>;
  /**
   * Returns whether one of our clips, by its page's path, is withdrawn with what it plays for. A remote host does
   * not say which clips it plays.
   */
  isGoneClip(clip: string): boolean;
  /** The state that instances share; null without REDIS_URL. */
  fleet: Fleet | null;
  /** The name of the catalogue that is served, for the operator. */
  label: string;
  /** Returns whether the embedded catalogue can be read; null if there is none. */
  databaseOpen(): boolean | null;
  /** Returns whether the embedded catalogue's file was found damaged. */
  databaseDamaged(): boolean;
  /** Reopens the embedded catalogue's file, and repairs it if it is damaged. Throws as compose does. */
  reopenDatabase(): void;
  /** Replaces the rows of the catalogue's folder; null with a remote host. */
  refill: ((seed: Seed) => void) | null;
  close(): void;
};

/** What answers `/api`, and the origins whose pages may read it; null: all. */
export type Api = {
  fetch(path: string, method: string): Response | Promise<Response>;
  origins: readonly string[] | null;
};

export type ComposeOptions = {
  config?: Config;
  log?: (message: string) => void;
  /** Monotonic clock in milliseconds, for durations in this process. */
  now?: () => number;
  /** The wall clock, in milliseconds since 1970, for what leaves the process. */
  wall?: () => number;
  /** The content of the catalogue's folder, if the caller has read it. */
  seed?: Seed;
  /**
   * Whether this is one of several processes. Another process fills the catalogue's file, which is
   * only read here.
   */
  isWorker?: boolean;
  /** Logs that Redis is away, or back. Default: `log`. */
  logRedis?: (message: string) => void;
  /** Whether answers are cached. A preview asks the host for every page. */
  caches?: boolean;
  /** Wraps the source of answers; the preview watches it. */
  watched?: (source: Source) => Source;
  /** Called with each refused host and the setting that would allow it. */
  refused?: Refused;
  /** Called with the outcome of each call to the source. */
  called?: CatalogueOptions['called'];
  /** Purges tags in all processes and instances. Default: in this process. */
  purgeAll?: CatalogueOptions['purgeAll'];
  /** Called with the outcome of each search for an answer that instances share. */
  sought?: SharedAnswersOptions['counted'];
  /**
   * Called with the reason if the catalogue's file is damaged and another process repairs it. Then call
   * `reopenDatabase` here.
   */
  damaged?: (why: string) => void;
  /** Whether mistakes in withdrawn.json are only logged. Otherwise the site does not start. */
  lenient?: boolean;
};

/**
 * Creates everything that pages need. Throws ConfigError, FolderError, DatabaseError or SeedError,
 * each with a message in plain words.
 */
export function compose({
  config = readConfig(),
  log = console.error,
  logRedis = log,
  now,
  wall,
  seed,
  isWorker,
  caches = true,
  watched = (source) => source,
  refused = () => undefined,
  called,
  purgeAll,
  sought,
  damaged,
  lenient = isWorker,
}: ComposeOptions = {}): Site {
  const register = openRegister({ folder: folderOf(config), log, lenient });
  const signer = createPictureSigner(pictureKey(config, log));
  const refusals = createRefusals(log, refused);
  const trust = createTrust({
    ...config,
    sign: signer.sign,
    refused: refusals('EMBED_HOSTS'),
    refusedLookAlike: once(log, (host) => `Players of ${host} are refused.`),
    refusedPicture: refusals('IMAGE_HOSTS'),
    captions: config.catalogueHost === null,
  });
  const hidden = (player: string) => void trust.player(player);
  const { purgeToken, redis, tagHeader } = config;
  const purges = createPurges(purgeToken !== null || redis !== null || tagHeader !== null);
  const mends = { onDamage: damaged, reopened: purges.dropAll };
  const embedded =
    config.catalogueHost === null
      ? openEmbedded(config, log, { seed, isWorker, hidden, register, mends })
      : null;
  const shelf =
    embedded && !config.tmdb
      ? null
      : openShelf({ path: config.shelfDb, mostBytes: config.shelfBytes, log, now, wall });
  const fleet = redis && joinFleet(redis, logRedis);
  const sharedAnswers =
    fleet &&
    createSharedAnswers({
      store: fleet.store,
      lockFor: QUEUED_FOR + config.catalogueTimeout,
      counted: sought,
      now,
    });
  const clocks = { now, wall };
  const source = sourceOf(config, { embedded, shelf, fleet, sharedAnswers, purges, log, clocks });
  const archive = archiveOf(config, { embedded, shelf, sharedAnswers, purges, register, log, now });
  purges.add((tags) => shelf?.forget(tags));
  register.watch(purges.dropAll);
  return {
    config,
    catalogue: createCatalogue({
      withdrawn: register.now,
      ...(embedded && {
        relatedKeys: (name, params) => [
          ...relatedKeysOf(embedded.db, name, params),
          ...keysOfSeason(name, params),
        ],
      }),
      source: watched(source),
      trust,
      log,
      now,
      caches,
      called,
      purges,
      purgeAll,
      onShown: archive.onShown,
    }),
    archive,
    source,
    signer,
    host: embedded?.host ?? null,
    api: apiOf(config, embedded?.host ?? null, source, register),
    index: embedded?.index ?? null,
    purges,
    withdrawn: register,
    isGoneClip(clip) {
      const now = register.now();
      if (now.isEmpty || !embedded) return false;
      return embedded.placesOf(clip).some((keys) => now.scopeOf(keys) !== null);
    },
    fleet,
    label: source.label,
    databaseOpen: () => embedded && isOpen(embedded.db),
    databaseDamaged: () => embedded?.mended?.isDamaged() ?? false,
    reopenDatabase: () => embedded?.mended?.reopen(),
    refill: embedded && ((newer) => void fillFromSeed(embedded.db, newer, log, config)),
    close: () => closeAll([register, archive, source, fleet?.connection, shelf, embedded?.db]),
  };
}

/** With a token `/api` spends the operator's quota: only for the origins that the settings name. */
function apiOf(
  { tmdb, apiOrigins, siteUrl }: Config,
  host: Host | null,
  source: Source,
  { now }: Register,
): Api | null {
  if (!tmdb) return host && { fetch: host.fetch, origins: null };
  const { forGuests } = source;
  if (!forGuests || apiOrigins.length === 0) return null;
  return { fetch: sweptGuests(forGuests, now, siteUrl), origins: apiOrigins };
}

/** Returns a function that logs a line for each host once. */
function once(
  log: (message: string) => void,
  lineFor: (host: string) => string,
): (host: string) => void {
  const logged = new Set<string>();
  return (host) => {
    if (logged.has(host) || logged.size >= MOST_REFUSED) return;
    logged.add(host);
    log(lineFor(host));
  };
}

/** Closes all parts, in this order. Throws the first error when all have been tried. */
function closeAll([part, ...more]: readonly ({ close(): void } | null | undefined)[]): void {
  try {
    part?.close();
  } finally {
    if (more.length > 0) closeAll(more);
  }
}
