/** Squats with rests: a person shows the pace, and a ring counts the seconds. */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { feroza, lamp, marigold, paper2, shade, sindoor, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, inTurn, mix, shown, stepAt } from '../paint/motion.ts';
import { brushOn, drawPerson, type Pose } from '../paint/person.ts';
import { ellipse, type Point, rectangle } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLampRow } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { pluck } from '../sound/voices.ts';
import { drawTimer, ringTimes } from './timer.ts';

const PARTS = inTurn([
  { words: 'Get ready', label: 'ready', seconds: 3, work: false },
  { words: 'Squat', label: 'work', seconds: 12, work: true },
  { words: 'Rest', label: 'rest', seconds: 5, work: false },
  { words: 'Squat', label: 'work', seconds: 12, work: true },
  { words: 'Well done', label: 'done', seconds: 2, work: false },
]);
/** Seconds for one squat, down and up. */
const PACE = 3;
const GROUND = 322;

const stage = createStage();

/** Returns the pose in a squat: at depth 0 the person stands, at 1 the person is fully down. */
export function squatPose(x: number, ground: number, depth: number): Pose {
  const hip: Point = [x - 40 * depth, ground - mix(126, 70, depth)];
  const lean = mix(0.03, 0.62, depth);
  const shoulder: Point = [hip[0] + Math.sin(lean) * 76, hip[1] - Math.cos(lean) * 76];
  const head: Point = [shoulder[0] + mix(3, 14, depth), shoulder[1] - mix(40, 34, depth)];
  const hand: Point = [shoulder[0] + mix(6, 68, depth), shoulder[1] + mix(68, 2, depth)];
  return {
    hip,
    shoulder,
    head,
    feet: [
      [x - 4, ground - 10],
      [x + 10, ground - 12],
    ],
    hands: [hand, [hand[0] + 8, hand[1] - 3]],
  };
}

export const squatIntervals: Clip = {
  name: 'squat-interval-timer',
  title: 'Squat interval timer',
  kind: 'fitness',
  seconds: 34,
  rate: 15,
  notes: 'Two rounds of squats with a rest between them, at a pace that leaves time to breathe.',

  draw(canvas, time) {
    const { value, start, seconds } = stepAt(PARTS, time);
    const phase = ((time - start) % PACE) / PACE;
    const depth = value.work ? ease(1 - Math.abs(phase * 2 - 1)) : 0;

    layPicture(stage, canvas);
    fill(canvas, ellipse(180, 190, 132), value.work ? sindoor : feroza);
    fill(canvas, rectangle(40, GROUND, 280, 2), unlit);
    fill(canvas, rectangle(40, GROUND + 2, 280, 4), shade);
    drawPerson(brushOn(canvas), squatPose(186, GROUND, depth), marigold);
    drawHeading(canvas, { title: this.title, accent: sindoor });

    const left = seconds - (time - start);
    drawTimer(canvas, 455, 158, 92, { left, total: seconds, label: value.label });
    const alpha = shown(time, start, start + seconds, 0.2);
    const colour = value.work ? lamp : paper2;
    const style = { face: 'display', size: 28, align: 'centre', colour } as const;
    write(canvas, value.words, 455, 292, { ...style, alpha });
    const rounds = PARTS.filter((part) => part.value.work).map((part) =>
      between(time, part.start, part.start + part.seconds),
    );
    drawLampRow(
      canvas,
      328,
      rounds.length,
      rounds.reduce((sum, each) => sum + each),
      455,
    );
  },

  sound() {
    const track = silence(this.seconds);
    for (const { value, start, seconds } of PARTS) {
      ringTimes(track, start, seconds, value.work ? 554 : 369.3);
      for (let at = 0; value.work && at < seconds; at += PACE / 2) {
        const note = at % PACE === 0 ? 184.7 : 277;
        lay(track, pluck(note, 1.6, 0.4), start + at, 0.9);
        lay(track, pluck(note * 1.5, 1.2, 0.3), start + at + PACE / 4, 0.35);
      }
    }
    return finish(inRoom(track, 0.2), 0.55);
  },
};
