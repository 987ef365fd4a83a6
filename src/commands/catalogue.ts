/** `npm run catalogue -- import FILE`: imports films from a file into the embedded catalogue. */
import { resolve } from 'node:path';
import { openEmbedded } from '#/compose.ts';
import { readConfig } from '#/config.ts';
import { importFile } from '#/host/import.ts';
import { unmarkShipped } from '#/host/shipped.ts';
import { fail } from '#/lib/say.ts';

const USAGE =
  'Usage: npm run catalogue -- import FILE   (newline-delimited JSON, or the same as .gz)';
/** Number of refused lines that are printed. The rest are only counted. */
const SHOWN = 20;

async function run([command, file, ...rest]: string[]): Promise<void> {
  if (command !== 'import' || file === undefined || rest.length > 0) throw new Error(USAGE);
  const config = readConfig();
  const { db } = openEmbedded(config, console.log, { mayForget: false });
  try {
    // From here on, never rebuild a damaged file: nothing else has the imported films.
    if (config.catalogueDb !== ':memory:') unmarkShipped(resolve(config.catalogueDb));
    const report = await importFile(db, file, (lines) => console.log(`  ${lines} lines read`));
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

await run(process.argv.slice(2)).catch(fail);
