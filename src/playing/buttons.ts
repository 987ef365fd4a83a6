import type { MovieDetail } from '#/contract/movie.ts';

/** Classes of a button that plays first, and of every other one. */
const [FIRST, SECOND] = ['button', 'button button-second'];

/**
 * Returns the looks of a movie's two buttons. One of them is amber: one that plays, the film before
 * the trailer. Where the host does not say whether the film is there, its button asks when pressed.
 */
export function playButtons({ trailer, watchable }: Pick<MovieDetail, 'trailer' | 'watchable'>) {
  const filmFirst = watchable === true;
  return {
    filmFirst,
    film: filmFirst ? FIRST : SECOND,
    trailer: filmFirst || trailer === null ? SECOND : FIRST,
  };
}
