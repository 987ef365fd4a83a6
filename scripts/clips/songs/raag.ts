/**
 * A raag as a clip: its notes are a stair of lamps, as high as they sound, that light up as a
 * simple tune is played over a drone. Below lie the four strings of the drone.
 */
import type { Clip } from '../clip.ts';
import { type Canvas, lay as layPicture } from '../paint/canvas.ts';
import { type Colour, feroza, night, paper, paper2, quiet } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, clamp, mix, struck } from '../paint/motion.ts';
import { ellipse, type Point, polygon, rectangle, rhombus } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLamp } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import {
  frequencyOf,
  isFlat,
  isSharp,
  type Note,
  readTune,
  SA,
  type Swara,
  swaraName,
} from '../sound/scale.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { sincePluck, tanpura } from '../sound/tanpura.ts';
import { pluck, reed } from '../sound/voices.ts';
import { drawFloor, type Motif } from './motifs.ts';

export interface Raag {
  name: string;
  title: string;
  native: string;
  note: string;
  accent: Colour;
  motif: Motif;
  scale: readonly Swara[];
  tune: string;
  voice: 'plucked' | 'reed';
}

interface Step {
  swara: Swara;
  octave: number;
  x: number;
  y: number;
}

const BEAT = 0.5;
const LEAD = 2.5;
const TAIL = 3;

export function createRaag(raag: Raag): Clip {
  const notes = readTune(raag.tune, BEAT, LEAD);
  const last = notes.at(-1);
  const seconds = Math.ceil((last ? last.start + last.seconds : LEAD) + TAIL - 1);
  const steps = stairOf(raag.scale);
  const stage = createStage(0.7);
  raag.motif(stage, raag.accent);
  drawFloor(stage, raag.accent);

  return {
    name: raag.name,
    title: raag.title,
    kind: 'song',
    note: raag.note,
    seconds,
    rate: 15,

    draw(canvas, time) {
      layPicture(stage, canvas);
      drawHeading(canvas, { title: raag.title, accent: feroza, native: raag.native });
      for (const step of steps) {
        const light = Math.max(0, ...notes.map((note) => lightOf(note, step, time)));
        drawStep(canvas, step, light);
      }
      drawStrings(canvas, time);
    },

    sound() {
      const tune = silence(seconds);
      for (const note of notes) lay(tune, play(note, raag.voice), note.start);
      const track = tanpura(SA / 2, seconds).map((value) => value * 0.3);
      lay(track, tune, 0, raag.voice === 'reed' ? 0.5 : 0.9);
      return finish(inRoom(track, 0.24), 0.62, 0.3, 2);
    },
  };
}

const play = (note: Note, voice: Raag['voice']) =>
  voice === 'reed'
    ? reed(frequencyOf(note), note.seconds)
    : pluck(frequencyOf(note), note.seconds + 1.2, 0.55);

/** The notes from Sa to the Sa above: evenly spaced to the right, and as high as they sound. */
function stairOf(scale: readonly Swara[]): Step[] {
  const all = [...scale.map((swara) => ({ swara, octave: 0 })), { swara: scale[0] ?? 'S', octave: 1 }];
  const gap = Math.min(84, 520 / (all.length - 1));
  return all.map((note, index) => ({
    ...note,
    x: 320 + (index - (all.length - 1) / 2) * gap,
    y: mix(196, 108, Math.log2(frequencyOf(note) / SA)),
  }));
}

/** A lamp answers to its note; notes below and above the stair light the lamp of the same name. */
function lightOf(note: Note, step: Step, time: number): number {
  const onStair = note.octave === 0 || (note.octave === 1 && note.swara === 'S');
  const octave = onStair ? note.octave : 0;
  if (note.swara !== step.swara || octave !== step.octave) return 0;
  const end = note.start + note.seconds * 0.85;
  return clamp(between(time, note.start - 0.03, note.start + 0.04)) * (time < end ? 1 : struck(time, end, 0.5));
}

/** A lamp with its name under it: a line below marks a flat note, one above the sharp Ma. */
function drawStep(canvas: Canvas, { swara, octave, x, y }: Step, light: number): void {
  fill(canvas, rhombus(x, y, 27, 35), night, { alpha: 0.82 });
  drawLamp(canvas, x, y, 24, light);
  const colour = light > 0.4 ? paper : paper2;
  const below = y + 49;
  write(canvas, swaraName(swara), x, below, { face: 'display', size: 22, align: 'centre', colour });
  if (isFlat(swara)) fill(canvas, rectangle(x - 11, below + 12, 22, 2), colour);
  if (isSharp(swara)) fill(canvas, rectangle(x - 1, below - 20, 2, 7), colour);
  if (octave > 0) fill(canvas, ellipse(x, below - 16, 2), colour);
}

/** The strings of the drone; a plucked one blurs, widest in its middle. */
function drawStrings(canvas: Canvas, time: number): void {
  for (let index = 0; index < 4; index++) {
    const y = 288 + index * 16;
    const swing = 5.5 * struck(sincePluck(time, index), 0, 2.6);
    fill(canvas, rectangle(0, y - 0.6, 640, 1.2), quiet, { alpha: 0.75 });
    if (swing < 0.3) continue;
    const upper = Array.from({ length: 33 }, (_, step): Point => [
      step * 20,
      y - swing * Math.sin((step / 32) * Math.PI),
    ]);
    const lower = upper.map(([x, high]): Point => [x, 2 * y - high]).toReversed();
    fill(canvas, polygon(...upper, ...lower), paper2, { alpha: 0.32 });
  }
}
