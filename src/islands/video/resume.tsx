import { clock, type Place } from '#/lib/film-time.ts';
import type { FilmTexts } from '#/messages/messages.ts';
import { Chip } from './chip.tsx';

const START: Place = { part: 0, seconds: 0 };

type ResumeProps = {
  video: HTMLVideoElement;
  m: FilmTexts;
  place: Place;
  onTake(place: Place): void;
};

/** Renders the two buttons of a film that was not seen to its end. */
export function Resume({ video, m, place, onTake }: ResumeProps) {
  const time = clock(place.seconds);
  return (
    <>
      <Chip video={video} onPress={() => onTake(place)}>
        {place.part > 0 ? m.resumePart(place.part + 1, time) : m.resumeAt(time)}
      </Chip>
      <Chip video={video} onPress={() => onTake(START)}>
        {m.fromStart}
      </Chip>
    </>
  );
}
