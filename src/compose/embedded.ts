/** The embedded catalogue: its file is opened, filled and repaired. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '#/config.ts';
import { openFolder, type Seed } from '#/host/catalogue/files/folder.ts';
import { lineIn } from '#/host/catalogue/files/mistake.ts';
import { openRegister, type Register } from '#/host/catalogue/withdrawn.ts';
import { type CatalogueIndex, createIndex } from '#/host/catalogue-index.ts';
import { type Db, isInMemory, openReadOnly } from '#/host/db.ts';
import { createHost, type Host } from '#/host/host.ts';
import { isMarkedDamaged, isShipped } from '#/host/integrity/marks.ts';
import { type MendedDb, type MendedOptions, mendedDb } from '#/host/integrity/mended.ts';
import { openCatalogue } from '#/host/open.ts';
import { folderOf } from '#/host/places.ts';
import { placesOfItem } from '#/host/queries/archive-item.ts';
import type { FillOptions } from '#/host/seed/fill.ts';
import { messageOf } from '#/lib/error-message.ts';

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

export type Embedded = {
  host: Host;
  index: CatalogueIndex;
  db: Db;
  /** The same, if it is a file that is mended while it is served. */
  mended: MendedDb | null;
  /** Returns where an item of archive.org or one of our clips plays: see placesOfItem. */
  placesOf(base: string): string[][];
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
): Embedded {
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
  const files = seed ? { seed } : filesOf(folderOf(config));
  return openCatalogue(path, { ...files, log, mayForget, cache, shown: config });
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

function filesOf(folder: string): Pick<FillOptions, 'seed' | 'mistakes' | 'broken'> {
  const { seed, mistakes, broken } = openFolder(folder).read();
  return { seed, mistakes: mistakes.map((mistake) => lineIn(folder, mistake)), broken };
}
