import type { MouseEvent } from 'react';
import { PlaySign } from '#/cards/play-sign.tsx';
import type { Language } from '#/contract/language.ts';
import type { Trailer } from '#/contract/trailer.ts';
import { fill } from '#/lib/fill.ts';
import { named } from '#/lib/named.ts';
import { pictureSrc, pictureSrcSet } from '#/lib/pictures.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { youtubeId } from '#/lib/player.ts';
import { slideId } from '#/paths.ts';
import { FeedPlayer } from './feed-player.tsx';
import { FrameState } from './player/frame.tsx';
import type { SourceTexts } from './player/source.tsx';
import { SlideText } from './slide-text.tsx';
import { YouTubeFacade } from './youtube-facade.tsx';

/** Texts of a trailer. `play` has the placeholder `{title}`, `feedPosition` has `{n}` and `{of}`. */
export type SlideTexts = SourceTexts &
  Record<'play' | 'playSign' | 'noVideo' | 'untitled' | 'feedPosition', string>;

type SlideProps = {
  /** The page's language. */
  language: Language;
  texts: SlideTexts;
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
  language,
  texts,
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
  const title = named(trailer.title, trailer.names, language).first ?? texts.untitled;
  const { player } = trailer;
  const videoId = player && youtubeId(player.src);
  const picture = trailer.backdrop ?? trailer.poster;
  // The picture in the frame and the one behind it share these: the browser fetches one file.
  const poster = picture && {
    src: pictureSrc(picture, 'w500'),
    srcSet: pictureSrcSet(picture),
    sizes: '(max-width: 48em) 50vw, 60vw',
    loading: near ? ('eager' as const) : ('lazy' as const),
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
      aria-label={fill(texts.play, { title })}
    >
      {player ? (
        <PlaySign label={texts.playSign} />
      ) : (
        <span className="frame-message">{texts.noVideo}</span>
      )}
    </a>
  );
  return (
    <article
      className="slide"
      id={slideId(trailer.key)}
      aria-label={title}
      aria-posinset={index + 1}
      aria-setsize={-1}
    >
      {poster && <img className="slide-backdrop" {...poster} alt="" />}
      <div className="frame">
        {poster && <img className="frame-picture" {...poster} alt="" />}
        {videoId !== null ? (
          <YouTubeFacade videoId={videoId} title={title} plays={plays} muted={muted}>
            {link}
          </YouTubeFacade>
        ) : plays && player ? (
          <FeedPlayer
            language={language}
            player={player}
            captions={trailer.captions ?? null}
            muted={muted}
            title={title}
          />
        ) : (
          link
        )}
        {player && videoId !== null && <FrameState player={player} plays={plays} />}
      </div>
      <SlideText
        language={language}
        texts={texts}
        trailer={trailer}
        title={title}
        index={index}
        count={count}
        tabbed={tabbed}
      />
      <div className="feed-dots" aria-hidden="true">
        {DOTS.map((dot) => (
          <i key={dot} className={dot === index % DOTS.length ? 'lit' : undefined} />
        ))}
      </div>
    </article>
  );
}
