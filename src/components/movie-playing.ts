/** What a movie's page plays: its trailer, its film, and how its two buttons look. */
import type { Result } from '#/contract/errors.ts';
import type { Language } from '#/contract/language.ts';
import type { Law } from '#/contract/law.ts';
import type { MovieDetail } from '#/contract/rows/movie.ts';
import type { CompleteMovie } from '#/contract/rows/playable.ts';
import type { Picture } from '#/contract/trust.ts';
import { isolate } from '#/lib/isolated.ts';
import { named, scriptOf } from '#/lib/named.ts';
import { sheetFor } from '#/lib/sheets.ts';
import { freeWords, nextFree } from '#/site/free-date.ts';
import type { Locale } from '#/site/locale.ts';
import { whereLines } from '#/site/where-words.ts';
import type { Playing } from '#/stores/player.ts';
import { playingOf, videoAt } from './playing.ts';

/**
 * Returns what the dialog of a movie's page plays: `?play=trailer` or `?play=movie`. Returns null
 * if no dialog opens. `complete` is the settled call for the complete movie, null if the address
 * does not ask for it. If that call failed, the dialog stays closed.
 */
export function playingMovie(
  play: string | null,
  movie: MovieDetail,
  complete: Result<CompleteMovie> | null,
  locale: Locale,
): Playing | null {
  const { language, m } = locale;
  const shown = named(movie.title, movie.names, language).first;
  const title = shown ?? m.untitled;
  const { trailer: player } = movie;
  const picture = movie.backdrop ?? movie.poster ?? sheetFor(movie.title, movie.date);
  const missing = m.trailerNotAvailable;
  if (complete === null) {
    return playingOf(play, (key) =>
      key === 'trailer' && player
        ? { title, player, missing, variant: 'trailer', picture }
        : videoAt(key, movie.facts, { missing: m.noVideo, picture }),
    );
  }
  if (!complete.ok) return null;
  return playingOf(play, () => ({
    title: localTitle(movie, shown) ?? complete.value.title ?? m.movieFallback,
    player: complete.value.player,
    captions: complete.value.captions,
    ...noFilm(movie, locale),
    variant: 'movie',
    picture,
    ...titleForHistory(movie, language),
  }));
}

/**
 * Returns the title of a film as the page shows it, if that is another than the host's: it goes before the title of
 * the complete film, which is in one language.
 */
export function localTitle({ title }: Pick<MovieDetail, 'title'>, shown: string | null) {
  return title === null || shown === title ? null : shown;
}

/** Returns what the history shows of a film besides its title: the title in another script, and its poster. */
export function titleForHistory(
  { title, names, native, date, poster }: MovieDetail,
  language: Language,
): { second: string | null; poster: Picture } {
  const { first, second } = named(title, names, language);
  const other = native?.text === first ? null : (native?.text ?? null);
  return { second: second ?? other, poster: poster ?? sheetFor(title, date) };
}

/**
 * Returns the text for a film that does not play: a line, and lines below it, if there are any. Where the host says why
 * it does not play, or where else it can be watched, that is the line.
 */
export function noFilm(
  { trailer, facts }: Pick<MovieDetail, 'trailer' | 'facts'>,
  locale: Locale,
): { missing: string; hint: string | null } {
  const { m } = locale;
  const reason = reasonOf(facts, locale);
  const [where] = facts.where;
  const elsewhere = where ? whereLines(where, locale) : [];
  const [missing = m.movieReleaseSoon, ...more] = reason ? [reason] : elsewhere;
  const isUnknown = !reason && !where;
  const below = [...more, trailer && m.movieReleaseHint, ...(isUnknown ? m.movieReleaseElse : [])];
  return { missing, hint: below.filter(Boolean).join('\n') || null };
}

function reasonOf(facts: MovieDetail['facts'], locale: Locale): string | null {
  if (facts.free) return locale.m.noCopy;
  return whenFree(facts, locale) ?? factsAlone(facts.factsOnly, locale);
}

/**
 * Returns the same as one text, a line each. Where the film can be watched is one line: the page keeps the room of it,
 * and says more of it below.
 */
export function saysOfFilm(movie: Pick<MovieDetail, 'trailer' | 'facts'>, locale: Locale): string {
  const [where] = movie.facts.where;
  if (where && !reasonOf(movie.facts, locale)) return whereLines(where, locale).join(' · ');
  const { missing, hint } = noFilm(movie, locale);
  return [missing, hint].filter(Boolean).join('\n');
}

/** Returns from when a film is free; where that January has begun, that no copy is known. */
function whenFree(law: Law, locale: Locale): string | null {
  const when = nextFree(law);
  if (when === null) return null;
  return when.begun ? locale.m.noCopy : freeWords(when, locale);
}

function factsAlone(reason: string | null, { language, m }: Locale): string | null {
  if (reason === null) return null;
  return `${m.doesNotPlay} ${scriptOf(reason, language) ? isolate(reason) : reason}`;
}

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
