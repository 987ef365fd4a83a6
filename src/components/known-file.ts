/** The file of a film of archive.org that the server knows when it renders a page. */
import type { Player } from '#/contract/trust.ts';
import { type ArchiveFilm, archiveItem, chooseFile, fileAddress } from '#/lib/archive.ts';

/**
 * Returns the address of a film's file: the one that the player names, else the best one of up to 720
 * lines in a list that is in memory. Returns null if neither is known, and for a film in parts: a page
 * without script plays one file, and archive.org's own player all parts.
 */
export function knownFile(
  player: Player | null,
  peek: (item: string) => ArchiveFilm | null,
): string | null {
  if (player?.kind !== 'archive') return null;
  const named = fileAddress(player.src);
  if (named !== null) return named;
  const { item } = archiveItem(player.src) ?? {};
  const [only, ...more] = (item === undefined ? null : peek(item))?.parts ?? [];
  return only && more.length === 0 ? (chooseFile(only.files, {})?.src ?? null) : null;
}
