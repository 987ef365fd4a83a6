/** What grids and players are about. */
import type { Head } from '#/answers/head.ts';
import type { About } from '#/components/json-ld/about.ts';
import type { Episode } from '#/contract/episode.ts';
import type { GridMatch } from '#/site/grid-match.ts';
import { sharedPicture } from '#/site/shared-picture.ts';

/** Returns what a grid is about: a season, a drama or a list, which has its heading as its name. */
export function aboutGrid({ listing, name, path }: GridMatch, head: Head, heading: string): About {
  if (listing.call === 'seasonEpisodes') {
    return { kind: 'season', id: name, name: head.name ?? heading };
  }
  if (listing.call === 'dramaEpisodes') return { kind: 'drama', title: name, drama: head.drama };
  return { kind: 'list', name: heading, path };
}

/**
 * Returns what a player's page is about. The season or drama of its `list` is the parameter of the
 * page's own path.
 */
export function aboutEpisode(
  episode: Episode,
  path: string,
  list: { name: string | null; path: string },
): About {
  const query = new URLSearchParams(path.slice(path.indexOf('?')));
  const drama = query.get('drama');
  const kind = drama === null ? 'season' : 'drama';
  const picture = sharedPicture(kind, drama ?? query.get('season') ?? '');
  return { kind: 'episode', episode, path, of: { kind, ...list, picture } };
}
