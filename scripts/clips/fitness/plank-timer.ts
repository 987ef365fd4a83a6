/** A plank: a person holds one straight line from head to heels while a timer counts down. */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { lamp, paper2, rani, shade, sindoor, tota, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { ease, inTurn, between as share, spoken, stepAt } from '../paint/motion.ts';
import { brushOn, drawPerson } from '../paint/person.ts';
import { ellipse, rectangle } from '../paint/shapes.ts';
import { createStage, drawHeading } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { bell, tick } from '../sound/voices.ts';
import { between, handsAndKnees, plank, poseOf } from './poses.ts';
import { drawTimer } from './timer.ts';

const READY = 4;
const HOLD = 30;
const REST = 4;
const END = READY + HOLD;
const GROUND = 312;

const ADVICE = inTurn([
  { words: 'On hands and knees', seconds: READY },
  { words: 'One line, head to heels', seconds: 7 },
  { words: 'Hands under the shoulders', seconds: 6 },
  { words: 'Do not let the hips sink', seconds: 6 },
  { words: 'Keep breathing', seconds: 6 },
  { words: 'Almost there', seconds: 5 },
  { words: 'Knees down and rest', seconds: REST },
]);

const stage = createStage();

export const plankTimer: Clip = {
  name: 'plank-timer',
  title: 'Plank timer',
  kind: 'fitness',
  seconds: END + REST,
  rate: 15,
  notes: 'Thirty seconds in a straight line on hands and toes, counted down with a word of advice.',

  draw(canvas, time) {
    const { value } = stepAt(ADVICE, time);
    const up =
      ease(share(time, READY - 1.4, READY)) * (1 - ease(share(time, END + 0.3, END + 1.8)));

    layPicture(stage, canvas);
    fill(canvas, ellipse(180, 186, 124), rani);
    fill(canvas, rectangle(24, GROUND, 312, 4), unlit);
    fill(canvas, rectangle(24, GROUND + 4, 312, 4), shade);
    const pose = poseOf(between(handsAndKnees, plank, up));
    const air = Math.sin(time * 1.9) * 0.8;
    drawPerson(brushOn(canvas, { x: 196, y: GROUND + air * up }), pose, tota);
    drawHeading(canvas, { title: this.title, accent: sindoor });

    const holding = time >= READY && time < END;
    const left = time < READY ? READY - time : Math.max(0, END - time);
    const label = holding ? 'hold' : time < READY ? 'ready' : 'done';
    drawTimer(canvas, 475, 164, 92, { left, total: time < READY ? READY : HOLD, label });
    const style = { face: 'display', size: 24, align: 'centre' } as const;
    const alpha = spoken(ADVICE, time, 0.25);
    write(canvas, value.words, 475, 306, { ...style, colour: holding ? lamp : paper2, alpha });
  },

  sound() {
    const track = tanpura(207.65, this.seconds).map((value) => value * 0.3);
    lay(track, bell(554, 3), READY, 0.5);
    lay(track, bell(415.3, 3), READY + HOLD / 2, 0.25);
    lay(track, bell(369.3, 4), END, 0.6);
    for (let second = 1; second < HOLD; second++) {
      const near = second > HOLD - 6;
      lay(track, tick(near ? 1200 : 800), READY + second, near ? 0.3 : 0.12);
    }
    return finish(inRoom(track, 0.22), 0.5);
  },
};
