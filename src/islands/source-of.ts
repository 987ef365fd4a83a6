/** The source of a player's video: the page on its own site, which visitors can open. */
import type { Player } from '#/contract/trust.ts';
import { youtubeId } from '#/lib/player.ts';

/** The name of a source's site, and the address of its page for the video. */
export type Source = { site: string; href: string };

/** An item, and maybe one of its files. Both have the same place in the address of the page. */
const ITEM = /^(https?:\/\/([^/?#@\\\s]+))\/embed\/([^?#\\\s]+)/;
/** Some of its players keep to its frame: those whose address says where to start. */
const ARCHIVE = 'https://archive.org';
const WEB = /^https?:\/\/([^/?#@\\\s]+)(?=[/?#]|$)/;

/**
 * Returns the source of a player that `playerFor` made. Returns null for our own clips, which are
 * nowhere else, and for anything that is no web address.
 */
export function sourceOf({ kind, src }: Player): Source | null {
  const video = youtubeId(src);
  if (video !== null) {
    return { site: 'YouTube', href: `https://www.youtube.com/watch?v=${video}` };
  }
  const [, origin, host = '', item] = ITEM.exec(src) ?? [];
  if (item !== undefined && (kind === 'archive' || origin === ARCHIVE)) {
    return { site: host, href: `${origin}/details/${item}` };
  }
  const [, site] = WEB.exec(src) ?? [];
  return site === undefined ? null : { site, href: src };
}
