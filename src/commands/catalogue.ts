/** `npm run catalogue -- import FILE | check [DIR] | schema [DIR]`: the catalogue's files and database. */
import { join } from 'node:path';
import { readConfig } from '#/config.ts';
import { writeJsonSchemas } from '#/host/files/json-schema.ts';
import { SHIPPED } from '#/host/seed/load.ts';
import { fail } from '#/lib/say.ts';
import { check } from './catalogue/check.ts';
import { importFilms } from './catalogue/import.ts';

const USAGE = `Usage:
  npm run catalogue -- import FILE    films of newline-delimited JSON (or the same as .gz), into the database
  npm run catalogue -- check [DIR]    all mistakes of the catalogue's files at once
  npm run catalogue -- schema [DIR]   JSON Schemas of these files, for editors`;

/** Where the schemas go if no folder is given. */
const SCHEMAS = '.data/schema';

async function run([command, given, ...rest]: string[]): Promise<number> {
  if (rest.length > 0) throw new Error(USAGE);
  if (command === 'import' && given !== undefined) {
    await importFilms(readConfig(), given);
    return 0;
  }
  if (command === 'check') return check(given ?? readConfig().catalogueDir ?? SHIPPED);
  if (command === 'schema') {
    const folder = given ?? SCHEMAS;
    for (const name of writeJsonSchemas(folder)) console.log(join(folder, name));
    return 0;
  }
  throw new Error(USAGE);
}

process.exitCode = await run(process.argv.slice(2)).catch(fail);
