/** How a link names the captions of what it plays, in few bytes: a page of cards has many such links. */
import type { Captions } from '#/contract/captions.ts';

/** The languages of pages, in the order in which hosts name them. A link need not name these. */
const USUAL = 'en hi pa ur';

/**
 * Returns the languages, after the id where that is not the key of what plays: `ur hi`, `7:ur hi`. Those of
 * pages are ''.
 */
export function captionsData({ id, languages }: Captions, key: string): string {
  const named = languages.join(' ');
  const said = named === USUAL ? '' : named;
  return id === key ? said : `${id}:${said}`;
}

/** Returns the captions that a link names; null if it names none. */
export function captionsFrom(data: string | undefined, key: string): Captions | null {
  if (data === undefined) return null;
  const [languages, id = key] = data.split(':').reverse();
  return { id, languages: (languages || USUAL).split(' ') };
}
