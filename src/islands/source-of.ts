/** The source of a player's video: the page on its own site, which visitors can open. */
import { youtubeId } from '#/lib/player.ts';

/** The name of a source's site, and the address of its page for the video. */
export type Source = { site: string; href: string };

/** An item, and maybe one of its files. Both have the same place in the address of the page. */
const ARCHIVE = /^https:\/\/archive\.org\/embed\/([^?#\\\s]+)/;
const WEB = /^https?:\/\/([^/?#@\\\s]+)(?=[/?#]|$)/;

/**
 * Returns the source of a player, from an address that `playerFor` wrote. Returns null for our own
 * clips, which are nowhere else, and for anything that is no web address.
 */
export function sourceOf(src: string): Source | null {
  const video = youtubeId(src);
  if (video !== null) {
    return { site: 'YouTube', href: `https://www.youtube.com/watch?v=${video}` };
  }
  const [, item] = ARCHIVE.exec(src) ?? [];
  if (item !== undefined) {
    return { site: 'archive.org', href: `https://archive.org/details/${item}` };
  }
  const [, site] = WEB.exec(src) ?? [];
  return site === undefined ? null : { site, href: src };
}
