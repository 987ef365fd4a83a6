import type { ComponentProps } from 'react';
import type { Episode } from '#/contract/episode.ts';
import { messages as m } from '#/messages/messages.ts';

export type EpisodeLinks = {
  /** All episodes of the season or drama, in order. */
  episodes: readonly Episode[];
  /** The one that plays. */
  episode: Episode;
  /** Returns the attributes of a link that switches to an episode. */
  linkTo: (episode: Episode) => ComponentProps<'a'>;
};

/** Renders the links to the episodes before and after the one that plays, with their titles. */
export function EpisodeWays({ episodes, episode, linkTo }: EpisodeLinks) {
  if (episodes.length < 2) return null;
  const at = episodes.indexOf(episode);
  const [before, after] = [episodes[at - 1], episodes[at + 1]];
  return (
    <nav className="watch-ways" aria-label={m.episodes}>
      {before && (
        <a className="button button-second" rel="prev" {...linkTo(before)}>
          <small>{m.previous}</small> <bdi>{before.title ?? m.untitled}</bdi>
        </a>
      )}
      {after && (
        <a className="button button-second" rel="next" {...linkTo(after)}>
          <small>{m.next}</small> <bdi>{after.title ?? m.untitled}</bdi>
        </a>
      )}
    </nav>
  );
}
