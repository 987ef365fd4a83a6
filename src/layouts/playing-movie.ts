import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { MovieDetail } from '#/contract/movie.ts';
import { settle } from '#/lib/settle.ts';
import { messages as m } from '#/messages/messages.ts';
import type { Playing } from '#/stores/player.ts';
import { playingOf } from './playing.ts';

/**
 * What a movie's page shows in its dialog: `?play=trailer` or `?play=movie`. The complete movie is
 * asked for only then; if that fails the dialog stays closed.
 */
export async function playingMovie(
  url: URL,
  movie: MovieDetail,
  catalogue: Catalogue,
): Promise<Playing | null> {
  const title = movie.title ?? m.untitled;
  if (url.searchParams.get('play') !== 'movie') {
    return playingOf(url, (key) =>
      key === 'trailer'
        ? { title, player: movie.trailer, missing: m.trailerNotAvailable, variant: 'trailer' }
        : null,
    );
  }
  const complete = await settle(catalogue.ask('complete', { id: movie.id }));
  if (!complete.ok) return null;
  return playingOf(url, () => ({
    title: complete.value.title ?? movie.title ?? m.movieFallback,
    player: complete.value.player,
    missing: m.movieReleaseSoon,
    hint: m.movieReleaseHint,
    variant: 'movie',
  }));
}
