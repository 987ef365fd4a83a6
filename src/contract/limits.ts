/** Limits of what is read of a host's answer, so that pages stay small and the server quick. */

/** Rows of one page of a list, and of each list inside another thing. */
export const MOST_ROWS = 200;
/** Rows of a search: nobody looks through more. */
export const MOST_HITS = 50;
/** Titles of what becomes free: the page of a year shows all of that year. */
export const MOST_FREE = 500;
/** For lists that come whole, which pages show in parts: as many as the bytes of an answer hold. */
export const WHOLE = Number.POSITIVE_INFINITY;

/** Letters (code points) of a title or a name. */
export const TITLE = 500;
/** Letters of a text that is read as such: an overview, a biography, a reason. */
export const PROSE = 20_000;
/** Characters of the address of a player or a picture: servers and browsers take hardly more. */
export const ADDRESS = 2048;
