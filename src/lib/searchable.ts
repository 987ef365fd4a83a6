/** Number of signs from which a search runs: two of them are in nearly every Latin title. */
const SHORTEST = 3;
/** The same in other scripts, where two letters may be a whole name: हीर, دل. */
const SHORTEST_FOREIGN = 2;
const FOREIGN = /(?!\p{sc=Latn})\p{L}/u;

/** Returns whether a query is long enough for a search. Marks, such as vowel signs, do not count. */
export function isSearchable(query: string): boolean {
  const signs = [...query.trim()].filter((sign) => !/\p{M}/u.test(sign));
  if (signs.length >= SHORTEST) return true;
  const letters = signs.filter((sign) => /\p{L}/u.test(sign));
  return letters.length >= SHORTEST_FOREIGN && FOREIGN.test(query);
}
