/** What grids and players are about. */

import type { About } from '#/components/json-ld/about.ts';
import type { Step } from '#/components/json-ld/site.ts';
import type { Language } from '#/contract/language.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import type { EditorList } from '#/contract/rows/list.ts';
import { named } from '#/lib/named.ts';
import type { Head } from '#/loaders/head.ts';
import type { GridMatch } from '#/site/grid-match.ts';
import { pathsIn, targetPath } from '#/site/paths.ts';
import { sharedPicture } from '#/site/shared-picture.ts';

/** Returns the name of a season, a drama or a list in the language of the page; null where it is not known. */
export function headName({ name, season, drama, list }: Head, language: Language): string | null {
  return named(drama?.title ?? name, (drama ?? season ?? list)?.names, language).first;
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
  if (head.list) {
    const items = itemsIn(head.list, language);
    return { kind: 'editors', list: head.list, path, items };
  }
  return { kind: 'list', name: heading, path };
}

/** Returns the names and pages of what stands in a list; not of what has no name. */
function itemsIn({ entries }: EditorList, language: Language): Step[] {
  return entries.flatMap((entry) => {
    const name = named(entry.title, entry.names, language).first;
    return name === null ? [] : [{ name, path: targetPath(pathsIn(language), entry) }];
  });
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
