/** Plucked strings that play a tune, or broken chords below one. */
import { frequencyOf, type Note, readTune } from '../sound/scale.ts';
import { lay, type Sound, silence } from '../sound/sound.ts';
import { pluck } from '../sound/voices.ts';

/** Returns strings an octave below a tune, `unit` seconds for each word of `tune`. */
export function strings(tune: string, unit: number, start: number, seconds: number): Sound {
  const track = silence(seconds);
  for (const note of readTune(tune, unit, start)) {
    lay(track, pluck(frequencyOf(note) / 2, note.seconds + 1.4, 0.35), note.start, 0.5);
  }
  return track;
}

/** Returns the notes of a tune on plucked strings, which lasts `seconds`. */
export function plucked(notes: readonly Note[], seconds: number, brightness: number): Sound {
  const track = silence(seconds);
  for (const note of notes) {
    lay(track, pluck(frequencyOf(note), note.seconds + 1.2, brightness), note.start);
  }
  return track;
}
