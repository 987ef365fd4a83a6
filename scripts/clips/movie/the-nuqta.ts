/**
 * The site's own film: one dot of the reed pen is lit like a lamp and completes the name in four
 * scripts. At the end it takes its place in the wordmark.
 */
import type { Clip } from '../clip.ts';
import { type Canvas, layPicture } from '../paint/canvas.ts';
import { lamp, paper2, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, clamp, ease, settle, shown } from '../paint/motion.ts';
import { ellipse, rhombus, rhombusLine } from '../paint/shapes.ts';
import { createStage, HEIGHT, shine, WIDTH } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { SA } from '../sound/scale.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { bell, pluck } from '../sound/voices.ts';
import type { Dot } from './names.ts';
import { FADE, FLIGHT, lampsAt, scenes } from './scenes.ts';

const SECONDS = 36;
/** Seconds at which the lamp is lit, and at which the bulbs at the bottom start to light. */
const LIT = 1.8;
const BULBS = 31.2;

const stage = createStage(1.1);

function drawLamp(canvas: Canvas, { x, y, width, height }: Dot, light: number): void {
  if (light < 1) fill(canvas, rhombusLine(x, y, width, height, 1.5), unlit);
  fill(canvas, rhombus(x, y, width, height), lamp, { alpha: light });
}

/** Draws the row of bulbs at the bottom of the stage. They light one after the other. */
function drawBulbs(canvas: Canvas, time: number): void {
  for (let index = 0; index < 23; index++) {
    const x = 12 + index * 28;
    const light = clamp((time - BULBS - Math.abs(index - 11) * 0.18) / 0.25);
    const rise = ease(between(time, scenes.at(-1)?.start ?? 0, BULBS));
    fill(canvas, ellipse(x, HEIGHT - 16, 3.4), unlit, { alpha: rise * 0.7 });
    if (light <= 0) continue;
    shine(canvas, x, HEIGHT - 16, 15, 0.35 * light);
    fill(canvas, ellipse(x, HEIGHT - 16, 4), lamp, { alpha: light });
  }
}

export const theNuqta: Clip = {
  name: 'the-nuqta',
  title: 'The nuqta',
  kind: 'movie',
  seconds: SECONDS,
  rate: 20,
  notes: 'One dot of the reed pen is lit like a lamp and finishes the name Manzar in four scripts.',

  draw(canvas, time) {
    const light = settle(between(time, LIT, LIT + 0.5));
    const lamps = lampsAt(time);
    layPicture(stage, canvas);
    for (const { x, y, width } of lamps) shine(canvas, x, y, 40 + width * 4.4, 0.3 * light);
    for (const [index, { start, names, words }] of scenes.entries()) {
      const end = scenes[index + 1]?.start ?? Infinity;
      const alpha = shown(time, start, end + 0.2, FADE);
      for (const name of names) name.draw(canvas, alpha);
      writeLine(canvas, words, shown(time, start + 0.3, end, 0.5));
    }
    writeLine(canvas, 'One dot of the reed pen: the nuqta.', shown(time, 0.001, 4.5, 0.6));
    for (const dot of lamps) drawLamp(canvas, dot, light);
    drawBulbs(canvas, time);
  },

  sound() {
    const track = tanpura(SA / 2, SECONDS).map((value) => value * 0.34);
    lay(track, bell(SA * 2, 5), LIT, 0.4);
    const tune = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
    for (const [index, { start }] of scenes.entries()) {
      const landing = start + FADE * 0.7 + FLIGHT;
      lay(track, pluck(SA * (tune[index] ?? 1), 4, 0.5), landing, 0.9);
      lay(track, pluck((SA * (tune[index] ?? 1)) / 2, 4, 0.3), landing + 0.25, 0.5);
    }
    for (const [index, ratio] of [1, 5 / 4, 3 / 2, 2].entries()) {
      lay(track, bell(SA * ratio, 5), BULBS + index * 0.3, 0.3);
    }
    return finish(inRoom(track, 0.28), 0.55, 0.6, 2);
  },
};

function writeLine(canvas: Canvas, words: string, alpha: number): void {
  const style = { face: 'display', size: 26, align: 'centre', colour: paper2, alpha } as const;
  write(canvas, words, WIDTH / 2, 304, style);
}
