import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { progress } from '#/stores/player.ts';

/** Where the film goes on: in which part and from which second. `anew`: its file is loaded again. */
type Start = { part: number; seconds: number; plays: boolean; anew?: boolean };

type Heard = SyntheticEvent<HTMLVideoElement>;

/** What `useFilm` returns. */
export type Film = ReturnType<typeof useFilm>;

/**
 * Plays the files of a film in a video, one after the other. A browser that lets nothing play by itself
 * leaves its own button. Returns the part that plays, of how many, the address of its file (undefined while it is
 * not known), the video's listeners, and ways to go on: `go` in a part from a second, `retry` at the
 * place where the film was.
 */
export function useFilm(
  id: string,
  video: RefObject<HTMLVideoElement | null>,
  parts: readonly string[],
  pressed: boolean,
) {
  const [start, setStart] = useState<Start>({ part: 0, seconds: 0, plays: pressed });
  const place = useRef(0);
  const { part } = start;
  const src = parts[part];
  useEffect(() => {
    const { current } = video;
    if (!current || src === undefined || !start.plays) return;
    if (current.error || start.anew) current.load();
    // Before its file is known, a video takes this as the place to begin at.
    if (start.seconds > 0 || current.readyState > 0) current.currentTime = start.seconds;
    current.play().catch(() => {});
  }, [video, src, start]);
  useEffect(() => {
    const { current } = video;
    // A video that is no longer shown would go on loading. The bar reads its place before.
    return () => queueMicrotask(() => current && unload(current));
  }, [video]);

  const goFrom = (from: Omit<Start, 'plays'>) => {
    place.current = from.seconds;
    setStart({ ...from, plays: true });
  };
  const note = ({ currentTarget: film }: Heard) => {
    // A video without a file says 0.
    if (film.readyState > 0) place.current = film.currentTime;
  };
  const tell = ({ currentTarget: { played, currentTime: seconds, duration: of } }: Heard) => {
    const duration = Number.isFinite(of) ? of : 0;
    if (played.length > 0) progress({ film: id, part, parts: parts.length, seconds, duration });
  };
  const check = ({ currentTarget: film }: Heard) => {
    // A place that was kept of another file may be after the end of this one, where a browser would go.
    if (start.seconds >= film.duration) film.currentTime = 0;
  };
  const begin = ({ currentTarget: film }: Heard) => {
    // A press on the picture. Not all browsers hear it before they have something of the film.
    if (film.paused && film.networkState === film.NETWORK_IDLE && !film.readyState) {
      film.play().catch(() => {});
    }
  };
  const ended = () => {
    if (part + 1 < parts.length) goFrom({ part: part + 1, seconds: 0 });
  };
  return {
    part,
    of: parts.length,
    src,
    on: {
      onClick: begin,
      onTimeUpdate: (event: Heard) => {
        note(event);
        tell(event);
      },
      onPlaying: tell,
      onSeeking: note,
      onEnded: ended,
      onLoadedMetadata: (event: Heard) => {
        check(event);
        tell(event);
      },
    },
    go: (to: number, seconds: number) => goFrom({ part: to, seconds }),
    retry: () => goFrom({ part, seconds: place.current, anew: true }),
  };
}

function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
