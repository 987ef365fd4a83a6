import { useLocale } from '#/cards/locale.ts';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from '#/islands/source-of.ts';

type PlayerSourceProps = {
  player: Player | null;
  /** Id of the film whose own page the link leads to. */
  film?: string | null;
  tabIndex?: number;
};

/**
 * Renders the links to the film's own page and to the player's source. The source's referrer is the
 * site's address, as the player's is, not the page's. Renders nothing without a film and a source.
 */
export function PlayerSource({ player, film = null, tabIndex }: PlayerSourceProps) {
  const { m, paths } = useLocale();
  const source = player && sourceOf(player);
  if (!source && film === null) return null;
  return (
    <div className="source">
      {film !== null && (
        <a href={paths.movie(film)} tabIndex={tabIndex}>
          {m.aboutFilm}
        </a>
      )}
      {source && (
        <a href={source.href} target="_blank" rel="noopener" tabIndex={tabIndex}>
          {m.openOn(source.site)}
        </a>
      )}
    </div>
  );
}
