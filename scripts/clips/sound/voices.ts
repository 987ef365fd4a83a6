/** The instruments: a plucked string, a reed, a bell, a soft breath, a wooden tick. */
import { createNoise, RATE, render, type Sound, silence, soften } from './sound.ts';

const TURN = Math.PI * 2;

/**
 * Returns a plucked string after Karplus and Strong. A burst of noise runs round a loop as long as
 * the note's period, and loses high frequencies in every round. The all-pass filter in the loop
 * adds the fraction of a sample that the period needs. Without it high notes would be out of tune.
 */
export function pluck(frequency: number, seconds: number, brightness = 0.5): Sound {
  const period = RATE / frequency;
  const size = Math.floor(period - 0.6);
  const rest = period - size - 0.5;
  const tuning = (1 - rest) / (1 + rest);
  const loss = 0.996 ** (220 / frequency);
  const noise = createNoise(Math.round(frequency * 100));
  const loop = soften(silence(size / RATE).map(noise), 900 + brightness * 5000).slice(0, size);
  const sound = silence(seconds);
  let [value, mean, tuned] = [0, 0, 0];
  for (const index of sound.keys()) {
    const at = index % size;
    const next = loop[at] ?? 0;
    const nextMean = (next + value) / 2;
    tuned = tuning * (nextMean - tuned) + mean;
    [value, mean] = [next, nextMean];
    loop[at] = tuned * loss;
    sound[index] = value;
  }
  return fadeOut(sound, 0.08);
}

/** Returns a harmonium's note: two slightly detuned reeds that swell in and out. */
export function reed(frequency: number, seconds: number): Sound {
  const strengths = [1, 0.55, 0.42, 0.22, 0.16, 0.09, 0.06, 0.04];
  return render(seconds + 0.25, (time) => {
    const air = Math.min(1, time / 0.07) * Math.min(1, Math.max(0, seconds + 0.25 - time) / 0.3);
    let value = 0;
    for (const [index, strength] of strengths.entries()) {
      const phase = TURN * frequency * (index + 1) * time;
      value += strength * (Math.sin(phase * 1.0012) + Math.sin(phase * 0.9988 + index));
    }
    return value * 0.12 * air * (1 + 0.03 * Math.sin(TURN * 5 * time));
  });
}

/** Returns a small bell, which marks that something begins or ends. */
export function bell(frequency: number, seconds: number): Sound {
  const partials = [
    { ratio: 1, strength: 1, fall: 1 },
    { ratio: 2.003, strength: 0.35, fall: 1.6 },
    { ratio: 2.98, strength: 0.22, fall: 2.6 },
    { ratio: 5.41, strength: 0.07, fall: 5 },
  ];
  return fadeOut(
    render(seconds, (time) => {
      let value = 0;
      for (const { ratio, strength, fall } of partials) {
        value +=
          strength *
          Math.sin(TURN * frequency * ratio * time) *
          Math.exp((-4 * fall * time) / seconds);
      }
      return value * 0.5 * Math.min(1, time / 0.004);
    }),
    0.1,
  );
}

/** Returns a slow breath: filtered noise that swells and fades over a low tone. */
export function breath(frequency: number, seconds: number, rising: boolean): Sound {
  const noise = createNoise(seconds * 10);
  const air = soften(soften(silence(seconds).map(noise), 700), 700);
  return air.map((value, index) => {
    const time = index / RATE;
    const swell = Math.sin((Math.PI * time) / seconds) ** 1.4;
    const bend = rising ? time / seconds : 1 - time / seconds;
    const tone = Math.sin(TURN * frequency * time) + 0.4 * Math.sin(TURN * frequency * 1.5 * time);
    return swell * (value * (0.5 + bend) + tone * 0.16 * (0.6 + 0.4 * bend));
  });
}

/** Returns a knock on wood: the tick of a clock or of a shutter. */
export function tick(frequency = 1400, seconds = 0.06): Sound {
  const noise = createNoise(7);
  return render(seconds, (time) => {
    const body = Math.sin(TURN * frequency * time) + 0.3 * noise();
    return body * Math.exp((-7 * time) / seconds) * Math.min(1, time / 0.001);
  });
}

export function fadeOut(sound: Sound, seconds: number): Sound {
  return sound.map(
    (value, index) => value * Math.min(1, (sound.length - index) / (seconds * RATE)),
  );
}
