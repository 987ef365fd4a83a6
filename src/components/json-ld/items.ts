import type { EditorList } from '#/contract/list.ts';
import { sharedPicture } from '#/site/shared-picture.ts';
import { type Links, nameIn, stated } from './links.ts';
import type { Step } from './site.ts';

/** Returns what a list by editors has, in its order: each thing by its name and its page. */
export function itemsStatement(items: readonly Step[], links: Links, list: EditorList) {
  return stated({
    '@type': 'ItemList' as const,
    name: nameIn(links, list),
    url: links.siteUrl + links.paths.list(list.id),
    image: links.siteUrl + sharedPicture('list', list.id, links.language),
    description: list.overview,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: links.siteUrl + path,
    })),
  });
}
