/** A wall sit: a person leans on a wall and keeps still while a timer counts down. */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { lamp, neel, paper2, shade, sindoor, tota, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, inTurn, mix, shown, stepAt } from '../paint/motion.ts';
import { brushOn, drawPerson, type Pose } from '../paint/person.ts';
import { ellipse, type Point, rectangle } from '../paint/shapes.ts';
import { createStage, drawHeading } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { bell, tick } from '../sound/voices.ts';
import { drawTimer } from './timer.ts';

const READY = 3;
const HOLD = 25;
const WALL = 92;
const GROUND = 322;

const ADVICE = inTurn([
  { words: 'Slide down the wall', seconds: READY },
  { words: 'Back flat on the wall', seconds: 7 },
  { words: 'Knees above the ankles', seconds: 7 },
  { words: 'Keep breathing', seconds: 6 },
  { words: 'Almost there', seconds: 5 },
  { words: 'Stand up slowly', seconds: 4 },
]);

const stage = createStage();

/**
 * Returns the pose at the wall: at depth 0 the person stands, at 1 the thighs are level. `breath`
 * moves the chest a little, in pixels.
 */
function sitPose(depth: number, breath: number): Pose {
  const hip: Point = [WALL + 19, GROUND - mix(126, 70, depth)];
  const shoulder: Point = [WALL + 19 + breath, hip[1] - 76 - breath];
  const knees = mix(0, 58, depth);
  return {
    hip,
    shoulder,
    head: [WALL + 30, shoulder[1] - 40],
    feet: [
      [WALL + 19 + knees, GROUND - 10],
      [WALL + 31 + knees, GROUND - 12],
    ],
    hands: [
      [hip[0] + mix(8, 40, depth), hip[1] - mix(6, 18, depth)],
      [hip[0] + mix(14, 48, depth), hip[1] - mix(6, 18, depth)],
    ],
  };
}

export const wallSit: Clip = {
  name: 'wall-sit-countdown',
  title: 'Wall sit countdown',
  kind: 'fitness',
  seconds: READY + HOLD + 4,
  rate: 15,
  notes: 'Twenty-five seconds of sitting against a wall without a chair, counted down.',

  draw(canvas, time) {
    const { value, start, seconds } = stepAt(ADVICE, time);
    const end = READY + HOLD;
    const depth = ease(between(time, 1, READY)) * (1 - ease(between(time, end + 0.6, end + 3)));

    layPicture(stage, canvas);
    fill(canvas, ellipse(182, 190, 132), neel);
    fill(canvas, rectangle(0, 62, WALL, GROUND - 62), shade);
    fill(canvas, rectangle(WALL - 3, 62, 3, GROUND - 62), unlit);
    fill(canvas, rectangle(0, GROUND, 330, 2), unlit);
    drawPerson(brushOn(canvas), sitPose(depth, Math.sin(time * 1.6) * 1.2), tota);
    drawHeading(canvas, { title: this.title, accent: sindoor });

    const holding = time >= READY && time < end;
    const left = time < READY ? READY - time : Math.max(0, end - time);
    const label = holding ? 'hold' : time < READY ? 'ready' : 'done';
    drawTimer(canvas, 455, 164, 98, { left, total: time < READY ? READY : HOLD, label });
    const style = { face: 'display', size: 24, align: 'centre' } as const;
    const alpha = shown(time, start, start + seconds, 0.25);
    write(canvas, value.words, 455, 306, { ...style, colour: holding ? lamp : paper2, alpha });
  },

  sound() {
    const track = tanpura(184.7, this.seconds).map((value) => value * 0.3);
    lay(track, bell(554, 3), READY, 0.5);
    lay(track, bell(369.3, 4), READY + HOLD, 0.6);
    for (let second = 1; second < HOLD; second++) {
      lay(
        track,
        tick(second > HOLD - 6 ? 1200 : 800),
        READY + second,
        second > HOLD - 6 ? 0.3 : 0.12,
      );
    }
    return finish(inRoom(track, 0.22), 0.5);
  },
};
