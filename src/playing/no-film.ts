import type { MovieDetail } from '#/contract/movie.ts';
import type { Messages } from '#/messages/messages.ts';

/** Returns what is said of a film that does not play: a line, and the lines below it, if there are any. */
export function noFilm(
  { trailer }: Pick<MovieDetail, 'trailer'>,
  m: Messages,
): { missing: string; hint: string | null } {
  const below = [...(trailer ? [m.movieReleaseHint] : []), ...m.movieReleaseElse];
  return { missing: m.movieReleaseSoon, hint: below.join('\n') || null };
}
