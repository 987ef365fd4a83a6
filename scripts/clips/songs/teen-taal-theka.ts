/** Teen taal: three rounds of sixteen beats in four groups of four, with the drum's syllables. */
import type { Clip } from '../clip.ts';
import { type Canvas, layPicture } from '../paint/canvas.ts';
import { feroza, lamp, paper, paper2, quiet } from '../paint/colours.ts';
import { struck } from '../paint/motion.ts';
import { around } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLamp } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { type Syllable, stroke } from '../sound/drums.ts';
import { inRoom } from '../sound/room.ts';
import { SA } from '../sound/scale.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';

const THEKA: readonly Syllable[] = [
  ...(['Dha', 'Dhin', 'Dhin', 'Dha'] as const),
  ...(['Dha', 'Dhin', 'Dhin', 'Dha'] as const),
  ...(['Dha', 'Tin', 'Tin', 'Ta'] as const),
  ...(['Ta', 'Dhin', 'Dhin', 'Dha'] as const),
];
/** A clap marks the first, second and last group. The third is marked by an open hand. */
const GROUPS = ['×', '2', '0', '3'];

const BEAT = 0.5;
const LEAD = 1.5;
const ROUNDS = 3;
const RING = { x: 186, y: 196, radius: 118 };

const stage = createStage();

const syllableAt = (beat: number): Syllable => THEKA[beat % 16] ?? 'Dha';

/** Returns the current beat. The last one is the first of a round that is not played. */
const beatAt = (time: number): number =>
  Math.min(ROUNDS * 16, Math.floor((time - LEAD) / BEAT + 1e-6));

function drawRing(canvas: Canvas, beat: number, time: number): void {
  for (let index = 0; index < 16; index++) {
    const [x, y] = around(RING.x, RING.y, RING.radius, index / 16);
    const on = beat >= 0 && beat % 16 === index;
    const went = beat > 0 && (beat - 1) % 16 === index;
    const light = on ? 1 : went ? struck(time, LEAD + beat * BEAT, 0.4) : 0;
    drawLamp(canvas, x, y, index % 4 === 0 ? 13 : 9, light);
  }
  const middle = { face: 'display', align: 'centre', colour: paper } as const;
  write(canvas, beat < 0 ? '16' : syllableAt(beat), RING.x, RING.y - 8, { ...middle, size: 52 });
  const count = beat < 0 ? 'beats' : String((beat % 16) + 1);
  write(canvas, count, RING.x, RING.y + 42, { ...middle, size: 22, colour: paper2 });
}

function drawTheka(canvas: Canvas, beat: number): void {
  for (let index = 0; index < 16; index++) {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const on = beat >= 0 && beat % 16 === index;
    const y = 112 + row * 56;
    const style = { face: 'display', size: 23, align: 'centre' } as const;
    write(canvas, syllableAt(index), 404 + column * 60, y, {
      ...style,
      colour: on ? lamp : paper2,
    });
    if (column === 0)
      write(canvas, GROUPS[row] ?? '', 352, y, { ...style, size: 17, colour: quiet });
  }
}

export const teenTaal: Clip = {
  name: 'teen-taal-theka',
  title: 'Teen taal theka',
  kind: 'song',
  seconds: LEAD + ROUNDS * 16 * BEAT + 2.5,
  rate: 15,
  notes:
    'Three rounds of the sixteen beats that most songs walk on, each drum syllable lit in turn.',

  draw(canvas, time) {
    const beat = beatAt(time);
    layPicture(stage, canvas);
    drawHeading(canvas, { title: this.title, accent: feroza, native: 'تین تال' });
    drawRing(canvas, beat, time);
    drawTheka(canvas, beat);
  },

  sound() {
    const track = tanpura(SA / 2, this.seconds).map((value) => value * 0.16);
    for (let beat = 0; beat <= ROUNDS * 16; beat++) {
      const loud = beat % 4 === 0 ? 1 : 0.75;
      lay(track, stroke(syllableAt(beat), SA), LEAD + beat * BEAT, loud);
    }
    return finish(inRoom(track, 0.16, 0.78), 0.7, 0.2, 1.2);
  },
};
