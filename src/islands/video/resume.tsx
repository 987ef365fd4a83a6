import { useLocale } from '#/cards/locale.ts';
import { clock, type Place } from '#/stores/kept/place.ts';

const START: Place = { part: 0, seconds: 0 };

type ResumeProps = { place: Place; onTake(place: Place): void };

/** Renders the two buttons of a film that was not seen to its end. */
export function Resume({ place, onTake }: ResumeProps) {
  const { m } = useLocale();
  const time = clock(place.seconds);
  return (
    <>
      <button className="chip" type="button" onClick={() => onTake(place)}>
        {place.part > 0 ? m.resumeInPart(place.part + 1, time) : m.resumeAt(time)}
      </button>
      <button className="chip" type="button" onClick={() => onTake(START)}>
        {m.fromStart}
      </button>
    </>
  );
}
