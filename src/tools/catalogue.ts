/** `npm run catalogue -- import | export | check | audit | schema`: the catalogue's files and database. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#/config.ts';
import { writeJsonSchemas } from '#/host/catalogue/files/json-schema.ts';
import { folderOf } from '#/host/places.ts';
import { fail } from '#/server/process/fail.ts';
import { audit } from './catalogue/audit.ts';
import { check } from './catalogue/check.ts';
import { exportFiles } from './catalogue/export.ts';
import { importEntries, importFilms } from './catalogue/import.ts';

const USAGE = `Usage:
  npm run catalogue -- import FILE    films of newline-delimited JSON (or the same as .gz), into the database
  npm run catalogue -- import DIR     entries of a folder, such as an export, into the database
  npm run catalogue -- export DIR     the database as a folder of entries
  npm run catalogue -- check [DIR]    all mistakes of the catalogue's files at once
  npm run catalogue -- audit [PLOTS]  what to look up in the catalogue's files; PLOTS: a file to compare its texts with
  npm run catalogue -- schema [DIR]   JSON Schemas of these files, for editors`;

/** Where the schemas go if no folder is given. */
const SCHEMAS = '.data/schema';

/** Runs a command. Returns the exit code. Throws an error with what to say in one line. */
export async function run([command, given, ...rest]: string[]): Promise<number> {
  if (rest.length > 0) throw new Error(USAGE);
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

if (import.meta.main) process.exitCode = await run(process.argv.slice(2)).catch(fail);
