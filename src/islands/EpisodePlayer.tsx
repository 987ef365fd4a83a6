import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import type { ArchiveFile } from '#/lib/archive.ts';
import { fill } from '#/lib/fill.ts';
import { isolated } from '#/lib/isolated.ts';
import { named, scriptOf } from '#/lib/named.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { sheetFor } from '#/lib/sheets.ts';
import { inEnglish, withParams } from '#/site/paths.ts';
import { $nowPlaying, chooseEpisode, type EpisodePlaying, nowPlays } from '#/stores/player.ts';
import { EpisodeList, EpisodeWays, type WatchTexts, type Way } from './episode-links.tsx';
import { island } from './island.tsx';
import { PlayerBox } from './player/box.tsx';
import { PlayerSource } from './player/source.tsx';
import { useReady } from './ready.ts';

type EpisodePlayerProps = {
  /** The page's language. */
  language: Language;
  episodes: readonly Episode[];
  /** Id of the episode in the address. */
  playing: string;
  /** The sizes of its film, if the server knows them. */
  files?: readonly ArchiveFile[];
  /** Address of the player page with its season or drama, without an episode. */
  path: string;
  /** The season or drama: its name, if known, and the page of its episodes. */
  list: { name: string | null; path: string };
  texts: WatchTexts;
  /** The link of an episode without a player. */
  way: Way;
  /** Links to the episodes before and after these, if there are more. */
  earlier?: Way;
  later?: Way;
};

/**
 * Renders an episode's player and links to the other episodes of its season or drama. A click on a
 * link switches the player, the title and the address in place.
 */
export const EpisodePlayer = island(function EpisodePlayer(props: EpisodePlayerProps) {
  const { language, episodes, path, list, texts, way, earlier, later } = props;
  const main = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [served] = useState(() => playingAt(props, props.playing, false));
  const now = useStore($nowPlaying, { ssr: () => served }) ?? served;
  const title = now?.title ?? '';
  const pressed = now?.pressed ?? false;

  // Before its player reports its progress.
  useLayoutEffect(() => nowPlays(served), [served]);
  useEffect(() => {
    const follow = () => {
      const id = new URLSearchParams(location.search).get('episode');
      if (id !== null) nowPlays(playingAt(props, id, true));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [props]);

  useEffect(() => {
    if (!pressed) return;
    document.title = document.title.replace(/^.*(?= · [^·]*$)/, () => isolated(title));
  }, [pressed, title]);

  // The list drops the episode that plays, with the pressed link, so the focus moves to its title.
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (now?.pressed && lost) heading.current?.focus({ preventScroll: true });
  }, [now]);
  useReady(main);

  const addressOf = ({ id }: Episode) => withParams(path, { episode: id });
  /** Whether the episodes on both sides of one are only on its own page. */
  const isEdge = (one: Episode) =>
    (earlier && one === episodes[0]) || (later && one === episodes.at(-1));
  const playNow = (next: Episode) => {
    if (isEdge(next)) {
      location.assign(addressOf(next));
      return;
    }
    chooseEpisode(playingOf(props, next, true), addressOf(next));
    // A press far down in a long list scrolls back to the player.
    const { current: player } = main;
    if (player && player.getBoundingClientRect().top < 0) player.scrollIntoView();
  };
  const linkTo = (other: Episode) => ({
    href: addressOf(other),
    'data-live': '',
    suppressHydrationWarning: true,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event) || isEdge(other)) return;
      event.preventDefault();
      playNow(other);
    },
  });

  const episode = episodes.find(({ id }) => id === now?.key);
  if (!now || !episode) return null;
  const { second } = named(episode.title, episode.names, language);
  const after = episodes.slice(episodes.indexOf(episode) + 1).find(({ player }) => player);
  return (
    <article className="watch stage">
      <div className="watch-main" ref={main}>
        {now.player ? (
          <PlayerBox
            key={now.key}
            language={language}
            player={now.player}
            title={title}
            picture={now.picture}
            files={now.files}
            captions={now.captions}
            pressed={pressed}
            next={() =>
              after
                ? {
                    title: named(after.title, after.names, language).first ?? texts.untitled,
                    onPress: () => playNow(after),
                  }
                : null
            }
            box="frame frame-wide"
          />
        ) : (
          <div className="frame frame-wide unplayed">
            <img
              src={pictureSrc(episode.backdrop ?? sheetFor(episode.title), 'w1280')}
              alt=""
              width="1280"
              height="720"
            />
            <p>{texts.noVideo}</p>
            <a className="button" href={way.href}>
              {way.label}
            </a>
          </div>
        )}
        <PlayerSource language={language} texts={texts} player={now.player} />
        <div className="watch-title">
          <p className="watch-of">
            <a href={list.path}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M15 5l-7 7 7 7" />
              </svg>
              <bdi lang={scriptOf(list.name ?? '', language)}>{list.name ?? texts.all}</bdi>
            </a>
          </p>
          <h1 aria-live="polite" tabIndex={-1} ref={heading} lang={scriptOf(title, language)}>
            <bdi>{title}</bdi>
          </h1>
          {second && (
            <p className="meta" lang={scriptOf(second, language)}>
              <bdi>{second}</bdi>
            </p>
          )}
          {episode.number !== null && (
            <p className="meta">{fill(texts.episodeNumber, { n: episode.number })}</p>
          )}
        </div>
        <EpisodeWays
          language={language}
          episodes={episodes}
          episode={episode}
          linkTo={linkTo}
          texts={texts}
        />
        {episode.description && (
          <p className="watch-about">
            <span dir="auto" lang={scriptOf(episode.description, language)}>
              {episode.description}
            </span>
          </p>
        )}
      </div>
      <EpisodeList
        language={language}
        episodes={episodes}
        episode={episode}
        linkTo={linkTo}
        texts={texts}
        earlier={earlier}
        later={later}
      />
    </article>
  );
});

/** Returns what plays at the address of an episode: the first one if the id is unknown; null if there is none. */
function playingAt(props: EpisodePlayerProps, id: string, pressed: boolean): EpisodePlaying | null {
  const { episodes } = props;
  const episode = episodes.find((one) => one.id === id) ?? episodes[0];
  return episode ? playingOf(props, episode, pressed) : null;
}

/** Returns what plays if an episode does. */
function playingOf(
  { language, episodes, files, path, list, texts }: EpisodePlayerProps,
  episode: Episode,
  pressed: boolean,
): EpisodePlaying {
  const { player, captions = null, names, backdrop, poster } = episode;
  const { first, second } = named(episode.title, names, language);
  const next = episodes[episodes.indexOf(episode) + 1];
  const addressOf = ({ id }: Episode) => inEnglish(withParams(path, { episode: id }));
  return {
    where: 'episode',
    key: episode.id,
    title: first ?? texts.untitled,
    second: second ?? list.name,
    player,
    captions,
    picture: pictureSrc(backdrop ?? poster ?? sheetFor(episode.title), 'w500'),
    files: pressed ? null : (files ?? null),
    address: addressOf(episode),
    page: inEnglish(path),
    pressed,
    next: next
      ? {
          address: addressOf(next),
          title: named(next.title, next.names, language).first ?? texts.untitled,
        }
      : null,
  };
}
