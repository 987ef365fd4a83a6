/** Asks the site for the files of an item of archive.org. */
import type { ArchiveFilm } from '#/lib/archive.ts';
import { archivePath } from '#/paths.ts';

/** Milliseconds that the site may take: docs/product.md, Constants. */
const PATIENCE = 6000;

/** Returns the film's files. Rejects if the site knows none that surely are the film, or has no answer. */
export async function askArchive(item: string): Promise<ArchiveFilm> {
  const response = await fetch(archivePath(item), { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${item}: ${response.status}`);
  return response.json() as Promise<ArchiveFilm>;
}
