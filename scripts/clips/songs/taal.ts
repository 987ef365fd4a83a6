/**
 * The theka of a taal as a clip: rounds of its beats on a ring of lamps, and beside it the drum's
 * syllables, one line for each group of beats.
 */
import type { Clip } from '../clip.ts';
import { type Canvas, layPicture } from '../paint/canvas.ts';
import { feroza, lamp, paper, paper2, quiet } from '../paint/colours.ts';
import { clamp, struck } from '../paint/motion.ts';
import { around } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLamp } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import type { Syllable } from '../sound/drums.ts';
import { LEAD, playTheka } from './theka.ts';

/** A group of beats: its mark (`×` for the sam, a number for a clap, `0` for an open hand). */
export interface Group {
  mark: string;
  says: readonly Syllable[];
}

export interface Taal {
  name: string;
  title: string;
  native: string;
  notes: string;
  groups: readonly Group[];
  /** Seconds of a beat. */
  beat: number;
  rounds: number;
  /** What the marks mean. */
  legend?: string;
}

const TAIL = 2.5;
const RING = { x: 186, y: 196, radius: 118 };
const GRID = { x: 494, y: 196 };
/** Space between the syllables of a group, by how many the longest group has. */
const GAPS = [60, 92, 92, 72, 60];

const stage = createStage();

/** A beat of one round: what the drum says, and its place in the lines of groups. */
interface Beat {
  syllable: Syllable;
  row: number;
  column: number;
}

const beatsOf = (groups: readonly Group[]): Beat[] =>
  groups.flatMap(({ says }, row) => says.map((syllable, column) => ({ syllable, row, column })));

export function createTaal(taal: Taal): Clip {
  const beats = beatsOf(taal.groups);
  const seconds = Math.ceil(LEAD + taal.rounds * beats.length * taal.beat + TAIL);

  return {
    ...{ name: taal.name, title: taal.title, kind: 'song', notes: taal.notes },
    ...{ seconds, rate: 15 },

    draw(canvas, time) {
      // The last beat is the first of a round that is not played.
      const played = Math.floor((time - LEAD) / taal.beat + 1e-6);
      const beat = Math.min(taal.rounds * beats.length, played);
      layPicture(stage, canvas);
      drawHeading(canvas, { title: taal.title, accent: feroza, native: taal.native });
      drawRing(canvas, beats, beat, time - LEAD - beat * taal.beat);
      drawTheka(canvas, taal.groups, beats, beat);
      const style = { size: 14, align: 'centre', colour: paper2 } as const;
      write(canvas, taal.legend ?? '', GRID.x, 338, style);
    },

    sound: () => playTheka(beats, { ...taal, seconds }),
  };
}

/** Draws the ring of beats. `since` is the time since the beat began. */
function drawRing(canvas: Canvas, beats: readonly Beat[], beat: number, since: number): void {
  const count = beats.length;
  const scale = clamp(16 / count, 1, 1.5);
  for (const [index, { column }] of beats.entries()) {
    const [x, y] = around(RING.x, RING.y, RING.radius, index / count);
    const on = beat >= 0 && beat % count === index;
    const went = beat > 0 && (beat - 1) % count === index;
    const light = on ? 1 : went ? struck(since, 0, 0.4) : 0;
    drawLamp(canvas, x, y, (column === 0 ? 13 : 9) * scale, light);
  }
  const middle = { face: 'display', align: 'centre', colour: paper } as const;
  const says = beat < 0 ? String(count) : (beats[beat % count]?.syllable ?? '');
  write(canvas, says, RING.x, RING.y - 8, { ...middle, size: 52 });
  const below = beat < 0 ? 'beats' : String((beat % count) + 1);
  write(canvas, below, RING.x, RING.y + 42, { ...middle, size: 22, colour: paper2 });
}

function drawTheka(
  canvas: Canvas,
  groups: readonly Group[],
  beats: readonly Beat[],
  beat: number,
): void {
  const columns = Math.max(...groups.map(({ says }) => says.length));
  const gap = GAPS[columns] ?? 60;
  const left = GRID.x - ((columns - 1) / 2) * gap;
  const high = groups.length > 4 ? 46 : 56;
  const lineOf = (row: number) => GRID.y + (row - (groups.length - 1) / 2) * high;
  const style = { face: 'display', align: 'centre' } as const;
  for (const [index, { syllable, row, column }] of beats.entries()) {
    const on = beat >= 0 && beat % beats.length === index;
    const colour = on ? lamp : paper2;
    write(canvas, syllable, left + column * gap, lineOf(row), { ...style, size: 23, colour });
  }
  for (const [row, { mark }] of groups.entries()) {
    write(canvas, mark, left - 52, lineOf(row), { ...style, size: 17, colour: quiet });
  }
}
