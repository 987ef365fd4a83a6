/** The source of answers, and the archive of films, that the settings name. */
import type { Shelf } from '#/catalogue/answer-file.ts';
import type { SharedAnswers } from '#/catalogue/redis/shared-answers.ts';
import type { Fleet } from '#/catalogue/redis/store.ts';
import {
  type Archive,
  createArchive,
  NO_ARCHIVE,
} from '#/catalogue/sources/archive-org/archive-org.ts';
import { accessTo } from '#/catalogue/sources/client.ts';
import { embeddedSource } from '#/catalogue/sources/embedded.ts';
import { IN_FLIGHT } from '#/catalogue/sources/guard.ts';
import type { Purges } from '#/catalogue/sources/purges.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { CONNECTIONS, openDatabase, PER_SECOND } from '#/catalogue/sources/tmdb/database.ts';
import { createFleetPace, createPace } from '#/catalogue/sources/tmdb/pace.ts';
import { tmdbSource } from '#/catalogue/sources/tmdb/tmdb.ts';
import { tagsOfKeys } from '#/catalogue/tags.ts';
import { type Config, shareOf } from '#/config.ts';
import type { Register } from '#/host/catalogue/withdrawn.ts';
import { saysWhenFree } from '#/host/queries/free.ts';
import { hasLists, numberedEntries } from '#/host/queries/lists.ts';
import { playingOf } from '#/host/queries/movies.ts';
import { numbersOf, playingFilms, worksOf } from '#/host/queries/numbers.ts';
import { numbered, sameFilm } from '#/host/queries/same-film.ts';
import { hasSeries } from '#/host/queries/series.ts';
import type { Embedded } from './embedded.ts';

type SourceParts = {
  embedded: Embedded | null;
  shelf: Shelf | null;
  fleet: Fleet | null;
  sharedAnswers: SharedAnswers | null;
  purges: Purges;
  log(message: string): void;
  /** Monotonic clock and wall clock, in milliseconds. */
  clocks: { now?: () => number; wall?: () => number };
};

/** Returns the source of answers that the settings name. */
export function sourceOf(config: Config, parts: SourceParts): Source {
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
    hasFree: () => saysWhenFree(db),
    hasSeries: () => hasSeries(db),
    saysWhatPlays: () => playingOf({ db }) > 0,
    find: async (outside) => numbered(db, outside),
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
  const { regions, limits } = tmdb;
  const ofFilms = {
    sameFilm: (film: Film) => sameFilm(db, film),
    playing: () => playingOf({ db }),
    numbersOf: (ids: readonly number[]) => numbersOf(db, ids),
    worksOf: (person: number) => worksOf(db, person),
    playingFilms: (language: string) => playingFilms(db, language),
    numberedEntries: (list: string) => numberedEntries(db, list),
  };
  const about = { imageHost, regions, limits, notes: shelf };
  return tmdbSource({ database, files: { ...files, ...ofFilms }, ...about });
}
type Film = Parameters<typeof sameFilm>[1];

type ArchiveParts = Omit<SourceParts, 'fleet' | 'clocks'> & {
  register: Register;
  now?: () => number;
};

/** Returns the archive, if pages may show archive.org's players. */
export function archiveOf(config: Config, { embedded, register, ...parts }: ArchiveParts): Archive {
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
