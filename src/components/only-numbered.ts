/** Episodes with only a number. */
import type { Episode } from '#/contract/rows/episode.ts';

/** A title of the number alone, as hosts make it: “, episode 3”, “Ep. 03”, “3”. */
const NUMBER = /^[\s,:·–—-]*(?:(?:episode|ep)[\s.:#-]*)?(\d+(?:\.\d+)?)$/i;

/**
 * Returns whether an episode has no player, no text, and no title but its number, alone or behind the
 * name of its season or drama, in any language.
 */
export function isOnlyNumbered(
  { number, title, description, player, names }: Episode,
  list: string,
): boolean {
  if (number === null || player || description) return false;
  const isNamed = Object.values(names ?? {}).some((name) => numberAtEnd(name) !== number);
  if (isNamed) return false;
  const own = title?.startsWith(list) ? title.slice(list.length) : (title ?? '');
  return own.trim() === '' || Number(NUMBER.exec(own.trim())?.[1]) === number;
}

const numberAtEnd = (name: string) => Number(/(\d+)$/.exec(name)?.[1]);

/** Splits episodes into those with only a number, and the others. */
export function partNumbered(
  episodes: readonly Episode[],
  list: string,
): { known: Episode[]; numbered: Episode[] } {
  const { known = [], numbered = [] } = Object.groupBy(episodes, (episode) =>
    isOnlyNumbered(episode, list) ? 'numbered' : 'known',
  );
  return { known, numbered };
}
