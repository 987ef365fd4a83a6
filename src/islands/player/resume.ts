/** The position in a film: saved while it plays, set where the address has a time, and offered later. */
import { useEffect, useRef, useState } from 'react';
import { type Position, readTime } from '#/lib/film-time.ts';
import { TIME, withParams } from '#/site/paths.ts';
import { positionIn, savePosition } from '#/stores/playback.ts';
import { all, listen } from './video-events.ts';

/** A film that plays in a `<video>`, from one file or from several, one after the other. */
export type Film = {
  /** The address of its player, by which it is known. */
  id: string;
  parts: number;
  /** The part that plays, from 0. */
  part: number;
  /** Plays a part from a time in it, in seconds. */
  go(part: number, seconds: number): void;
};

/** Milliseconds between two saves: docs/product.md, Constants. */
const INTERVAL_MS = 5000;
/** Seconds after which a position is saved, and the share of a film after which the film is over. */
const [BEGUN, OVER] = [15, 0.95];

/** Returns the position to save: null at the beginning of a film and at its end. */
export function positionToSave(
  { parts, part }: Pick<Film, 'parts' | 'part'>,
  seconds: number,
  of: number,
) {
  const first = part === 0 && seconds <= BEGUN;
  const last = part === parts - 1 && seconds > of * OVER;
  return first || last ? null : { part, seconds: Math.floor(seconds) };
}

/**
 * Saves the position every 5 s while the film plays, when it stops, when the page is hidden, and when the
 * returned function ends the watch.
 */
export function followPosition(video: HTMLVideoElement, film: () => Film): () => void {
  let position: Position | null | undefined;
  let savedAt = 0;
  const note = ({ timeStamp }: Event) => {
    // Until the next part is loaded, a video says 0.
    if (video.readyState === 0) return;
    position = positionToSave(film(), video.currentTime, video.duration);
    if (timeStamp - savedAt < INTERVAL_MS) return;
    savedAt = timeStamp;
    save();
  };
  const save = () => {
    if (position !== undefined && !isBehind(video, film())) savePosition(film().id, position);
  };
  const hide = () => document.visibilityState === 'hidden' && save();
  return all(
    listen(video, ['timeupdate'], note),
    listen(video, ['pause', 'ended'], save),
    listen(window, ['pagehide'], save),
    listen(document, ['visibilitychange'], hide),
    save,
  );
}

/**
 * Returns whether a file is before the saved position and cannot be sought to it: a server without ranges sends
 * the film from its start, and the visitor's position would be lost.
 */
function isBehind(
  { currentTime, duration, seekable }: HTMLVideoElement,
  { id, part }: Film,
): boolean {
  const saved = positionIn(id);
  if (saved?.part !== part || saved.seconds >= duration) return false;
  return saved.seconds > Math.max(currentTime, seekable.length && seekable.end(0));
}

/** Returns the second that the page's address asks for. */
function timeInAddress(): number | null {
  return readTime(new URLSearchParams(location.search).get(TIME));
}

/**
 * Starts at a second that the address asks for, once the film's length is known, and removes it from the
 * address: after a reload the film resumes, and another film starts at its beginning. Returns a function that
 * cancels it.
 */
function startAt(video: HTMLVideoElement, seconds: number): () => void {
  const start = () => {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', withParams(pathname + search, { [TIME]: null }) + hash);
    if (seconds < video.duration) video.currentTime = seconds;
  };
  if (video.readyState > 0) start();
  else video.addEventListener('loadedmetadata', start, { once: true });
  return () => video.removeEventListener('loadedmetadata', start);
}

/** Seconds of a film after which nobody wants to resume: docs/product.md, Constants. */
const OFFERED = 60;

/**
 * Offers the saved position of a film. Saves no other until the offer is accepted or the film has played a while,
 * so the saved one is not lost. A time in the address overrides it. A position that the film does not have is not
 * offered.
 */
export function useOffer(video: HTMLVideoElement, film: Film) {
  const [addressTime] = useState(timeInAddress);
  const [offer, setOffer] = useState(() => (addressTime === null ? savedPosition(film) : null));
  const latest = useRef(film);
  latest.current = film;

  useEffect(
    () => (addressTime === null ? undefined : startAt(video, addressTime)),
    [video, addressTime],
  );
  useEffect(() => {
    if (offer === null) return followPosition(video, () => latest.current);
    const check = () => {
      const beyond = offer.part === latest.current.part && offer.seconds >= video.duration;
      if (beyond || video.currentTime > OFFERED || video.ended) setOffer(null);
    };
    check();
    return listen(video, ['loadedmetadata', 'timeupdate', 'ended'], check);
  }, [video, offer]);

  return {
    offer,
    /** Plays from the saved position, or from the start, which deletes it. */
    accept(position: Position) {
      if (position !== offer) savePosition(film.id, null);
      setOffer(null);
      film.go(position.part, position.seconds);
    },
  };
}

/** Returns the saved position of a film; null if the film has other files by now, and so no such part. */
function savedPosition({ id, parts }: Film): Position | null {
  const position = positionIn(id);
  return position && position.part < parts ? position : null;
}
