/** Reverb of a small hall, after Schroeder: four fading echoes through two all-pass filters. */
import { RATE, type Sound } from './sound.ts';

const ECHOES = [0.0297, 0.0371, 0.0411, 0.0437];
const SMEARS = [0.005, 0.0017];

function echo(sound: Sound, seconds: number, feedback: number): Sound {
  const delay = Math.round(seconds * RATE);
  const out = new Float32Array(sound.length);
  let dull = 0;
  for (const [index, value] of sound.entries()) {
    dull += ((out[index - delay] ?? 0) - dull) * 0.6;
    out[index] = value + dull * feedback;
  }
  return out;
}

function smear(sound: Sound, seconds: number): Sound {
  const delay = Math.round(seconds * RATE);
  const out = new Float32Array(sound.length);
  for (const [index, value] of sound.entries()) {
    out[index] = (sound[index - delay] ?? 0) + 0.7 * ((out[index - delay] ?? 0) - value);
  }
  return out;
}

/** Returns the sound with reverb. `wet` is the reverb's share, from 0 to 1. */
export function inRoom(sound: Sound, wet = 0.2, feedback = 0.84): Sound {
  const echoes = ECHOES.map((seconds) => echo(sound, seconds, feedback));
  const sum = sound.map((_, index) => echoes.reduce((all, each) => all + (each[index] ?? 0), 0));
  const hall = SMEARS.reduce(smear, sum);
  return sound.map((value, index) => value * (1 - wet) + (hall[index] ?? 0) * wet * 0.35);
}
