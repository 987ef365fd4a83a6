import type { RefObject } from 'react';
import type { Captions } from '#/contract/captions.ts';
import type { Language } from '#/contract/language.ts';
import type { Player } from '#/contract/trust.ts';
import type { FilmTexts } from '#/messages/messages.ts';
import type { Film } from '../player/use-film.ts';
import { CaptionTracks } from './captions.tsx';
import { VideoLine } from './video-line.tsx';

type FilmVideoProps = {
  /** The page's language. */
  language: Language;
  video: RefObject<HTMLVideoElement | null>;
  film: Film;
  /** The film is known by its address. */
  player: Player;
  title: string;
  /** Address of the picture that is seen until the film is. */
  picture: string | null;
  /** Those of the whole file that plays. */
  captions: Captions | null;
  /** Null until they have come. */
  m: FilmTexts | null;
  /** Whether the sound is off, where the page says so, and what hears of a change by the browser's own controls. */
  muted?: boolean;
  onMuted?(muted: boolean): void;
};

/** Renders a film in the browser's own player, and over it what is wrong while it does not come. */
export function FilmVideo(props: FilmVideoProps) {
  const { language, video, film, player, title, picture, captions, m, muted, onMuted } = props;
  const { src, part, of, on, retry } = film;
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
        // What is kept of it is known by this: see src/inline/kept/watch.ts.
        data-film={`${part} ${of} ${player.src}`}
        muted={muted}
        onVolumeChange={onMuted && (({ currentTarget }) => onMuted(currentTarget.muted))}
        {...on}
      >
        {captions && (
          <CaptionTracks captions={captions} reader={language} isClip={player.kind === 'clip'} />
        )}
      </video>
      <VideoLine video={video} player={player} m={m} asks={src === undefined} onRetry={onRetry} />
    </>
  );
}
