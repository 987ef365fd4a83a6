import type { MovieDetail } from '#/contract/movie.ts';

/** Classes of a button that plays, of one beside it, and of one that can not play. */
const [PLAYS, BESIDE, QUIET] = ['button', 'button button-second', 'button button-quiet'];

/**
 * Returns the looks of a movie's two buttons. One of them is amber: one that plays, the film before
 * the trailer. Where the host does not say whether the film is there, its button asks when pressed.
 */
export function playButtons({ trailer, watchable }: Pick<MovieDetail, 'trailer' | 'watchable'>) {
  const film = watchable === null ? BESIDE : watchable ? PLAYS : QUIET;
  const filmFirst = watchable === true;
  return { trailer: trailer === null ? QUIET : filmFirst ? BESIDE : PLAYS, film, filmFirst };
}
