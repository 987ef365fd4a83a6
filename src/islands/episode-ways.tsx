import type { ComponentProps } from 'react';
import type { Episode } from '#/contract/episode.ts';
import type { Language } from '#/contract/language.ts';
import { named } from '#/lib/named.ts';
import type { SourceTexts } from './player-source.tsx';

/** Texts of the page of an episode. `episodeNumber` has the placeholder `{n}`. */
export type WatchTexts = SourceTexts &
  Record<
    | 'all'
    | 'episodes'
    | 'previous'
    | 'next'
    | 'remaining'
    | 'untitled'
    | 'episodeNumber'
    | 'noVideo'
    | 'notWatchable',
    string
  >;
/** A link, and what it says. */
export type Way = { label: string; href: string };

export type EpisodeLinks = {
  /** The page's language. */
  language: Language;
  /** All episodes of the season or drama, in order. */
  episodes: readonly Episode[];
  /** The one that plays. */
  episode: Episode;
  /** Returns the attributes of a link that switches to an episode. */
  linkTo: (episode: Episode) => ComponentProps<'a'>;
  texts: WatchTexts;
};

/** Renders the links to the episodes before and after the one that plays, with their titles. */
export function EpisodeWays({ language, episodes, episode, linkTo, texts }: EpisodeLinks) {
  const name = ({ title, names }: Episode) => {
    const { first, firstLang } = named(title, names, language);
    return <bdi lang={firstLang}>{first ?? texts.untitled}</bdi>;
  };
  if (episodes.length < 2) return null;
  const at = episodes.indexOf(episode);
  const [before, after] = [episodes[at - 1], episodes[at + 1]];
  return (
    <nav className="watch-ways" aria-label={texts.episodes}>
      {before && (
        <a className="button button-second" rel="prev" {...linkTo(before)}>
          <small>{texts.previous}</small> {name(before)}
        </a>
      )}
      {after && (
        <a className="button button-second" rel="next" {...linkTo(after)}>
          <small>{texts.next}</small> {name(after)}
        </a>
      )}
    </nav>
  );
}
