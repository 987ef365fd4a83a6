/**
 * Functions that render a card as a list item. The name of a card's link begins with its title, so the
 * ring and the play sign come last.
 */
import { genderCode } from '#/contract/gender.ts';
import type { Movie } from '#/contract/rows/movie.ts';
import type { Person } from '#/contract/rows/person.ts';
import type { PlayableMovie } from '#/contract/rows/playable.ts';
import type { ListedSeries } from '#/contract/rows/series.ts';
import type { Trailer } from '#/contract/rows/trailer.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import { nicheFor, sheetFor } from '#/lib/sheets.ts';
import type { Locale } from '#/site/locale.ts';
import { withParams } from '#/site/paths.ts';
import { Caption } from './caption.tsx';
import { longDate } from './dates.ts';
import { Picture } from './picture.tsx';
import { PlayLink } from './play-link.tsx';
import { PlaySign } from './play-sign.tsx';
import { offLine } from './plays.ts';
import { Ring } from './ring.tsx';

export type CardContext = Locale & {
  /** Address of the page that the cards are on, for links that open its dialog. */
  base: string;
  eager: boolean;
  /** Title of the dialog, if it differs from the card's. */
  dialogTitle?: string;
  /** Whether a title that does not play has its date, too: a row has room for one line under its titles. */
  twoLines?: boolean;
  /** Whether the page says above that no episode plays. */
  saidAbove?: boolean;
};

/** Renders a movie's card, which links to the movie's page. */
export function movieCard(movie: Movie, context: CardContext) {
  return ratedPoster(movie, context.paths.movie(movie.id), context);
}

/** Renders the card of a series, which links to its page. */
export function seriesCard({ name, ...series }: ListedSeries, context: CardContext) {
  return ratedPoster({ ...series, title: name }, context.paths.series(series.id), context);
}

function ratedPoster(
  { id, title, names, poster, date, rating, watchable, freeFrom, law }: Movie,
  href: string,
  { eager, language, m, twoLines }: CardContext,
) {
  const off = watchable === false && offLine({ freeFrom, dates: law?.dates }, m);
  return (
    <li className="card" key={id}>
      <a href={href}>
        <Picture picture={poster ?? sheetFor(title, date)} size="w500" eager={eager} />
        <Caption
          language={language}
          title={title ?? m.untitled}
          names={names}
          note={(twoLines || !off) && date && longDate(date, m)}
          off={off}
        />
        {watchable && <PlaySign label={m.playSign} />}
        {rating !== null && <Ring value={rating} name={m.rating} />}
      </a>
    </li>
  );
}

/** Renders a person's card, which links to the person's page, with the gender: the page's own answer may lack it. */
export function personCard(person: Person, { eager, language, m, paths }: CardContext) {
  return (
    <li className="card" key={person.id}>
      <a href={withParams(paths.person(person.id), { gender: genderCode(person.gender) })}>
        <Picture picture={person.photo ?? nicheFor(person.name)} size="w500" eager={eager} />
        <Caption language={language} title={person.name ?? m.untitled} names={person.names} />
        {person.popularity !== null && <Ring value={person.popularity} name={m.popularity} />}
      </a>
    </li>
  );
}

/** Renders the card of a movie that plays in the dialog. */
export function playableCard(
  movie: PlayableMovie,
  { base, eager, dialogTitle, language, m, paths }: CardContext,
) {
  const { movieId, date } = movie;
  if (movieId !== null && date !== undefined) {
    return (
      <li className="card" key={movie.key}>
        <a href={paths.movie(movieId)}>
          <Picture picture={movie.poster ?? sheetFor(movie.title)} size="w500" eager={eager} />
          <Caption
            language={language}
            title={movie.title ?? m.untitled}
            names={movie.names}
            note={longDate(date, m)}
          />
        </a>
      </li>
    );
  }
  return (
    <li className="card" key={movie.key}>
      <PlayLink
        base={base}
        play={movie.key}
        title={dialogTitle ?? (movie.title === null ? m.movieTitleFallback : undefined)}
        player={movie.player}
        captions={movie.captions}
        missing={m.noVideo}
        film={movie.movieId}
      >
        <Picture picture={movie.poster ?? sheetFor(movie.title)} size="w500" eager={eager} />
        <Caption
          language={language}
          title={movie.title ?? m.untitled}
          names={movie.names}
          off={!movie.player && offLine({ dates: movie.law?.dates }, m)}
        />
        {movie.player && <PlaySign label={m.playSign} />}
      </PlayLink>
    </li>
  );
}

/**
 * Renders the card of a trailer that plays in the dialog. Its wide picture, else its poster, is a
 * wash behind the stage while the card is hovered or focused.
 */
export function trailerCard(trailer: Trailer, { base, eager, language, m }: CardContext) {
  const wash = trailer.backdrop ?? trailer.poster;
  return (
    <li className="card" key={trailer.key}>
      <PlayLink
        base={base}
        play={trailer.key}
        title={trailer.title === null ? m.trailerFallback : undefined}
        player={trailer.player}
        captions={trailer.captions}
        missing={m.noVideo}
        film={trailer.movieId}
      >
        <Picture picture={trailer.poster ?? sheetFor(trailer.title)} size="w500" eager={eager} />
        <Caption
          language={language}
          title={trailer.title ?? m.untitled}
          names={trailer.names}
          off={!trailer.player && m.notWatchable}
        />
        {trailer.player && <PlaySign label={m.playSign} />}
      </PlayLink>
      {wash && <img className="wash" src={pictureSrc(wash, 'w500')} alt="" loading="lazy" />}
    </li>
  );
}
