/** Asks the site for the files of an item of archive.org. */
import type { ArchiveFilm } from '#/lib/archive.ts';
import { archivePath } from '#/paths.ts';

/** Returns the film's files. Rejects if the site knows none that surely are the film, or has no answer. */
export async function askArchive(item: string, signal: AbortSignal): Promise<ArchiveFilm> {
  const response = await fetch(archivePath(item), { signal });
  if (!response.ok) throw new Error(`${item}: ${response.status}`);
  return response.json() as Promise<ArchiveFilm>;
}
