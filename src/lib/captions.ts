/** How a link names the captions of what it plays, in few bytes: a page of cards has many such links. */
import type { Captions } from '#/contract/captions.ts';

/** The languages of pages, in the order in which hosts name them. A link need not name these. */
const USUAL = 'en hi pa ur';

/**
 * Returns the languages, after the id where that is not the key of what plays, and before the one that it
 * speaks, if that is known: `ur hi`, `7:ur hi`, `ur hi*ur`. Those of pages are ''. Of our clips the player
 * knows it.
 */
export function captionsData(
  { id, languages, spoken }: Captions,
  key: string,
  isClip: boolean,
): string {
  const named = languages.join(' ');
  const said = (named === USUAL ? '' : named) + (spoken && !isClip ? `*${spoken}` : '');
  return id === key ? said : `${id}:${said}`;
}

/** Returns the captions that a link names; null if it names none. */
export function captionsFrom(data: string | undefined, key: string): Captions | null {
  if (data === undefined) return null;
  const [said = '', spoken] = data.split('*');
  const [languages, id = key] = said.split(':').reverse();
  return { id, languages: (languages || USUAL).split(' '), spoken };
}
