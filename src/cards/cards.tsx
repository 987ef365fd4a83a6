/** One card of each kind: list items for the server's first page and for what the browser appends. */
import type { Movie, PlayableMovie } from '#/contract/movie.ts';
import type { Person } from '#/contract/person.ts';
import type { Trailer } from '#/contract/trailer.ts';
import { longDate } from '#/lib/dates.ts';
import { pictureSrc, stillOf } from '#/lib/pictures.ts';
import { messages as m } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';
import { Caption } from './caption.tsx';
import { Picture } from './picture.tsx';
import { PlayLink } from './play-link.tsx';
import { PlaySign } from './play-sign.tsx';
import { Ring } from './ring.tsx';

export type CardContext = {
  /** The address of the page that the cards are on, for links that open its dialog. */
  base: string;
  eager: boolean;
  /** The dialog's title where it is not the card's own. */
  dialogTitle?: string;
};

export function movieCard(movie: Movie, { eager }: CardContext) {
  return (
    <li className="card" key={movie.id}>
      <a href={paths.movie(movie.id)}>
        <Picture picture={movie.poster} size="w500" eager={eager}>
          {movie.rating !== null && <Ring value={movie.rating} />}
        </Picture>
        <Caption title={movie.title ?? m.untitled} note={movie.date && longDate(movie.date)} />
      </a>
    </li>
  );
}

export function personCard(person: Person, { eager }: CardContext) {
  return (
    <li className="card" key={person.id}>
      <a href={paths.person(person.id)}>
        <Picture picture={person.photo} size="w500" eager={eager}>
          {person.popularity !== null && <Ring value={person.popularity} />}
        </Picture>
        <Caption title={person.name ?? m.untitled} />
      </a>
    </li>
  );
}

export function playableCard(movie: PlayableMovie, { base, eager, dialogTitle }: CardContext) {
  return (
    <li className="card" key={movie.key}>
      <PlayLink
        base={base}
        play={movie.key}
        title={dialogTitle ?? (movie.title === null ? m.movieTitleFallback : undefined)}
        player={movie.player}
        missing={m.noVideo}
      >
        <Picture picture={movie.poster} size="w500" eager={eager}>
          {movie.player && <PlaySign />}
        </Picture>
        <Caption title={movie.title ?? m.untitled} />
      </PlayLink>
    </li>
  );
}

/** The poster again as a wash behind the stage, hidden until the card is pointed at or focused. */
export function trailerCard(trailer: Trailer, { base, eager }: CardContext) {
  const poster = trailer.poster ?? stillOf(trailer.player);
  return (
    <li className="card" key={trailer.key}>
      <PlayLink
        base={base}
        play={trailer.key}
        title={trailer.title === null ? m.trailerFallback : undefined}
        player={trailer.player}
        missing={m.noVideo}
      >
        <Picture picture={poster} size="w500" eager={eager}>
          <PlaySign />
        </Picture>
        <Caption title={trailer.title ?? m.untitled} />
      </PlayLink>
      {poster && <img className="wash" src={pictureSrc(poster, 'w500')} alt="" loading="lazy" />}
    </li>
  );
}
