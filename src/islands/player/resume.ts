/** The place in a film: kept while it plays, begun at where the address says a time, and offered later. */
import { useEffect, useRef, useState } from 'react';
import { type Place, readTime } from '#/lib/film-time.ts';
import { TIME, withParams } from '#/site/paths.ts';
import { forgetPlayers, keepPlace, placeIn } from '#/stores/playback.ts';
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

/** Milliseconds between two times that the place is kept: docs/product.md, Constants. */
const EVERY = 5000;
/** Seconds after which a place is worth keeping, and the share of a film after which it is over. */
const [BEGUN, OVER] = [15, 0.95];

/** Returns the place to keep: null at the beginning of a film and at its end. */
export function placeOf(
  { parts, part }: Pick<Film, 'parts' | 'part'>,
  seconds: number,
  of: number,
) {
  const first = part === 0 && seconds <= BEGUN;
  const last = part === parts - 1 && seconds > of * OVER;
  return first || last ? null : { part, seconds: Math.floor(seconds) };
}

/**
 * Keeps the place every 5 s while the film plays, when it stops, when the page is hidden, and when the
 * returned function ends the watch.
 */
export function followPlace(video: HTMLVideoElement, film: () => Film): () => void {
  let place: Place | null | undefined;
  let kept = 0;
  const note = ({ timeStamp }: Event) => {
    // While the next part has not come, a video says 0.
    if (video.readyState === 0) return;
    place = placeOf(film(), video.currentTime, video.duration);
    if (timeStamp - kept < EVERY) return;
    kept = timeStamp;
    keep();
  };
  const keep = () => {
    if (place !== undefined && !isBehind(video, film())) keepPlace(film().id, place);
  };
  const hide = () => document.visibilityState === 'hidden' && keep();
  return all(
    listen(video, ['timeupdate'], note),
    listen(video, ['pause', 'ended'], keep),
    listen(window, ['pagehide'], keep),
    listen(document, ['visibilitychange'], hide),
    keep,
  );
}

/**
 * Returns whether a file is before the place that is kept, and can not be sought to it: a server without
 * ranges begins anew, which is not what the visitor wants.
 */
function isBehind(
  { currentTime, duration, seekable }: HTMLVideoElement,
  { id, part }: Film,
): boolean {
  const kept = placeIn(id);
  if (kept?.part !== part || kept.seconds >= duration) return false;
  return kept.seconds > Math.max(currentTime, seekable.length && seekable.end(0));
}

/** Returns the second that the page's address asks for. */
export function timeInAddress(): number | null {
  return readTime(new URLSearchParams(location.search).get(TIME));
}

/**
 * Begins at a second that the address asks for, once the film's length is known. From then on, the
 * address does without it: after a reload the film resumes, and another film begins at its beginning.
 * Returns a function that gives it up.
 */
export function beginAt(video: HTMLVideoElement, seconds: number): () => void {
  const begin = () => {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', withParams(pathname + search, { [TIME]: null }) + hash);
    if (seconds < video.duration) video.currentTime = seconds;
  };
  if (video.readyState > 0) begin();
  else video.addEventListener('loadedmetadata', begin, { once: true });
  return () => video.removeEventListener('loadedmetadata', begin);
}

/** Seconds of a film after which nobody wants to resume: docs/product.md, Constants. */
const OFFERED = 60;

/**
 * Offers the place that was kept of a film. Only then keeps others: until the offer is taken, or the
 * film has played a while, the place is not lost. A time in the address goes before it. A place that the film
 * does not have is none.
 */
export function useOffer(video: HTMLVideoElement, film: Film) {
  const [asked] = useState(timeInAddress);
  const [offer, setOffer] = useState(() => (asked === null ? placeOfFilm(film) : null));
  const [forgotten, setForgotten] = useState(0);
  const latest = useRef(film);
  latest.current = film;

  useEffect(() => (asked === null ? undefined : beginAt(video, asked)), [video, asked]);
  useEffect(() => {
    // By now the place is no longer followed, which would keep it once more.
    if (forgotten > 0) return forgetPlayers();
    if (offer === null) return followPlace(video, () => latest.current);
    const check = () => {
      const beyond = offer.part === latest.current.part && offer.seconds >= video.duration;
      if (beyond || video.currentTime > OFFERED || video.ended) setOffer(null);
    };
    check();
    return listen(video, ['loadedmetadata', 'timeupdate', 'ended'], check);
  }, [video, offer, forgotten]);

  return {
    offer,
    /** Plays from the kept place, or from the start, which forgets it. */
    take(place: Place) {
      if (place !== offer) keepPlace(film.id, null);
      setOffer(null);
      film.go(place.part, place.seconds);
    },
    /** Forgets all that players have kept, and keeps no further place of this film. */
    forget() {
      setOffer(null);
      setForgotten(forgotten + 1);
    },
  };
}

/** Returns the place that is kept of a film; null if it has no such part, and so another list than then. */
function placeOfFilm({ id, parts }: Film): Place | null {
  const place = placeIn(id);
  return place && place.part < parts ? place : null;
}
