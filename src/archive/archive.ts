/** What visitors may learn of archive.org's items: the films of those that the catalogue shows. */
import type { ArchiveFilm } from '#/lib/archive.ts';
import type { Films } from './films.ts';

/** Resolves to the tags of what shows an item; to null if no answer of the catalogue shows it. */
export type Shown = (item: string) => Promise<readonly string[] | null>;

export type Archive = {
  /**
   * Resolves to the film of an item and the tags of what shows it, by which it is purged; to null if
   * the catalogue does not show the item, or it has no clear film. Rejects with Upstream.
   */
  filmOf(item: string): Promise<{ film: ArchiveFilm; tags: readonly string[] } | null>;
  /** Returns the film of an item if it is in memory: for pages, which never wait for it. */
  peek(item: string): ArchiveFilm | null;
  close(): void;
};

/** Answers for no item: where the settings do not let archive.org play. */
export const NO_ARCHIVE: Archive = {
  filmOf: async () => null,
  peek: () => null,
  close: () => undefined,
};

export function createArchive(films: Films, shown: Shown): Archive {
  return {
    async filmOf(item) {
      const tags = await shown(item);
      const film = tags && (await films.of(item));
      return film && { film, tags };
    },
    peek: films.peek,
    close: films.close,
  };
}
