/** HTML of the site that actions insert into the page. */
import { TIME } from '#/site/paths.ts';

/** Returns the document in a response of any status. */
export async function readHtml(response: Response): Promise<Document> {
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Adapts cards of another document to this page: their pictures load lazily, and their links open the
 * dialog on this page.
 */
export function adoptCards(cards: readonly Element[]): void {
  for (const card of cards) {
    for (const picture of card.querySelectorAll('img')) {
      picture.loading = 'lazy';
      picture.fetchPriority = 'auto';
    }
    for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-play]')) {
      link.search = searchOn(link);
    }
  }
}

/** Returns the parameters of this page with those of a link, except for the link's `page`. */
function searchOn({ search }: HTMLAnchorElement): string {
  const params = new URLSearchParams(location.search);
  params.delete(TIME);
  for (const [name, value] of new URLSearchParams(search)) {
    if (name !== 'page') params.set(name, value);
  }
  return `${params}`;
}
