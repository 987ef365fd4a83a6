import { type RefObject, useEffect, useState } from 'react';
import { type Captions, captionSrc } from '#/contract/captions.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import type { Player } from '#/contract/trust.ts';
import type { FilmBar } from './film-bar.tsx';
import { FrameLine, useFilmTexts } from './frame.tsx';
import { type Film, useFilm } from './use-film.ts';
import { type VideoState, watchVideo } from './watch.ts';

export type VideoPlayerProps = {
  /** The page's language. */
  language: Language;
  video: RefObject<HTMLVideoElement | null>;
  /** The film is known by its address. */
  player: Player;
  /** Addresses of its files in their order; empty while they are requested. */
  parts: readonly string[];
  title: string;
  /** Address of the picture that is shown until the film is. */
  picture: string | null;
  captions: Captions | null;
  /** Whether it starts at once, after a press. */
  pressed: boolean;
  /** Returns what is offered at the end. */
  next(): { title: string; onPress(): void } | null;
  /** Class names of the box that holds it. */
  box: string;
};

/**
 * Renders a film in the browser's own player, and, once the film has started to load, the line under it:
 * see film-bar.tsx.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { language, video, player, parts, title, picture, captions, pressed, next, box } = props;
  const film = useFilm(player.src, video, parts, pressed);
  const { src, part, go } = film;
  const Bar = useBar(src !== undefined);
  const m = useFilmTexts();
  const scope = video.current?.closest<HTMLElement>('.player, .watch-main');
  // The captions are those of a whole film.
  const shown = parts.length === 1 ? captions : null;
  return (
    <>
      <div className={box}>
        <FilmVideo
          language={language}
          video={video}
          film={film}
          player={player}
          title={title}
          picture={picture}
          captions={shown}
        />
      </div>
      {Bar && m && video.current && scope && (
        <Bar
          video={video.current}
          m={m}
          film={{ id: player.src, parts: parts.length, part, go }}
          title={title}
          picture={picture}
          next={next}
          scope={scope}
        />
      )}
    </>
  );
}

/** Returns the bar once its script has loaded. The film is requested before it. */
function useBar(started: boolean): typeof FilmBar | null {
  const [bar, setBar] = useState<typeof FilmBar | null>(null);
  useEffect(() => {
    // Without it, the film plays on.
    if (started)
      void import('./film-bar.tsx').then((bar) => setBar(() => bar.FilmBar)).catch(() => {});
  }, [started]);
  return bar;
}

type FilmVideoProps = {
  /** The page's language. */
  language: Language;
  video: RefObject<HTMLVideoElement | null>;
  film: Film;
  /** The film is known by its address. */
  player: Player;
  title: string;
  /** Address of the picture that is shown until the film is. */
  picture: string | null;
  /** The captions of a film in one file. */
  captions: Captions | null;
  /** Whether the sound is off, and what is called when the visitor changes that by the browser's own controls. */
  muted?: boolean;
  onMuted?(muted: boolean): void;
};

/** Renders a film in the browser's own player, and over it a message while it does not play. */
export function FilmVideo(props: FilmVideoProps) {
  const { language, video, film, player, title, picture, captions, muted, onMuted } = props;
  const { src, on, retry } = film;
  const onRetry = () => {
    // The pressed button disappears.
    video.current?.focus();
    retry();
  };
  return (
    <>
      <video
        ref={video}
        src={src}
        controls={src !== undefined}
        playsInline
        preload="none"
        poster={picture ?? undefined}
        aria-label={title}
        muted={muted}
        onVolumeChange={onMuted && (({ currentTarget }) => onMuted(currentTarget.muted))}
        {...on}
      >
        {captions && (
          <CaptionTracks captions={captions} reader={language} isClip={player.kind === 'clip'} />
        )}
      </video>
      <VideoLine video={video} player={player} loading={src === undefined} onRetry={onRetry} />
    </>
  );
}

type CaptionTracksProps = {
  captions: Captions;
  /** The language of the page. */
  reader: Language;
  /** Whether one of our clips plays: their texts are in English. */
  isClip: boolean;
};

/**
 * Renders the captions of a video. Those in the reader's language are on from the start, unless the
 * film speaks it.
 */
function CaptionTracks({ captions, reader, isClip }: CaptionTracksProps) {
  const spoken = isClip ? ENGLISH : captions.spoken;
  return captions.languages.map((language) => (
    <track
      key={language}
      kind="captions"
      srcLang={language}
      src={captionSrc(captions, language)}
      default={language === reader && reader !== spoken}
    />
  ));
}

type VideoLineProps = {
  video: RefObject<HTMLVideoElement | null>;
  player: Player;
  /** Whether the film's files are still requested. */
  loading: boolean;
  /** Loads the file again, and plays from the same position. */
  onRetry(): void;
};

/** How each state looks. A film that can go on stays visible. */
const LOOKS = { fine: 'works', slow: 'fails', stalled: 'fails', failed: 'late' } as const;

/** Renders the layer over a film: a message while it does not play, with a retry and a link to the source. */
function VideoLine({ video, player, loading, onRetry }: VideoLineProps) {
  const [state, setState] = useState<VideoState>('fine');
  useEffect(() => (video.current ? watchVideo(video.current, setState) : undefined), [video]);
  // Our clips are WebM alone.
  const isUnknown = player.kind === 'clip' && !video.current?.canPlayType('video/webm');
  const lines = {
    fine: null,
    slow: 'slowly',
    stalled: 'stalled',
    failed: isUnknown ? 'noWebm' : 'broken',
  } as const;
  const line = lines[state];
  return (
    <FrameLine
      state={loading ? 'waits' : LOOKS[state]}
      line={line}
      source={line ? player : null}
      onRetry={line && state !== 'slow' && !isUnknown && onRetry}
    />
  );
}
