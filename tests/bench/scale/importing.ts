/**
 * `node tests/bench/scale/importing.ts DATABASE FILE`: imports films as the command does, and prints as JSON
 * what that took.
 */
import { constants, setPriority } from 'node:os';
import { resourceUsage } from 'node:process';
import { importFile } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { loadSeed } from '#/host/seed/load.ts';

/** What an import took. `written`: rows that it changed. */
export type Imported = { added: number; cpuSeconds: number; megabytes: number; written: number };

/** Both as the command has them. */
const CACHE = 128;
setPriority(constants.priority.PRIORITY_LOW);

const [path = '', file = ''] = process.argv.slice(2);
const db = openDb(path, { cache: CACHE });
fillFromSeed(db, loadSeed());
const changes = () => db.one<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0;
const [before, begin] = [changes(), process.cpuUsage()];
const { added } = await importFile(db, file, () => {});
const { user, system } = process.cpuUsage(begin);
const imported: Imported = {
  added,
  cpuSeconds: (user + system) / 1e6,
  megabytes: resourceUsage().maxRSS / 1024,
  written: changes() - before,
};
db.close();
console.log(JSON.stringify(imported));
