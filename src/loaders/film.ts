import type { Catalogue } from '#/catalogue/catalogue.ts';
import { type Result, toResult } from '#/contract/errors.ts';
import type { MovieDetail } from '#/contract/rows/movie.ts';
import type { CompleteMovie } from '#/contract/rows/playable.ts';
import type { Player } from '#/contract/trust.ts';

export type Film = {
  movie: MovieDetail;
  /** Answer of the call for the complete movie; null if the address does not ask for it. */
  complete: Result<CompleteMovie> | null;
  /** The complete movie where one of our clips is the film, which a visitor may have saved; else null. */
  clip: CompleteMovie | null;
  /** What plays the film, where the host says that it plays; else null. */
  player: Player | null;
};

/**
 * Returns a movie, and the complete movie if `opensDialog`. If the host says that the movie plays, asks for the
 * complete one in any case: a movie whose player the site refuses is shown as one that does not play.
 */
export async function loadFilm(
  movie: MovieDetail,
  opensDialog: boolean,
  catalogue: Catalogue,
): Promise<Film> {
  if (!opensDialog && movie.watchable !== true) {
    return { movie, complete: null, clip: null, player: null };
  }
  const complete = await toResult(catalogue.ask('complete', { id: movie.id }));
  const player = complete.ok ? complete.value.player : null;
  const playsNothing = complete.ok && player === null;
  return {
    movie: playsNothing ? { ...movie, watchable: false } : movie,
    complete: opensDialog ? complete : null,
    clip: complete.ok && player?.kind === 'clip' ? complete.value : null,
    player,
  };
}
