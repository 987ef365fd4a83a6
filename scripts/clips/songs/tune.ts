/**
 * An old tune as a clip. The notes of each line of words are lamps on a thread, as high as their
 * pitch; they light up as the line plays.
 */
import type { Clip } from '../clip.ts';
import { type Canvas, layPicture } from '../paint/canvas.ts';
import { type Colour, feroza, lamp, night, paper, paper2, quiet, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, mix, shown, struck } from '../paint/motion.ts';
import { type Point, rhombus, stroke } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLampRow, shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { frequencyOf, type Note, readTune } from '../sound/scale.ts';
import type { Sound } from '../sound/sound.ts';
import { drawFloor, type Motif } from './motifs.ts';

/** A line of words, and its notes as `readTune` reads them. */
export interface Line {
  words: string;
  tune: string;
}

export interface Tune {
  name: string;
  title: string;
  /** Where and when the tune is from, for the upper right corner. */
  origin: string;
  notes: string;
  accent: Colour;
  motif: Motif;
  lines: readonly Line[];
  /** Seconds of one word of `tune`. */
  unit: number;
  play(notes: readonly Note[], seconds: number): Sound;
}

/** A line with the times at which it is shown. */
interface Shown extends Pick<Line, 'words'> {
  notes: readonly Note[];
  start: number;
  end: number;
}

export const LEAD = 1.5;
const TAIL = 3;
const LEFT = 84;
const RIGHT = 556;
const LOW = 228;
const HIGH = 92;

function readLines({ lines, unit }: Tune): Shown[] {
  let start = LEAD;
  return lines.map(({ words, tune }) => {
    const length = tune.split(/\s+/).filter((word) => word && word !== '|').length;
    const line = { words, notes: readTune(tune, unit, start), start, end: start + length * unit };
    start = line.end;
    return line;
  });
}

/** Returns a function that maps a note to its place: the later the further, the higher the higher. */
function placesOf(lines: readonly Shown[]): (note: Note, line: Shown) => Point {
  const pitches = lines.flatMap(({ notes }) => notes.map((note) => Math.log2(frequencyOf(note))));
  const [low, high] = [Math.min(...pitches), Math.max(...pitches)];
  return (note, { notes, start }) => [
    mix(LEFT, RIGHT, (note.start - start) / ((notes.at(-1)?.start ?? 1) - start)),
    mix(LOW, HIGH, (Math.log2(frequencyOf(note)) - low) / (high - low)),
  ];
}

export function createTune(tune: Tune): Clip {
  const lines = readLines(tune);
  const placeOf = placesOf(lines);
  const notes = lines.flatMap((line) => line.notes);
  const seconds = Math.ceil((lines.at(-1)?.end ?? LEAD) + TAIL - 1);
  const stage = createStage(0.7);
  tune.motif(stage, tune.accent);
  drawFloor(stage, tune.accent);

  return {
    ...{ name: tune.name, title: tune.title, kind: 'song', notes: tune.notes },
    ...{ seconds, rate: 15 },

    draw(canvas, time) {
      const at = Math.max(
        0,
        lines.findLastIndex(({ start }) => time >= start - 0.2),
      );
      const line = lines[at];
      layPicture(stage, canvas);
      drawHeading(canvas, { title: tune.title, accent: feroza });
      const style = { size: 14, align: 'right', colour: paper2 } as const;
      write(canvas, tune.origin, 610, 33, style);
      if (!line) return;
      const end = at === lines.length - 1 ? Infinity : line.end;
      const alpha = shown(time, at === 0 ? 0 : line.start - 0.2, end, 0.2);
      const points = line.notes.map((note) => placeOf(note, line));
      drawThread(canvas, points, alpha);
      for (const [index, note] of line.notes.entries()) {
        drawNote(canvas, points[index] ?? [0, 0], { note, time, alpha });
      }
      writeWords(canvas, line.words, lines[at + 1]?.words ?? '', alpha);
      const sung = between(time, line.start, line.end);
      drawLampRow(canvas, 343, lines.length, at + (time < LEAD ? 0 : sung));
    },

    sound: () => tune.play(notes, seconds),
  };
}

function drawThread(canvas: Canvas, points: readonly Point[], alpha: number): void {
  fill(canvas, stroke(points, 5), night, { alpha: 0.55 * alpha });
  fill(canvas, stroke(points, 1.5), unlit, { alpha });
}

/** Draws a note: larger if it is long, bright while it sounds, and faintly lit after that. */
function drawNote(
  canvas: Canvas,
  [x, y]: Point,
  { note, time, alpha }: { note: Note; time: number; alpha: number },
): void {
  const size = mix(8, 14, ease(between(note.seconds, 0.2, 1.2)));
  const end = note.start + note.seconds * 0.9;
  const rise = between(time, note.start - 0.03, note.start + 0.04);
  const light = time < end ? rise : 0.35 + 0.65 * struck(time, end, 0.5);
  fill(canvas, rhombus(x, y, size + 3, (size + 3) * 1.3), night, { alpha });
  fill(canvas, rhombus(x, y, size, size * 1.3), unlit, { alpha: alpha * 0.8 });
  if (light <= 0) return;
  shine(canvas, x, y, size * 3, light * alpha * 0.22);
  fill(canvas, rhombus(x, y, size, size * 1.3), lamp, { alpha: light * alpha });
}

function writeWords(canvas: Canvas, words: string, next: string, alpha: number): void {
  const style = { face: 'display', align: 'centre' } as const;
  write(canvas, words, 320, 288, { ...style, size: 26, colour: paper, alpha });
  write(canvas, next, 320, 319, { ...style, size: 17, colour: quiet, alpha });
}
