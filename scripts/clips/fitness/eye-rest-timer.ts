/** A rest for the eyes: away from the screen, at something far away, for twenty seconds. */
import type { Clip } from '../clip.ts';
import { type Canvas, createCanvas, layPicture } from '../paint/canvas.ts';
import {
  lamp,
  mixColours,
  neel,
  night,
  paper,
  paper2,
  shade,
  sindoor,
  tota,
  unlit,
} from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, inTurn, spoken, stepAt } from '../paint/motion.ts';
import { ellipse, type Point, polygon, rectangle, rhombus } from '../paint/shapes.ts';
import { createStage, drawHeading, HEIGHT, shine, WIDTH } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { bell } from '../sound/voices.ts';
import { drawTimer } from './timer.ts';

const READY = 5;
const LOOK = 20;
const END = READY + LOOK;
const WINDOW = { x: 56, y: 74, width: 260, height: 196 };

const ADVICE = inTurn([
  { words: 'Look up from the screen', seconds: READY },
  { words: 'At something six metres away', seconds: 7 },
  { words: 'Blink slowly', seconds: 6 },
  { words: 'Let the shoulders drop', seconds: 7 },
  { words: 'Again in twenty minutes', seconds: 4 },
]);

/** Returns the view from the window: hills, one behind the other, under a pale sky. */
function createView(): Canvas {
  const view = createStage();
  const { x, y, width, height } = WINDOW;
  fill(view, rectangle(x, y, width, height), (_, py) =>
    mixColours(mixColours(night, neel, 0.75), mixColours(night, paper2, 0.6), (py - y) / height),
  );
  for (const [shift, high, share] of [
    [0.6, 96, 0.3],
    [2.4, 64, 0.46],
    [4.1, 30, 0.66],
  ] as const) {
    const ridge = Array.from({ length: width + 1 }, (_, step): Point => {
      const wave = Math.sin(step / 58 + shift) * 16 + Math.sin(step / 23 + shift * 3) * 4;
      return [x + step, y + height - high + wave];
    });
    const green = mixColours(mixColours(night, neel, 0.5), mixColours(night, tota, 0.5), share);
    fill(view, polygon(...ridge, [x + width, y + height], [x, y + height]), green);
  }
  const frame = mixColours(night, unlit, 0.7);
  for (const [fx, fy, fw, fh] of [
    [x - 8, y - 8, width + 16, 8],
    [x - 8, y + height, width + 16, 8],
    [x - 8, y, 8, height],
    [x + width, y, 8, height],
    [x + width / 2 - 3, y, 6, height],
    [x - 18, y + height + 8, width + 36, 8],
  ] as const) {
    fill(view, rectangle(fx, fy, fw, fh), frame);
  }
  return view;
}

const view = createView();
const screen = createScreen();

/** Returns a screen full of lines, from so near that it covers the whole picture. */
function createScreen(): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  fill(canvas, rectangle(0, 0, WIDTH, HEIGHT), shade);
  for (let row = 0; row < 9; row++) {
    const indent = [0, 28, 56, 56, 28][row % 5] ?? 0;
    const width = [300, 210, 380, 260, 160][(row * 3) % 5] ?? 200;
    fill(canvas, rectangle(70 + indent, 64 + row * 25, width, 9), unlit, { alpha: 0.7 });
  }
  return canvas;
}

export const eyeRest: Clip = {
  name: 'eye-rest-timer',
  title: 'Eye rest timer',
  kind: 'fitness',
  seconds: END + 4,
  rate: 15,
  notes:
    'Twenty seconds for tired eyes, at something six metres away, until a bell calls them back.',

  draw(canvas, time) {
    const { value } = stepAt(ADVICE, time);
    layPicture(view, canvas);
    // The lamp on the farthest hill is what to look at.
    shine(canvas, 122, 181, 26, 0.5);
    fill(canvas, rhombus(122, 181, 4, 5.5), lamp);
    const cloud = 150 + time * 2.2;
    for (const [dx, dy, radius] of [
      [0, 0, 26],
      [26, 3, 20],
      [-24, 4, 18],
    ] as const) {
      fill(canvas, ellipse(cloud + dx, 108 + dy, radius, radius * 0.4), paper, { alpha: 0.4 });
    }
    const left = time < READY ? READY - time : Math.max(0, END - time);
    const looking = time >= READY && time < END;
    const label = looking ? 'look far' : time < READY ? 'ready' : 'done';
    drawTimer(canvas, 478, 158, 92, { left, total: time < READY ? READY : LOOK, label });
    layPicture(screen, canvas, 0.94 * (1 - ease(between(time, 1.2, 3.4))));
    drawHeading(canvas, { title: this.title, accent: sindoor });
    const alpha = spoken(ADVICE, time, 0.3);
    const style = { face: 'display', size: 24, align: 'centre' } as const;
    write(canvas, value.words, 478, 304, { ...style, colour: looking ? lamp : paper, alpha });
  },

  sound() {
    const track = tanpura(138.5, this.seconds).map((value) => value * 0.4);
    lay(track, bell(554, 4), READY, 0.4);
    lay(track, bell(415.5, 5), END, 0.5);
    return finish(inRoom(track, 0.25), 0.45);
  },
};
