/** Where the files that ship with the site are: beside this module, and beside the built server. */
import { fileURLToPath } from 'node:url';

/** The numbered migrations of the database. */
export const MIGRATIONS = new URL('./migrations/', import.meta.url);

/** The folder of the open catalogue. */
export const SHIPPED = fileURLToPath(new URL('./seed/', import.meta.url));

/** The folder of the motifs: their drawings, the words that name them, and the pools of neutral ones. */
export const MOTIFS = fileURLToPath(new URL('./motifs/', import.meta.url));

/** Returns the folder of the catalogue's files: that of the settings, else the one that ships. */
export const folderOf = ({ catalogueDir }: { catalogueDir: string | null }): string =>
  catalogueDir ?? SHIPPED;
