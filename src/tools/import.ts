import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { openEmbedded } from '#/compose/embedded.ts';
import type { Config } from '#/config.ts';
import { importFile, importFolder } from '#/host/catalogue/import.ts';
import { databaseError } from '#/host/database-error.ts';
import { type Db, quickCheck } from '#/host/db.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { unmarkShipped } from '#/host/shipped.ts';

/** Number of refused lines that are printed. The rest are only counted. */
const SHOWN = 20;

/** Megabytes of pages that SQLite keeps during an import, whose rows lie anywhere in the file. */
const CACHE = 128;

/** Opens the embedded catalogue to write into it. Throws DatabaseError if the file is damaged. */
function openForWriting(config: Config): Db {
  const path = config.catalogueDb;
  const { db } = openEmbedded(config, console.log, { mayForget: false, cache: CACHE });
  const damage = quickCheck(db);
  if (damage !== null) {
    db.close();
    throw databaseError(path, 'damaged', damage);
  }
  // From here on, never rebuild a damaged file: nothing else has the imported entries.
  if (path !== ':memory:') unmarkShipped(resolve(path));
  return db;
}

/**
 * Imports a folder of entries, such as an export, into the embedded catalogue. Throws SeedError if one of
 * them has a mistake.
 */
export function importEntries(config: Config, folder: string): void {
  const seed = loadSeed(folder);
  const db = openForWriting(config);
  try {
    const added = importFolder(db, seed);
    console.log(`${added} films, series and people added (${config.catalogueDb}).`);
  } finally {
    db.close();
  }
}

/** Imports films from a file of newline-delimited JSON (`.gz` too), and prints what came of it. */
export async function importFilms(config: Config, file: string): Promise<void> {
  // Visitors of a site on the same machine come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const db = openForWriting(config);
  try {
    const report = await importFile(
      db,
      file,
      (lines) => console.log(`  ${lines} lines read`),
      (left) => console.log(`  ${left} names to be indexed`),
    );
    for (const { line, why } of report.refused.slice(0, SHOWN))
      console.log(`  line ${line} refused: ${why}`);
    if (report.refused.length > SHOWN)
      console.log(`  … and ${report.refused.length - SHOWN} more refused`);
    console.log(
      `${report.added} added, ${report.known} known already, ${report.refused.length} refused ` +
        `(${config.catalogueDb}).`,
    );
  } finally {
    db.close();
  }
}
