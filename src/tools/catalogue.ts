/** `npm run catalogue -- import | export | check | audit | new | fields | schema`: the catalogue's files and database. */
import { existsSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { openEmbedded } from '#/compose/embedded.ts';
import { type Config, readConfig } from '#/config.ts';
import { exportCatalogue } from '#/host/catalogue/export.ts';
import { openFolder, PARTS, type Part } from '#/host/catalogue/files/folder.ts';
import { lineIn } from '#/host/catalogue/files/mistake.ts';
import { importFile, importFolder } from '#/host/catalogue/import.ts';
import { readWithdrawn } from '#/host/catalogue/withdrawn.ts';
import { databaseError } from '#/host/database-error.ts';
import { type Db, openDb, quickCheck } from '#/host/db.ts';
import { unmarkShipped } from '#/host/integrity/marks.ts';
import { folderOf, MOTIFS } from '#/host/places.ts';
import { motifMistakes } from '#/host/posters/check.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { fail } from '#/server/end-in-order.ts';
import { audit } from './audit/audit.ts';
import { fieldLines, newEntry, partOf } from './fields.ts';
import { writeJsonSchemas } from './json-schemas.ts';

/** Writes the embedded catalogue's file as a folder of entries. Opens the file as it is, and fills nothing. */
function exportFiles({ catalogueDb, catalogueHost }: Config, folder: string): void {
  if (catalogueHost !== null) {
    console.log('CATALOGUE_HOST is set: only the embedded catalogue is exported, not that host.');
  }
  if (!existsSync(catalogueDb)) throw new Error(`There is no catalogue in ${catalogueDb}.`);
  const db = openDb(catalogueDb);
  try {
    const counts = Object.entries(exportCatalogue(db, folder));
    const words = counts.map(([part, count]) => `${count} ${part}`).join(', ');
    console.log(`Exported to ${folder}: ${words || 'no entries'}.`);
  } finally {
    db.close();
  }
}

/**
 * Prints every mistake of a folder's files and of the motifs at once, one a line, and how many entries are
 * fine. Players and pictures that the settings refuse are mistakes. Returns the exit code: 1 if there is a mistake.
 * Throws FolderError if there is no such folder.
 */
function check(folder: string, config: Config): number {
  const { seed, mistakes, unshown } = openFolder(folder).read();
  const refused = unshown(config);
  const withdrawn = readWithdrawn(folder);
  const inFolder = [...mistakes, ...refused.mistakes, ...withdrawn.mistakes];
  const lines = [
    ...inFolder.map((one) => lineIn(folder, one)),
    ...motifMistakes().map((one) => lineIn(MOTIFS, one)),
  ];
  for (const line of lines) console.log(line);
  const parts = Object.keys(PARTS) as Part[];
  const entries = parts.flatMap((part): object[] => seed[part]);
  const right = entries.filter((entry) => !refused.entries.has(entry));
  const { length } = withdrawn.withdrawals;
  if (length > 0) console.log(`withdrawn.json names ${length} withdrawn entries.`);
  console.log(`${right.length} entries without mistakes, ${lines.length} mistakes.`);
  return lines.length > 0 ? 1 : 0;
}

const USAGE = `Usage:
  npm run catalogue -- import FILE    films of newline-delimited JSON (or the same as .gz), into the database
  npm run catalogue -- import DIR     entries of a folder, such as an export, into the database
  npm run catalogue -- export DIR     the database as a folder of entries
  npm run catalogue -- check [DIR]    all mistakes of the catalogue's files at once
  npm run catalogue -- audit [PLOTS]  what to look up in the catalogue's files; PLOTS: a file to compare its texts with
  npm run catalogue -- new film "Title" 1957   an entry to fill in; also series, drama, person, song, exercise
  npm run catalogue -- fields film    every field of an entry, in words
  npm run catalogue -- schema [DIR]   JSON Schemas of these files, for editors`;

/** Where the schemas go if no folder is given. */
const SCHEMAS = '.data/schema';

/** Runs a command. Returns the exit code. Throws an error with what to say in one line. */
export async function run([command, given, ...rest]: string[]): Promise<number> {
  const part = partOf(given);
  if (command === 'new' && part && part !== 'clips' && part !== 'lists' && rest.length > 0) {
    const [title = '', year] = rest;
    process.stdout.write(newEntry(part, title, year));
    return 0;
  }
  if (rest.length > 0) throw new Error(USAGE);
  if (command === 'fields' && part) {
    for (const line of fieldLines(part)) console.log(line);
    return 0;
  }
  if (command === 'import' && given !== undefined) {
    const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) importEntries(readConfig(), given);
    else await importFilms(readConfig(), given);
    return 0;
  }
  if (command === 'export' && given !== undefined) {
    exportFiles(readConfig(), given);
    return 0;
  }
  if (command === 'check') {
    const config = readConfig();
    return check(given ?? folderOf(config), config);
  }
  if (command === 'audit') return audit(readConfig(), given);
  if (command === 'schema') {
    const folder = given ?? SCHEMAS;
    for (const name of writeJsonSchemas(folder)) console.log(join(folder, name));
    return 0;
  }
  throw new Error(USAGE);
}

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
function importEntries(config: Config, folder: string): void {
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
async function importFilms(config: Config, file: string): Promise<void> {
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

// Last: what it runs reads the constants above.
if (import.meta.main) process.exitCode = await run(process.argv.slice(2)).catch(fail);
