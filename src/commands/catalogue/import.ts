import { resolve } from 'node:path';
import { openEmbedded } from '#/compose.ts';
import type { Config } from '#/config.ts';
import { importFile } from '#/host/import.ts';
import { unmarkShipped } from '#/host/shipped.ts';

/** Number of refused lines that are printed. The rest are only counted. */
const SHOWN = 20;

/** Imports films from a file of newline-delimited JSON (`.gz` too), and prints what came of it. */
export async function importFilms(config: Config, file: string): Promise<void> {
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
