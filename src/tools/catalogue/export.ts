import { existsSync } from 'node:fs';
import type { Config } from '#/config.ts';
import { exportCatalogue } from '#/host/catalogue/export.ts';
import { openDb } from '#/host/db.ts';

/** Writes the embedded catalogue's file as a folder of entries. Opens the file as it is, and fills nothing. */
export function exportFiles({ catalogueDb, catalogueHost }: Config, folder: string): void {
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
