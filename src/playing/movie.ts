import type { Language } from '#/contract/language.ts';
import type { CompleteMovie, MovieDetail } from '#/contract/movie.ts';
import type { Settled } from '#/contract/settle.ts';
import type { Picture } from '#/contract/trust.ts';
import { named } from '#/lib/named.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { Locale } from '#/locale.ts';
import type { Playing } from '#/stores/player.ts';
import { noFilm } from './no-film.ts';
import { playingOf } from './playing.ts';

/**
 * Returns what the dialog of a movie's page plays: `?play=trailer` or `?play=movie`. Returns null
 * if no dialog opens. `complete` is the settled call for the complete movie, null if the address
 * does not ask for it. If that call failed, the dialog stays closed.
 */
export function playingMovie(
  play: string | null,
  movie: MovieDetail,
  complete: Settled<CompleteMovie> | null,
  { language, m }: Locale,
): Playing | null {
  const shown = named(movie.title, movie.names, language).first;
  const title = shown ?? m.untitled;
  const { trailer: player } = movie;
  const picture = movie.backdrop ?? movie.poster ?? sheetFor(movie.title, movie.date);
  const missing = m.trailerNotAvailable;
  if (complete === null) {
    return playingOf(play, (key) =>
      key === 'trailer' && player ? { title, player, missing, variant: 'trailer', picture } : null,
    );
  }
  if (!complete.ok) return null;
  return playingOf(play, () => ({
    title: shown ?? complete.value.title ?? m.movieFallback,
    player: complete.value.player,
    captions: complete.value.captions,
    ...noFilm(movie, m),
    variant: 'movie',
    picture,
    ...keptOf(movie, language),
  }));
}

/** Returns what the history keeps of a film: its title in another script, and its poster. */
export function keptOf(
  { title, names, native, date, poster }: MovieDetail,
  language: Language,
): { second: string | null; poster: Picture } {
  const { first, second } = named(title, names, language);
  const other = native?.text === first ? null : (native?.text ?? null);
  return { second: second ?? other, poster: poster ?? sheetFor(title, date) };
}
