import type { Language } from '#/contract/language.ts';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from '#/islands/source-of.ts';
import { fill } from '#/lib/fill.ts';
import { inLanguage, paths } from '#/paths.ts';

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
