/** How a link names the captions of what it plays, in few bytes: a page of cards has many such links. */
import type { Captions } from '#/contract/captions.ts';

/** Returns the languages, after the id where that is not the key of what plays: `ur hi`, `7:ur hi`. */
export function captionsData({ id, languages }: Captions, key: string): string {
  const named = languages.join(' ');
  return id === key ? named : `${id}:${named}`;
}

/** Returns the captions that a link names; null if it names none. */
export function captionsFrom(data: string | undefined, key: string): Captions | null {
  if (!data) return null;
  const [languages = '', id = key] = data.split(':').reverse();
  return { id, languages: languages.split(' ') };
}
