import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { reportProgress } from '#/stores/player.ts';

/** Where the film goes on: in which part and from which second. `reload`: its file is loaded again. */
type Start = { part: number; seconds: number; plays: boolean; reload?: boolean };

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

/** What `useFilm` returns. */
export type Film = ReturnType<typeof useFilm>;

/**
 * Plays the files of a film in a video, one after the other. In a browser that blocks autoplay, its own play
 * button stays. Returns the part that plays, the number of parts, the address of its file (undefined while it is
 * not known), the video's listeners, `go`, which plays a part from a second, and `retry`, which loads the file
 * again and plays from where the film was.
 */
export function useFilm(
  id: string,
  video: RefObject<HTMLVideoElement | null>,
  parts: readonly string[],
  pressed: boolean,
) {
  const [start, setStart] = useState<Start>({ part: 0, seconds: 0, plays: pressed });
  const seconds = useRef(0);
  const { part } = start;
  const src = parts[part];
  useEffect(() => {
    const { current } = video;
    if (!current || src === undefined || !start.plays) return;
    if (current.error || start.reload) current.load();
    // Before a video has loaded its file, it takes this as the position to start at.
    if (start.seconds > 0 || current.readyState > 0) current.currentTime = start.seconds;
    current.play().catch(() => {});
  }, [video, src, start]);
  useEffect(() => {
    const { current } = video;
    // A video that is no longer shown would go on loading. The bar reads its position before.
    return () => queueMicrotask(() => current && unload(current));
  }, [video]);

  const goFrom = (from: Omit<Start, 'plays'>) => {
    seconds.current = from.seconds;
    setStart({ ...from, plays: true });
  };
  const note = ({ currentTarget: film }: VideoEvent) => {
    // A video without a file says 0.
    if (film.readyState > 0) seconds.current = film.currentTime;
  };
  const report = ({
    currentTarget: { played, currentTime: seconds, duration: of },
  }: VideoEvent) => {
    const duration = Number.isFinite(of) ? of : 0;
    if (played.length > 0)
      reportProgress({ film: id, part, parts: parts.length, seconds, duration });
  };
  const check = ({ currentTarget: film }: VideoEvent) => {
    // A position that was saved of another file may be after the end of this one, and browsers would seek to the end.
    if (start.seconds >= film.duration) film.currentTime = 0;
  };
  const begin = ({ currentTarget: film }: VideoEvent) => {
    // A press on the poster. Not all browsers play then, if nothing is loaded yet.
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
      onTimeUpdate: (event: VideoEvent) => {
        note(event);
        report(event);
      },
      onPlaying: report,
      onSeeking: note,
      onEnded: ended,
      onLoadedMetadata: (event: VideoEvent) => {
        check(event);
        report(event);
      },
    },
    go: (to: number, seconds: number) => goFrom({ part: to, seconds }),
    retry: () => goFrom({ part, seconds: seconds.current, reload: true }),
  };
}

function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}
