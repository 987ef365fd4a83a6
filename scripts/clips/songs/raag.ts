/**
 * A raag as a clip. Each of its notes is a lamp on a stair, as high as its pitch. The lamps light
 * up as a simple tune plays over a drone. The four strings of the drone are drawn below.
 */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { type Colour, feroza } from '../paint/colours.ts';
import { createStage, drawHeading } from '../paint/stage.ts';
import { inRoom } from '../sound/room.ts';
import { frequencyOf, type Note, readTune, SA, type Swara } from '../sound/scale.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { pluck, reed } from '../sound/voices.ts';
import { drawFloor, type Motif } from './motifs.ts';
import { drawStep, lightOf, stairOf } from './stair.ts';
import { drawStrings } from './strings.ts';

export interface Raag {
  name: string;
  title: string;
  native: string;
  notes: string;
  accent: Colour;
  motif: Motif;
  scale: readonly Swara[];
  tune: string;
  voice: 'plucked' | 'reed';
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
    notes: raag.notes,
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
