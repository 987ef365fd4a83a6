import { useEffect, useRef, useState } from 'react';
import type { Place } from '#/lib/film-time.ts';
import { forgetPlayers, keepPlace, placeIn } from '#/stores/playback.ts';
import type { Film } from './film.ts';
import { beginAt, followPlace, timeInAddress } from './follow-place.ts';
import { listen } from './use-video.ts';

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
