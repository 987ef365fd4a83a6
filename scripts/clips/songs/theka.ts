/** The sound of a theka: a tabla over a soft drone. */
import { type Syllable, stroke, strokesOf } from '../sound/drums.ts';
import { inRoom } from '../sound/room.ts';
import { SA } from '../sound/scale.ts';
import { finish, lay, type Sound } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';

/** Seconds before the first beat. */
export const LEAD = 1.5;

interface Beat {
  syllable: Syllable;
  column: number;
}

interface Playing {
  seconds: number;
  /** Seconds of a beat. */
  beat: number;
  rounds: number;
}

/** Returns the sound of some rounds, which ends on the first beat of the next one. */
export function playTheka(beats: readonly Beat[], { seconds, beat, rounds }: Playing): Sound {
  const track = tanpura(SA / 2, seconds).map((value) => value * 0.16);
  for (let at = 0; at <= rounds * beats.length; at++) {
    const { syllable, column } = beats[at % beats.length] ?? { syllable: 'Dha', column: 0 };
    const loud = column === 0 ? 1 : 0.75;
    const strokes = strokesOf(syllable);
    for (const [part, single] of strokes.entries()) {
      const start = LEAD + (at + part / strokes.length) * beat;
      lay(track, stroke(single, SA), start, part === 0 ? loud : 0.6);
    }
  }
  return finish(inRoom(track, 0.16, 0.78), 0.7, 0.2, 1.2);
}
