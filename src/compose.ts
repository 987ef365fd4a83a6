/** The composition root: config → source → catalogue. It runs once for each process. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Catalogue, type CatalogueOptions, createCatalogue } from '#/catalogue/catalogue.ts';
import { openShelf, type Shelf } from '#/catalogue/disk/answer-file.ts';
import { type Fleet, joinFleet } from '#/catalogue/redis/fleet.ts';
import {
  createSharedAnswers,
  type SharedAnswers,
  type SharedAnswersOptions,
} from '#/catalogue/redis/shared-answers.ts';
import {
  type Archive,
  createArchive,
  NO_ARCHIVE,
} from '#/catalogue/sources/archive-org/archive-org.ts';
import { embeddedSource } from '#/catalogue/sources/embedded.ts';
import { IN_FLIGHT, QUEUED_FOR } from '#/catalogue/sources/guard.ts';
import { sweptGuests } from '#/catalogue/sources/guests.ts';
import { accessTo } from '#/catalogue/sources/host-access.ts';
import { createPurges, type Purges } from '#/catalogue/sources/purges.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { CONNECTIONS, openDatabase, PER_SECOND } from '#/catalogue/sources/tmdb/database.ts';
import { createFleetPace, createPace } from '#/catalogue/sources/tmdb/pace.ts';
import { tmdbSource } from '#/catalogue/sources/tmdb/tmdb.ts';
import { tagsOfKeys } from '#/catalogue/tags.ts';
import { openFolder, type Seed } from '#/host/catalogue/files/folder.ts';
import { lineIn } from '#/host/catalogue/files/mistake.ts';
import { openRegister, type Register } from '#/host/catalogue/withdrawn/register.ts';
import { type CatalogueIndex, createIndex } from '#/host/catalogue-index.ts';
import { type Db, isInMemory, isOpen, openReadOnly } from '#/host/db.ts';
import { createHost, type Host } from '#/host/host.ts';
import { isMarkedDamaged } from '#/host/integrity/mark.ts';
import { type MendedDb, type MendedOptions, mendedDb } from '#/host/integrity/mended.ts';
import { openCatalogue } from '#/host/open.ts';
import { pictureKey } from '#/host/picture-key.ts';
import { folderOf } from '#/host/places.ts';
import { placesOfItem } from '#/host/queries/archive-item.ts';
import { hasLists } from '#/host/queries/lists.ts';
import { playingOf } from '#/host/queries/movies.ts';
import { relatedKeysOf } from '#/host/queries/related-keys.ts';
import { filmNumbered, sameFilm } from '#/host/queries/same-film.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { isShipped } from '#/host/shipped.ts';
import { createPictureSigner, type PictureSigner } from '#/host/signed-pictures.ts';
import { createTrust } from '#/host/trust.ts';
import { messageOf } from '#/lib/error-message.ts';
import { type Config, readConfig, shareOf } from './config.ts';

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
   * Returns whether a clip of ours, by its page's path, is withdrawn with what it plays for. A remote host does
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

/** Number of refused hosts that are logged. A hostile catalogue could name any number. */
const MOST_REFUSED = 100;

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
type Refused = (host: string, setting: 'EMBED_HOSTS' | 'IMAGE_HOSTS') => void;

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
  sought,
  damaged,
  lenient = isWorker,
}: ComposeOptions = {}): Site {
  const register = openRegister({ folder: folderOf(config), log, lenient });
  const signer = createPictureSigner(pictureKey(config, log));
  const trust = createTrust({
    ...config,
    sign: signer.sign,
    refused: refusals(log, 'EMBED_HOSTS', refused),
    refusedPicture: refusals(log, 'IMAGE_HOSTS', refused),
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
      ...(embedded && { relatedKeys: (name, params) => relatedKeysOf(embedded.db, name, params) }),
      source: watched(source),
      trust,
      log,
      now,
      caches,
      called,
      purges,
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

type SourceParts = {
  embedded: ReturnType<typeof openEmbedded> | null;
  shelf: Shelf | null;
  fleet: Fleet | null;
  sharedAnswers: SharedAnswers | null;
  purges: Purges;
  log(message: string): void;
  clocks: Pick<ComposeOptions, 'now' | 'wall'>;
};

/** Returns the source of answers that the settings name. */
function sourceOf(config: Config, parts: SourceParts): Source {
  const { embedded, shelf, fleet, sharedAnswers, purges, clocks } = parts;
  const { catalogueHost, catalogueTimeout: timeout, proxies, tmdb, imageHost } = config;
  if (!embedded) {
    const inFlight = shareOf(IN_FLIGHT, config);
    const way = accessTo(catalogueHost ?? '', config.hostToken, proxies);
    return remoteSource(catalogueHost ?? '', timeout, {
      inFlight,
      shelf,
      sharedAnswers,
      ...way,
      ...clocks,
    });
  }
  const { db } = embedded;
  const files = embeddedSource(embedded.host, config.catalogueDb, {
    hasLists: () => hasLists(db),
    saysWhatPlays: () => playingOf({ db }) > 0,
    find: async (outside) => filmNumbered(db, outside),
  });
  if (!tmdb || !shelf) return files;
  const database = openDatabase({
    base: tmdb.url,
    token: tmdb.token,
    timeout,
    proxies,
    purges,
    log: parts.log,
    shelf,
    sharedAnswers,
    ...ratesOf(config, fleet),
    ...clocks,
  });
  const sameFilmIn = { sameFilm: (film: Film) => sameFilm(db, film) };
  return tmdbSource({ database, files: { fetch: files.fetch, ...sameFilmIn }, imageHost });
}
type Film = Parameters<typeof sameFilm>[1];

type ArchiveParts = Omit<SourceParts, 'fleet' | 'clocks'> & {
  register: Register;
  now?: () => number;
};

/** Returns the archive, if pages may show archive.org's players. */
function archiveOf(config: Config, { embedded, register, ...parts }: ArchiveParts): Archive {
  const { archiveUrl, embedOrigins, catalogueTimeout: timeout, proxies } = config;
  if (!embedOrigins.includes(archiveUrl)) return NO_ARCHIVE;
  const of = { tagsOf: tagsOfKeys, withdrawn: register.now, placesOf: embedded?.placesOf };
  return createArchive({ archiveUrl, timeout, proxies, ...of, ...parts });
}

/** Requests a second of an instance while Redis is away. */
const ALONE = 10;

/** The limits of requests to the movie database: of all instances, or of this machine alone. */
function ratesOf(config: Config, fleet: Fleet | null) {
  const connections = shareOf(CONNECTIONS, config);
  if (!fleet) return { connections, perSecond: shareOf(PER_SECOND, config) };
  const paceOf = (name: string, perSecond: number) => {
    const alone = createPace((ALONE * perSecond) / PER_SECOND / config.workers);
    return createFleetPace(fleet.store, { name, perSecond, alone });
  };
  return { connections, perSecond: PER_SECOND, paceOf };
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

/** Returns a function that logs each refused host once, with the setting that would allow it. */
function refusals(
  log: (message: string) => void,
  setting: Parameters<Refused>[1],
  refused: Refused,
): (host: string) => void {
  const what = setting === 'EMBED_HOSTS' ? 'Players' : 'Pictures';
  const logged = new Set<string>();
  return (host) => {
    refused(host, setting);
    if (logged.has(host) || logged.size >= MOST_REFUSED) return;
    logged.add(host);
    log(`${what} of ${host} are refused; add it to ${setting} to allow them.`);
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

/** Returns the path of the embedded catalogue's file; null if there is none. */
export function catalogueFile({ catalogueHost, catalogueDb }: Config): string | null {
  if (catalogueHost !== null || catalogueDb === ':memory:') return null;
  const path = resolve(catalogueDb);
  return existsSync(path) ? path : null;
}

type EmbeddedOptions = {
  /** Whether the catalogue may be in memory if the disk is full. */
  mayForget?: boolean;
  /** Megabytes of SQLite's page cache, for a command that writes much. */
  cache?: number;
  seed?: Seed;
  /** Whether another process has filled the file. */
  isWorker?: boolean;
  /** Called with each player that an answer leaves out. */
  hidden?: (player: string) => void;
  /** What the host leaves out. Default: nothing is withdrawn. */
  register?: Register;
  /** Given by a server: it reports and repairs damage while it serves. */
  mends?: Pick<MendedOptions, 'onDamage' | 'reopened'>;
};

/** Opens the embedded host's database, and fills in the open catalogue if it is not up to date. */
export function openEmbedded(
  config: Config,
  log: (message: string) => void,
  {
    mayForget = true,
    cache,
    seed,
    isWorker = false,
    hidden,
    register,
    mends,
  }: EmbeddedOptions = {},
): {
  host: Host;
  index: CatalogueIndex;
  db: Db;
  /** The same, if it is a file that is mended while it is served. */
  mended: MendedDb | null;
  /** Returns where an item of archive.org or a clip of ours plays: see placesOfItem. */
  placesOf(base: string): string[][];
} {
  const path = config.catalogueDb === ':memory:' ? ':memory:' : resolve(config.catalogueDb);
  const open = () =>
    isWorker ? openReadOnly(path) : fill(path, config, log, { mayForget, cache, seed });
  const mended = mends && path !== ':memory:' ? mendedDb({ path, open, log, ...mends }) : null;
  const db = mended ?? open();
  const withdrawn = register?.now;
  const { siteUrl } = config;
  const context = { db, siteUrl, now: () => new Date(), hidden, withdrawn };
  const host = createHost(context, (error) => log(`host: ${String(error)}`));
  const placesOf = (base: string) => placesOfItem(context, base);
  return { host, index: createIndex(context), db, mended, placesOf };
}

/** Opens a catalogue and fills in the files. */
function fill(
  path: string,
  config: Config,
  log: (message: string) => void,
  { mayForget = true, cache, seed }: EmbeddedOptions,
): Db {
  const isNew = path !== ':memory:' && !existsSync(path);
  const files = seed ? { seed } : filesOf(folderOf(config));
  const db = openCatalogue(path, { ...files, log, mayForget, cache, shown: config });
  if (isNew && existsSync(path)) log(`The open catalogue was filled into ${config.catalogueDb}.`);
  return db;
}

/**
 * Fills the embedded catalogue's file for other processes. Returns whether they can open it: not if
 * it is in memory. Throws as compose does.
 */
export function fillCatalogue(config: Config, log: (message: string) => void): boolean {
  // Throws if withdrawn.json has mistakes, before any worker starts.
  openRegister({ folder: folderOf(config), log });
  if (config.catalogueHost !== null) return true;
  if (config.catalogueDb === ':memory:') return false;
  const { db } = openEmbedded(config, log);
  const isFile = !isInMemory(db);
  db.close();
  return isFile;
}

/**
 * Repairs the catalogue's damaged file for other processes, if possible. Returns whether they should
 * open it again.
 */
export function mendCatalogue(config: Config, log: (message: string) => void): boolean {
  if (config.catalogueHost !== null) return false;
  const path = resolve(config.catalogueDb);
  const isLost = !existsSync(path);
  if (!isLost && !isMarkedDamaged(path)) return true;
  if (!isLost && !isShipped(path)) return false;
  try {
    return fillCatalogue(config, log);
  } catch (error) {
    log(messageOf(error));
    return false;
  }
}

function filesOf(folder: string): { seed: Seed; mistakes: string[] } {
  const { seed, mistakes } = openFolder(folder).read();
  return { seed, mistakes: mistakes.map((mistake) => lineIn(folder, mistake)) };
}
