import { type RefObject, useEffect, useState } from 'react';
import type { Captions } from '#/contract/captions.ts';
import type { Language } from '#/contract/language.ts';
import type { Player } from '#/contract/trust.ts';
import type { VideoBar } from '../player/bar.tsx';
import { useFilm } from '../player/use-film.ts';
import { useFilmTexts } from './film-texts.ts';
import { FilmVideo } from './film-video.tsx';

export type VideoPlayerProps = {
  /** The page's language. */
  language: Language;
  video: RefObject<HTMLVideoElement | null>;
  /** The film is known by its address. */
  player: Player;
  /** Addresses of its files in their order; none while they are asked for. */
  parts: readonly string[];
  title: string;
  /** Address of the picture that is seen until the film is. */
  picture: string | null;
  captions: Captions | null;
  /** Whether it starts at once, after a press. */
  pressed: boolean;
  /** What is offered at the end. */
  next: { title: string; onPress(): void } | null;
  /** Class names of the box that holds it. */
  box: string;
};

/**
 * Renders a film in the browser's own player, and under it, once the film has begun to load, what needs
 * a script: see bar.tsx.
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
          m={m}
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

/** Returns the bar once its script has come. It is not fetched before the film, which comes first. */
function useBar(begun: boolean): typeof VideoBar | null {
  const [bar, setBar] = useState<typeof VideoBar | null>(null);
  useEffect(() => {
    // Without it, the film plays on.
    if (begun)
      void import('../player/bar.tsx').then((bar) => setBar(() => bar.VideoBar)).catch(() => {});
  }, [begun]);
  return bar;
}
