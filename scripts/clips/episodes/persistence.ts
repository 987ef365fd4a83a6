/** Episode 5: a fast lamp leaves a line of light, because the eye is slow. */
import type { Canvas } from '../paint/canvas.ts';
import { lamp, mixColours, night, paper2, shade } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, inTurn } from '../paint/motion.ts';
import { type Point, rhombus, stroke } from '../paint/shapes.ts';
import { shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { lay, render } from '../sound/sound.ts';
import { musicBox } from './music.ts';
import { createEpisode, drawCaption } from './series.ts';

const X = 320;
const Y = 178;
/** Seconds for which the eye goes on seeing a light. */
const LINGER = 0.2;

const CAPTIONS = inTurn([
  { words: 'A lamp goes round, slowly.', seconds: 4 },
  { words: 'Faster: it draws a tail behind it.', seconds: 5 },
  { words: 'Faster still: the tail meets the lamp.', seconds: 4 },
  { words: 'There is one lamp. You see a whole figure.', seconds: 5 },
]);

/** The lamp starts at a quarter of a round a second and speeds up to five. */
const SLOW = 0.25;
const GAIN = 4.75;
const GATHER = { from: 3.5, seconds: 9 };

const gathered = (time: number): number => between(time, GATHER.from, GATHER.from + GATHER.seconds);

/** Returns the speed in rounds a second. */
const speedAt = (time: number): number => SLOW + GAIN * gathered(time) ** 1.6;

/** Returns how many rounds the lamp has gone: the integral of its speed. */
const rounds = (time: number): number =>
  SLOW * time +
  (GAIN * GATHER.seconds * gathered(time) ** 2.6) / 2.6 +
  GAIN * Math.max(0, time - GATHER.from - GATHER.seconds);

/** Returns a point on the lamp's path: a rhombus with rounded corners, like the lamp itself. */
function wayAt(round: number): Point {
  const angle = round * Math.PI * 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** 1.55;
  return [X + soft(sin) * 92, Y - soft(cos) * 116];
}

function drawWay(canvas: Canvas): void {
  const way = Array.from({ length: 121 }, (_, step) => wayAt(step / 120));
  fill(canvas, stroke(way, 2), shade);
}

/** Draws the lamp's tail, which fades towards its end. */
function drawTail(canvas: Canvas, time: number): void {
  const length = Math.min(1, rounds(time) - rounds(time - LINGER));
  const pieces = Math.ceil(length * 90);
  for (let piece = pieces; piece > 0; piece--) {
    const from = wayAt(rounds(time) - (piece / pieces) * length);
    const to = wayAt(rounds(time) - ((piece - 1) / pieces) * length);
    const light = 1 - (piece / pieces) ** 1.4 * (1 - Math.max(0, length - 0.6));
    fill(canvas, stroke([from, to], 5 + 5 * light), mixColours(night, lamp, light));
  }
}

export const persistence = createEpisode({
  number: 5,
  name: 'persistence',
  title: 'The slow eye',
  notes:
    'One small lamp circles faster and faster, until its light seems to stand still as a figure.',
  seconds: 17.4,
  rate: 20,

  draw(canvas, time) {
    drawWay(canvas);
    drawTail(canvas, time);
    const [x, y] = wayAt(rounds(time));
    shine(canvas, x, y, 44, 0.3);
    fill(canvas, rhombus(x, y, 13, 17), lamp);
    const speed = speedAt(time);
    const style = { face: 'display', size: 40, align: 'centre', colour: paper2 } as const;
    write(canvas, speed < 1 ? '1' : String(Math.round(speed)), X, Y - 8, style);
    const unit = speed < 0.4 ? 'round in 4 s' : 'rounds a second';
    write(canvas, speed < 1.5 && speed >= 0.4 ? 'round a second' : unit, X, Y + 28, {
      ...style,
      size: 16,
    });
    drawCaption(canvas, CAPTIONS, time);
  },

  play(track) {
    musicBox(track, [0, 1, 2, 3, 4, 3, 2, 1], 0.5);
    let phase = 0;
    const hum = render(17.4, (time) => {
      phase += ((90 + 26 * speedAt(time)) * Math.PI * 2) / 48_000;
      const turn = 0.5 + 0.5 * Math.sin(rounds(time) * Math.PI * 2);
      return (Math.sin(phase) + 0.4 * Math.sin(phase * 2)) * (0.25 + 0.75 * turn) * 0.09;
    });
    lay(track, hum, 0);
  },
});
