/** What grids and players are about. */
import type { Head } from '#/answers/head.ts';
import type { About } from '#/components/json-ld/about.ts';
import type { Episode } from '#/contract/episode.ts';
import type { Language } from '#/contract/language.ts';
import { named } from '#/lib/named.ts';
import type { GridMatch } from '#/site/grid-match.ts';
import { sharedPicture } from '#/site/shared-picture.ts';

/** Returns the name of a season or a drama in the language of the page; null where it is not known. */
export function headName({ name, season, drama }: Head, language: Language): string | null {
  return named(drama?.title ?? name, (drama ?? season)?.names, language).first;
}

/** Returns what a grid is about: a season, a drama or a list, which has its heading as its name. */
export function aboutGrid(
  { listing, name, path }: GridMatch,
  head: Head,
  heading: string,
  language: Language,
): About {
  if (listing.call === 'seasonEpisodes') {
    return { kind: 'season', id: name, name: headName(head, language) ?? heading };
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
  language: Language,
): About {
  const query = new URLSearchParams(path.slice(path.indexOf('?')));
  const drama = query.get('drama');
  const kind = drama === null ? 'season' : 'drama';
  const picture = sharedPicture(kind, drama ?? query.get('season') ?? '', language);
  return { kind: 'episode', episode, path, of: { kind, ...list, picture } };
}
