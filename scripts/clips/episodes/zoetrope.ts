/** Episode 3: a strip of drawings of a runner, rolled into a drum with slits. */
import { average, type Canvas } from '../paint/canvas.ts';
import { feroza, mixColours, night, paper, paper2, rani, shade } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, inTurn } from '../paint/motion.ts';
import { brushOn, drawPerson, type Pose } from '../paint/person.ts';
import { ellipse, type Point, rectangle, rhombus } from '../paint/shapes.ts';
import { clicks, musicBox } from './music.ts';
import { createEpisode, drawCaption } from './series.ts';

const COUNT = 8;
const CAPTIONS = inTurn([
  { words: 'A strip of drawings.', seconds: 3.5 },
  { words: 'Rolled into a drum with slits, and turned …', seconds: 4.5 },
  { words: '… each slit shows the next one: they run.', seconds: 10 },
]);
const DRUM = 3.5;
const INSIDE = 8;
const PICTURES_A_SECOND = 10;

/** Returns the runner's pose at one of eight moments of two steps. */
function runnerPose(step: number): Pose {
  const phase = (step / COUNT) * Math.PI * 2;
  const foot = (shift: number): Point => {
    const angle = phase + shift;
    return [Math.cos(angle) * 52 - 4, 106 - Math.max(0, Math.sin(angle)) * 48];
  };
  const hand = (shift: number): Point => [
    10 + Math.cos(phase + shift) * 42,
    -18 - Math.cos(phase + shift) * 16,
  ];
  const bob = -Math.abs(Math.sin(phase)) * 6;
  const toe = (shift: number): number => Math.max(0, Math.sin(phase + shift)) * 0.16;
  return {
    hip: [0, bob],
    shoulder: [20, bob - 74],
    head: [32, bob - 110],
    feet: [foot(0), foot(Math.PI)],
    hands: [hand(Math.PI), hand(0)],
    toes: [toe(0), toe(Math.PI)],
  };
}

function drawCell(canvas: Canvas, x: number, y: number, height: number, step: number): void {
  const width = height * 0.78;
  fill(canvas, rectangle(x - width / 2, y - height / 2, width, height), paper);
  const scale = height / 330;
  fill(canvas, rectangle(x - width / 2, y + 118 * scale, width, 1.5), paper2);
  const brush = brushOn(canvas, { x, y, scale });
  drawPerson(brush, runnerPose(step), rani, mixColours(feroza, night, 0.2));
}

/** Draws the flat strip with all drawings side by side. */
function drawStrip(canvas: Canvas): void {
  fill(canvas, rectangle(24, 124, 592, 108), shade);
  for (let index = 0; index < COUNT; index++) {
    drawCell(canvas, 64.5 + index * 73, 178, 90, index);
  }
}

/** Draws the drum from outside: slits above and an ornament below, both turning. */
function drawDrum(canvas: Canvas, turn: number): void {
  const [x, y, half] = [320, 190, 168];
  fill(canvas, ellipse(x, y + 96, half * 1.04, 26), shade);
  fill(canvas, ellipse(x, y + 78, half, 26), feroza);
  fill(canvas, rectangle(x - half, y - 78, half * 2, 156), feroza);
  fill(canvas, ellipse(x, y - 78, half, 26), mixColours(feroza, night, 0.45));
  fill(canvas, ellipse(x, y - 78, half - 10, 20), night);
  for (let index = 0; index < COUNT * 2; index++) {
    const angle = ((index + turn) / (COUNT * 2)) * Math.PI * 2;
    if (Math.cos(angle) < 0.05) continue;
    const at = x + Math.sin(angle) * half;
    const sink = Math.cos(angle) * 24;
    const wide = Math.cos(angle);
    fill(canvas, rectangle(at - 5 * wide, y - 62 + sink, 10 * wide, 52), night);
    fill(canvas, rhombus(at, y + 40 + sink, 17 * wide, 22), mixColours(feroza, paper, 0.75));
  }
}

/** Draws the view through the slits. The pictures change in place; above them the slits move. */
function drawInside(canvas: Canvas, step: number, slide: number): void {
  for (let index = 0; index < 3; index++) {
    drawCell(canvas, 128 + index * 192, 198, 212, step + index * 3);
  }
  fill(canvas, rectangle(0, 58, 640, 26), feroza);
  for (let slit = 0; slit < 11; slit++) {
    fill(canvas, rectangle((slit + slide) * 64 - 40, 58, 9, 26), night);
  }
}

const drumTurn = (time: number): number => 2.2 * Math.max(0, time - DRUM) ** 2;

export const zoetrope = createEpisode({
  number: 3,
  name: 'zoetrope',
  title: 'The zoetrope',
  notes: 'A strip of eight drawings in a turning drum: seen through its slits, the runner runs.',
  seconds: 17.4,
  rate: 20,

  draw(canvas, time) {
    if (time < DRUM) drawStrip(canvas);
    else if (time < INSIDE) {
      average(canvas, time < DRUM + 1.5 ? 1 : 4, (part) =>
        drawDrum(canvas, drumTurn(time + part * 0.01)),
      );
    } else {
      const running = time - INSIDE;
      const start = ease(between(running, 0, 1.2));
      const step = Math.floor(running * PICTURES_A_SECOND * start);
      drawInside(canvas, step, (step * 0.31) % 1);
    }
    drawCaption(canvas, CAPTIONS, time);
  },

  play(track) {
    musicBox(track, [0, 3, 4, 3, 5, 3, 4, 3], 0.4);
    const notches = (time: number) =>
      time < INSIDE ? drumTurn(time) : drumTurn(INSIDE) + (time - INSIDE) * PICTURES_A_SECOND;
    clicks(track, notches, 0.08);
  },
});
