/** Functions that render cards of seasons, dramas, episodes, songs, fitness videos and titles that become free. */

import type { FreeDate } from '#/contract/law.ts';
import type { Names } from '#/contract/names.ts';
import type { Clip } from '#/contract/rows/clip.ts';
import type { Drama } from '#/contract/rows/drama.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import type { Season } from '#/contract/rows/season.ts';
import type { Picture as PictureAddress } from '#/contract/trust.ts';
import { scriptOf } from '#/lib/named.ts';
import { sheetFor } from '#/lib/sheets.ts';
import { type FreeTitleIn, placesOf } from '#/site/free-date.ts';
import type { Messages } from '#/site/messages/messages.ts';
import { targetPath, withParams } from '#/site/paths.ts';
import { Caption } from './caption.tsx';
import type { CardContext } from './cards.tsx';
import { clipLines } from './clip-facts.tsx';
import { longDate, longRuntime } from './dates.ts';
import { Picture } from './picture.tsx';
import { PlayLink } from './play-link.tsx';
import { PlaySign } from './play-sign.tsx';
import { offLine, playsAny } from './plays.ts';

type LinkedPoster = {
  id: string;
  /** Null: it has no page. */
  href: string | null;
  title: string | null;
  names?: Names;
  picture: PictureAddress;
  note?: string | null;
  /** Whether it plays here; undefined if the host does not say it. */
  plays?: boolean;
  /** When it becomes free. */
  dates?: readonly FreeDate[];
};

/** Renders the card of a poster without a rating. */
export function linkedPoster(
  { id, href, title, names, picture, note, plays, dates }: LinkedPoster,
  { eager, language, m }: Pick<CardContext, 'eager' | 'language' | 'm'>,
) {
  const inside = (
    <>
      <Picture picture={picture} size="w500" eager={eager} />
      <Caption
        language={language}
        title={title ?? m.untitled}
        names={names}
        note={note}
        off={plays === false && offLine({ dates }, m)}
      />
      {plays && <PlaySign label={m.playSign} />}
    </>
  );
  return (
    <li className="card card-plain" key={id}>
      {href === null ? <div>{inside}</div> : <a href={href}>{inside}</a>}
    </li>
  );
}

/** Renders a season's card, which links to the list of its episodes. */
export function seasonCard(season: Season, context: CardContext) {
  const { id, year, names, title } = season;
  const picture = season.poster ?? sheetFor(title, year);
  // Without a list of its episodes it has no page, and plays nothing.
  const lists = season.listsEpisodes !== false;
  const [href, note] = lists ? [context.paths.season(id), null] : [null, year?.toString()];
  const plays = lists ? (playsAny(season) ?? undefined) : undefined;
  const { dates } = season.law ?? {};
  return linkedPoster({ id, href, title, names, picture, note, plays, dates }, context);
}

/** Renders a drama's card, which links to the list of its episodes. */
export function dramaCard(drama: Drama, context: CardContext) {
  const { title, year, names, dates } = drama;
  const picture = drama.poster ?? sheetFor(title, year);
  const href = context.paths.drama(title);
  const plays = playsAny(drama) ?? undefined;
  return linkedPoster({ id: title, href, title, names, picture, plays, dates }, context);
}

/**
 * Renders an episode's card. `base` is the player page with the season or drama; the card's link
 * adds the episode.
 */
export function episodeCard(episode: Episode, context: CardContext) {
  const { id, names, number, title } = episode;
  const href = withParams(context.base, { episode: id });
  const { m } = context;
  const note = [
    number !== null && m.episodeNumber(number),
    episode.date && longDate(episode.date, m),
    episode.runtime && longRuntime(episode.runtime, m),
  ];
  const picture = episode.poster ?? sheetFor(title);
  const plays = episode.player !== null || (context.saidAbove ? undefined : false);
  const words = note.filter(Boolean).join(' · ') || null;
  return linkedPoster({ id, href, title, names, picture, note: words, plays }, context);
}

/** Renders the card of a title that becomes free in a year. Its poster is sealed until then. */
export function freeCard(free: FreeTitleIn, { eager, ...locale }: CardContext) {
  const { key, kind, title, names, picture, released, of, countries, begun, watchable } = free;
  const { language, m, paths } = locale;
  const isInParts = kind === 'series' || kind === 'drama';
  const note = [
    isInParts && of !== null ? m.episodesFrom(of) : released,
    placesOf(countries, locale),
  ];
  return (
    <li className={begun ? 'card' : 'card sealed'} key={key}>
      <a href={targetPath(paths, free)}>
        <Picture picture={picture ?? sheetFor(title, released)} size="w500" eager={eager} />
        <Caption
          language={language}
          title={title ?? m.untitled}
          names={names}
          note={note.filter(Boolean).join(' · ')}
        />
        {watchable && <PlaySign label={m.playSign} />}
      </a>
    </li>
  );
}

function viewsOf({ views }: Clip, m: Messages): string | null {
  return typeof views === 'number' ? m.views(views) : views;
}

function lengthOf(seconds: number, m: Messages): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60 ? m.seconds(whole) : longRuntime(seconds / 60, m);
}

/** Renders a clip's card: a facade of a picture and a link. A click loads the player. */
export function clipCard(clip: Clip, context: CardContext) {
  const { base, eager, dialogTitle, language, m } = context;
  const off = !clip.player && offLine(clip, m);
  const why = off && (clip.free ? m.noCopy : clip.factsOnly);
  const title = clip.title ?? m.untitled;
  const said = viewsOf(clip, m) ?? (clip.seconds === undefined ? null : lengthOf(clip.seconds, m));
  return (
    <li className="card" key={clip.key}>
      <PlayLink
        base={base}
        play={clip.key}
        title={dialogTitle}
        player={clip.player}
        captions={clip.captions}
        missing={m.noVideo}
        film={clip.movieId}
      >
        <Picture
          picture={clip.poster ?? sheetFor(clip.title)}
          size="w500"
          shape="wide"
          eager={eager}
        />
        <Caption
          language={language}
          title={title}
          names={clip.names}
          note={clip.player && said && <bdi>{said}</bdi>}
          off={!why && off}
        />
        {clip.player && <PlaySign label={m.playSign} />}
      </PlayLink>
      {why && (
        <details className="card-note">
          <summary>{off}</summary>
          <bdi lang={scriptOf(why, language)}>{why}</bdi>
        </details>
      )}
      {clipLines(clip, context).map(({ key, lang, shown }) => (
        <small className="card-note" key={key} lang={lang}>
          {shown}
        </small>
      ))}
    </li>
  );
}
