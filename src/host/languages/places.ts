/** Names of places in the languages of pages. */
import type { NameLanguage, Names } from '#/contract/names.ts';
import places from './places.json' with { type: 'json' };

const known = new Map<string, Names>(Object.entries(places));
/** What stands between a place and the larger one in which it lies, where it is no Latin comma. */
const COMMA: Names = { ur: '، ' };

/**
 * Returns a place in a language of pages, such as `Lahore, Pakistan`; null if one of its names is not
 * known.
 */
export function placeIn(language: NameLanguage, place: string): string | null {
  const names = place.split(', ').map((name) => known.get(name)?.[language] ?? null);
  return names.includes(null) ? null : names.join(COMMA[language] ?? ', ');
}
