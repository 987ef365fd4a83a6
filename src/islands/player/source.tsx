/** The source of a player's video: its page on the site that it comes from. */
import type { Language } from '#/contract/language.ts';
import type { Player } from '#/contract/trust.ts';
import { fill } from '#/lib/fill.ts';
import { youtubeId } from '#/lib/player.ts';
import { inLanguage, paths } from '#/site/paths.ts';

/** The name of a source's site, and the address of its page for the video. */
export type Source = { site: string; href: string };

/** An item, and maybe one of its files: the address of the page has the same path. */
const ITEM = /^(https?:\/\/([^/?#@\\\s]+))\/embed\/([^?#\\\s]+)/;
/** Its players are of kind `embed` if their address has more than the item, such as a start time. */
const ARCHIVE = 'https://archive.org';
const WEB = /^https?:\/\/([^/?#@\\\s]+)(?=[/?#]|$)/;

/**
 * Returns the source of a player that `playerFor` made. Returns null for our own clips, which have none, and for
 * anything that is no web address.
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

/** Its links. `openOn` has the placeholder `{site}`. */
export type SourceTexts = Record<'aboutFilm' | 'openOn', string>;

type PlayerSourceProps = {
  /** The page's language. */
  language: Language;
  texts: SourceTexts;
  player: Player | null;
  /** Id of the film whose own page the link leads to. */
  film?: string | null;
  tabIndex?: number;
};

/**
 * Renders the links to the film's own page and to the player's source. The source's referrer is the
 * site's address, as the player's is, not the page's. Renders nothing without a film and a source.
 */
export function PlayerSource(props: PlayerSourceProps) {
  const { language, texts, player, film = null, tabIndex } = props;
  const source = player && sourceOf(player);
  if (!source && film === null) return null;
  return (
    <div className="source">
      {film !== null && (
        <a href={inLanguage(language, paths.movie(film))} tabIndex={tabIndex}>
          {texts.aboutFilm}
        </a>
      )}
      {source && (
        <a href={source.href} target="_blank" rel="noopener" tabIndex={tabIndex}>
          {fill(texts.openOn, { site: source.site })}
        </a>
      )}
    </div>
  );
}
