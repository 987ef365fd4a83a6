import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import { PlaySign } from '#/cards/play-sign.tsx';
import type { Trailer } from '#/contract/trailer.ts';
import type { Player } from '#/contract/trust.ts';
import { named } from '#/lib/named.ts';
import { pictureSrc, pictureSrcSet, stillOf } from '#/lib/pictures.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { youtubeId } from '#/lib/player.ts';
import { feedPlayerSrc } from '#/lib/player-commands.ts';
import { slideId } from '#/paths.ts';
import { Frame } from './frame.tsx';
import { PlayerSource } from './player-source.tsx';
import { YouTubeFacade } from './youtube-facade.tsx';

type SlideProps = {
  trailer: Trailer;
  index: number;
  count: number;
  plays: boolean;
  /** Whether it is on screen or next to it: its pictures then load eagerly. */
  near: boolean;
  /** Whether Tab stops at its link. Once a trailer is on screen, Tab stops only at that one. */
  tabbed: boolean;
  muted: boolean;
  /** Address of the page with this trailer in its dialog, for visitors without script. */
  href: string;
  onPlay(): void;
};

/** Indexes of the ten dots at the end side, of which one is lit. */
const DOTS = Array.from({ length: 10 }, (_, index) => index);

/** Renders one trailer of the feed: its poster as a link, and its player while it plays. */
export function Slide({
  trailer,
  index,
  count,
  plays,
  near,
  tabbed,
  muted,
  href,
  onPlay,
}: SlideProps) {
  const { language, m } = useLocale();
  const { first, firstLang } = named(trailer.title, trailer.names, language);
  const slide = useRef<HTMLElement>(null);
  const title = first ?? m.trailerFallback;
  const videoId = trailer.player && youtubeId(trailer.player.src);
  const picture = trailer.backdrop ?? trailer.poster ?? stillOf(trailer.player);
  // The picture in the frame and the one behind it share these: the browser fetches one file.
  const poster = picture && {
    src: pictureSrc(picture, 'w500'),
    srcSet: pictureSrcSet(picture),
    sizes: '(max-width: 48em) 50vw, 60vw',
  };
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPlay();
  };
  const link = (
    <a
      href={href}
      tabIndex={tabbed ? undefined : -1}
      data-ask
      data-live
      suppressHydrationWarning
      onClick={play}
      aria-label={m.play(title)}
    >
      {poster && <img {...poster} alt="" loading={near ? 'eager' : 'lazy'} />}
      {trailer.player ? <PlaySign /> : <span className="frame-message">{m.noVideo}</span>}
    </a>
  );
  return (
    <article
      className="slide"
      id={slideId(trailer.key)}
      ref={slide}
      aria-label={title}
      aria-posinset={index + 1}
      aria-setsize={-1}
    >
      {poster && (
        <img className="slide-backdrop" {...poster} alt="" loading={near ? 'eager' : 'lazy'} />
      )}
      <div className="frame">
        {videoId !== null ? (
          <YouTubeFacade videoId={videoId} title={title} plays={plays} muted={muted}>
            {link}
          </YouTubeFacade>
        ) : plays && trailer.player ? (
          <FeedPlayer player={trailer.player} muted={muted} title={title} />
        ) : (
          link
        )}
      </div>
      <div className="slide-text">
        <PlayerSource
          player={trailer.player}
          film={trailer.movieId}
          within={slide}
          plays={plays}
          tabIndex={tabbed ? undefined : -1}
        />
        <p>
          <bdi>{m.feedPosition(index + 1, count)}</bdi>
        </p>
        <h2 lang={firstLang}>
          <bdi>{title}</bdi>
        </h2>
      </div>
      <div className="feed-dots" aria-hidden="true">
        {DOTS.map((dot) => (
          <i key={dot} className={dot === index % DOTS.length ? 'lit' : undefined} />
        ))}
      </div>
    </article>
  );
}

type FeedPlayerProps = { player: Player; muted: boolean; title: string };

/**
 * Renders a player that follows `muted`. The feed mutes a loaded player by a message, because a new
 * address would restart it. A player that is still loading receives no messages: it gets a new
 * address here.
 */
function FeedPlayer({ player, muted, title }: FeedPlayerProps) {
  const loaded = useRef(false);
  const [src, setSrc] = useState(() => feedPlayerSrc(player.src, muted));
  useEffect(() => {
    if (!loaded.current) setSrc(feedPlayerSrc(player.src, muted));
  }, [player.src, muted]);
  const onLoad = () => {
    loaded.current = true;
  };
  return <Frame src={src} kind={player.kind} title={title} onLoad={onLoad} />;
}
