import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Episode } from '#/contract/episode.ts';
import type { Language } from '#/contract/language.ts';
import type { ArchiveFile } from '#/lib/archive.ts';
import { fill } from '#/lib/fill.ts';
import { isolated } from '#/lib/isolated.ts';
import { named, scriptOf } from '#/lib/named.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { sheetFor } from '#/lib/sheets.ts';
import { inEnglish, withParams } from '#/paths.ts';
import { playEpisode } from '#/stores/player.ts';

import { EpisodeList, EpisodeWays, type WatchTexts, type Way } from './episode-links.tsx';
import { NoPlayer } from './no-player.tsx';
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
  /** The season or drama, with the page of its episodes. Its name may not be known. */
  list: { name: string | null; path: string };
  texts: WatchTexts;
  /** Where an episode without a player leads on. */
  way: Way;
  /** Where the episodes before and after these are, if there are more. */
  earlier?: Way;
  later?: Way;
};

/**
 * Renders an episode's player and links to the other episodes of its season or drama. A click on a
 * link switches the player, the title and the address in place.
 */
export function EpisodePlayer(props: EpisodePlayerProps) {
  const { language, episodes, playing, files, path, list, texts, way, earlier, later } = props;
  const main = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState({ id: playing, byHand: false });
  const episode = episodes.find(({ id }) => id === chosen.id) ?? episodes[0];
  const { first, firstLang, second } = named(episode?.title ?? null, episode?.names, language);
  const title = first ?? texts.untitled;

  // Before its player says that it plays.
  useLayoutEffect(() => {
    if (!episode) return;
    const next = episodes[episodes.indexOf(episode) + 1];
    const nameOf = (one: Episode) => named(one.title, one.names, language).first ?? texts.untitled;
    playEpisode({
      key: episode.id,
      title,
      second: second ?? list.name,
      player: episode.player,
      captions: episode.captions ?? null,
      picture: pictureSrc(episode.backdrop ?? episode.poster ?? sheetFor(episode.title), 'w500'),
      files: null,
      address: inEnglish(addressOf(episode)),
      page: inEnglish(path),
      pressed: chosen.byHand,
      next: next ? { address: inEnglish(addressOf(next)), title: nameOf(next) } : null,
    });
  });

  useEffect(() => {
    const follow = () => {
      const id = new URLSearchParams(location.search).get('episode');
      if (id !== null) setChosen({ id, byHand: true });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    if (chosen.byHand)
      document.title = document.title.replace(/^.*(?= · [^·]*$)/, () => isolated(title));
  }, [chosen.byHand, title]);

  // The list drops the episode that now plays, with the pressed link: the focus goes to its title.
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (chosen.byHand && lost) heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  useReady(main);

  const addressOf = ({ id }: Episode) => withParams(path, { episode: id });
  /** Whether only the page of an episode has those on both its sides. */
  const isEdge = (one: Episode) =>
    (earlier && one === episodes[0]) || (later && one === episodes.at(-1));
  const playNow = (next: Episode) => {
    if (isEdge(next)) {
      location.assign(addressOf(next));
      return;
    }
    const { id } = next;
    history.pushState(null, '', addressOf(next));
    setChosen({ id, byHand: true });
    // Beside a long list the player stays in view.
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

  if (!episode) return null;
  const picture = episode.backdrop ?? episode.poster ?? sheetFor(episode.title);
  const after = episodes.slice(episodes.indexOf(episode) + 1).find(({ player }) => player);
  return (
    <article className="watch stage">
      <div className="watch-main" ref={main}>
        {episode.player ? (
          <PlayerBox
            key={episode.id}
            language={language}
            player={episode.player}
            title={title}
            picture={pictureSrc(picture, 'w500')}
            files={(!chosen.byHand && files) || null}
            captions={episode.captions ?? null}
            pressed={chosen.byHand}
            next={
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
          <NoPlayer episode={episode} way={way} text={texts.noVideo} />
        )}
        <PlayerSource language={language} texts={texts} player={episode.player} />
        <div className="watch-title">
          <p className="watch-of">
            <a href={list.path}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M15 5l-7 7 7 7" />
              </svg>
              <bdi lang={scriptOf(list.name ?? '', language)}>{list.name ?? texts.all}</bdi>
            </a>
          </p>
          <h1 aria-live="polite" tabIndex={-1} ref={heading} lang={firstLang}>
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
}
