import type { MovieDetail } from '#/contract/movie.ts';

/** Classes of a button that plays first, and of every other one. */
const [FIRST, SECOND] = ['button', 'button button-second'];

/**
 * Returns the classes of a movie's two buttons. The amber one plays: the film if it plays, else the
 * trailer. If the host does not say whether the film plays, its button asks when it is pressed.
 */
export function playButtons({ trailer, watchable }: Pick<MovieDetail, 'trailer' | 'watchable'>) {
  const filmFirst = watchable === true;
  return {
    filmFirst,
    film: filmFirst ? FIRST : SECOND,
    trailer: filmFirst || trailer === null ? SECOND : FIRST,
  };
}
