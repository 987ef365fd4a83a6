/** The files of a film of archive.org that the server knows when it renders a page. */
import type { Player } from '#/contract/trust.ts';
import { type ArchiveFile, type ArchiveFilm, archiveItem } from '#/lib/archive.ts';

/**
 * Returns the sizes of a film whose list the server has, for the browser to choose from. Returns null
 * without one, and for a film in parts: a page without script plays one file, and archive.org's own
 * player all parts. A player that names its file needs none: see `fileAddress`.
 */
export function knownFiles(
  player: Player | null,
  peek: (item: string) => ArchiveFilm | null,
): readonly ArchiveFile[] | null {
  const { item, file } = (player?.kind === 'archive' && archiveItem(player.src)) || {};
  if (item === undefined || file !== null) return null;
  const [only, ...more] = peek(item)?.parts ?? [];
  return only && more.length === 0 ? only.files : null;
}

/**
 * Returns the item whose files a browser requests from the site, because the page does not have them. Returns null if
 * it has them, and for any other player.
 */
export function itemToPreload(
  player: Player | null,
  files: readonly ArchiveFile[] | null,
): string | null {
  const named = player?.kind === 'archive' && files === null ? archiveItem(player.src) : null;
  return named?.file === null ? named.item : null;
}
