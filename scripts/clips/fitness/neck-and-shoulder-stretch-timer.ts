/** Four slow stretches for a stiff neck, eight seconds each, shown by a face in front of a disc. */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { paper, rani, sindoor } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { ease, inTurn, shown, stepAt } from '../paint/motion.ts';
import { ellipse } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLampRow } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { drawBust } from './bust.ts';
import { drawTimer, ringTimes } from './timer.ts';

const STRETCHES = inTurn([
  { words: 'Ear to the right', seconds: 8, tilt: 1, nod: 0, lift: 0 },
  { words: 'Ear to the left', seconds: 8, tilt: -1, nod: 0, lift: 0 },
  { words: 'Chin to the chest', seconds: 8, tilt: 0, nod: 1, lift: 0 },
  { words: 'Shoulders up and down', seconds: 8, tilt: 0, nod: 0, lift: 1 },
]);

const stage = createStage();

export const neckAndShoulders: Clip = {
  name: 'neck-and-shoulder-stretch-timer',
  title: 'Neck and shoulder stretch timer',
  kind: 'fitness',
  seconds: 32,
  rate: 15,
  notes: 'Four gentle stretches for the neck and shoulders, with eight counted seconds for each.',

  draw(canvas, time) {
    const { value, start, seconds } = stepAt(STRETCHES, time);
    const held = ease((time - start) / 1.6) * ease((start + seconds - time) / 1.6);
    const shrug = ease(Math.abs(((time - start) % 4) / 2 - 1)) * -1 + 1;

    layPicture(stage, canvas);
    fill(canvas, ellipse(190, 194, 126), rani);
    const pose = { tilt: value.tilt * held, nod: value.nod * held, lift: value.lift * shrug };
    drawBust(canvas, 190, 246, pose);
    drawHeading(canvas, { title: this.title, accent: sindoor });

    const left = seconds - (time - start);
    drawTimer(canvas, 455, 158, 92, { left, total: seconds, label: 'seconds' });
    const style = { face: 'display', size: 24, align: 'centre', colour: paper } as const;
    const alpha = shown(time, start, start + seconds, 0.25);
    write(canvas, value.words, 455, 292, { ...style, alpha });
    drawLampRow(canvas, 328, STRETCHES.length, time / seconds, 455);
  },

  sound() {
    const track = tanpura(207.65, this.seconds).map((value) => value * 0.35);
    const bells = silence(this.seconds);
    for (const { start, seconds } of STRETCHES) ringTimes(bells, start, seconds, 415.3);
    lay(track, bells, 0, 0.7);
    return finish(inRoom(track, 0.25), 0.5);
  },
};
