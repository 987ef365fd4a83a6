/** Functions that render cards of seasons, dramas, episodes, songs and fitness videos. */

import type { Language } from '#/contract/language.ts';
import type { Names } from '#/contract/names.ts';
import type { Clip } from '#/contract/rows/clip.ts';
import type { Drama } from '#/contract/rows/drama.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import type { Season } from '#/contract/rows/season.ts';
import type { Picture as PictureAddress } from '#/contract/trust.ts';
import { sheetFor } from '#/lib/sheets.ts';
import type { Messages } from '#/site/messages/messages.ts';
import { withParams } from '#/site/paths.ts';
import { Caption } from './caption.tsx';
import type { CardContext } from './cards.tsx';
import { clipLines } from './clip-facts.tsx';
import { episodeNote } from './episode-note.ts';
import { Picture } from './picture.tsx';
import { PlayLink } from './play-link.tsx';
import { PlaySign } from './play-sign.tsx';

type LinkedPoster = {
  language: Language;
  id: string;
  /** Null: it has no page. */
  href: string | null;
  title: string;
  names?: Names;
  picture: PictureAddress;
  eager: boolean;
  note?: string;
} & Pick<CardContext, 'why'>;

function linkedPoster({
  language,
  id,
  href,
  title,
  names,
  picture,
  eager,
  note,
  why,
}: LinkedPoster) {
  const inside = (
    <>
      <Picture picture={picture} size="w500" eager={eager} />
      <Caption language={language} title={title} names={names} note={note} />
    </>
  );
  return (
    <li className="card card-plain" key={id}>
      {href === null ? <div>{inside}</div> : <a href={href}>{inside}</a>}
      {why}
    </li>
  );
}

/** Returns the line under the title of a season or a drama without an episode that plays. */
function noteOf({ firstWatchable }: Season | Drama, m: Messages): string | undefined {
  return firstWatchable === null ? m.notWatchable : undefined;
}

/** Renders a season's card, which links to the list of its episodes. */
export function seasonCard(season: Season, { eager, language, m, paths, why }: CardContext) {
  const { id, year, names } = season;
  const picture = season.poster ?? sheetFor(season.title, year);
  const title = season.title ?? m.untitled;
  const note = season.listsEpisodes === false ? year?.toString() : noteOf(season, m);
  const href = season.listsEpisodes === false ? null : paths.season(id);
  return linkedPoster({ language, id, href, title, names, picture, eager, note, why });
}

/** Renders a drama's card, which links to the list of its episodes. */
export function dramaCard(drama: Drama, { eager, language, m, paths, why }: CardContext) {
  const { title, year, names } = drama;
  const picture = drama.poster ?? sheetFor(title, year);
  const note = noteOf(drama, m);
  const href = paths.drama(title);
  return linkedPoster({ language, id: title, href, title, names, picture, eager, note, why });
}

/**
 * Renders an episode's card. `base` is the player page with the season or drama; the card's link
 * adds the episode.
 */
export function episodeCard(episode: Episode, { base, eager, language, m }: CardContext) {
  const { id, names } = episode;
  const href = withParams(base, { episode: id });
  const note = episodeNote(episode, m);
  const picture = episode.poster ?? sheetFor(episode.title);
  const title = episode.title ?? m.untitled;
  return linkedPoster({ language, id, href, title, names, picture, eager, note });
}

function viewsOf({ views }: Clip, m: Messages): string | null {
  return typeof views === 'number' ? m.views(views) : views;
}

function lengthOf(seconds: number, m: Messages): string {
  const whole = Math.max(1, Math.round(seconds));
  return whole < 60 ? m.seconds(whole) : m.runtime(Math.round(seconds / 60));
}

/** Renders a clip's card: a facade of a picture and a link. A click loads the player. */
export function clipCard(clip: Clip, context: CardContext) {
  const { base, eager, dialogTitle, language, m, why } = context;
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
          note={clip.player ? said && <bdi>{said}</bdi> : m.notWatchable}
        />
        {clip.player && <PlaySign label={m.playSign} />}
      </PlayLink>
      {why}
      {clipLines(clip, context).map(({ key, lang, shown }) => (
        <small className="card-note" key={key} lang={lang}>
          {shown}
        </small>
      ))}
    </li>
  );
}
