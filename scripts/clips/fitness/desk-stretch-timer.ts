/** Four stretches on the chair at a desk, eight seconds each. */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { marigold, neel, paper, shade, sindoor, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { ease, inTurn, spoken, stepAt } from '../paint/motion.ts';
import { brushOn, drawPerson } from '../paint/person.ts';
import { ellipse, rectangle } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLampRow } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { drawChair, drawDesk, SITTING, type Stretch, sitPose } from './desk.ts';
import { drawTimer, ringTimes } from './timer.ts';

const EACH = 8;
const GROUND = 318;
const CHAIR = 186;

const STRETCHES = inTurn([
  { words: 'Reach up and grow tall', seconds: EACH },
  { words: 'Hands back, open the chest', seconds: EACH },
  { words: 'Fold over the knees', seconds: EACH },
  { words: 'One leg, then the other', seconds: EACH },
]);

const stage = createStage();

/** Returns the stretch of a part at a time since it began. The last part has one for each leg. */
function stretchAt(part: number, since: number): Stretch {
  const held = ease(since / 1.5) * ease((EACH - since) / 1.5);
  if (part === 0) return { ...SITTING, reach: held };
  if (part === 1) return { ...SITTING, open: held };
  if (part === 2) return { ...SITTING, fold: held };
  const half = EACH / 2;
  const near = ease(since / 1.2) * ease((half - since) / 1.2);
  const far = ease((since - half) / 1.2) * ease((EACH - since) / 1.2);
  return { ...SITTING, nearLeg: near, farLeg: far };
}

export const deskStretches: Clip = {
  name: 'desk-stretch-timer',
  title: 'Desk stretch timer',
  kind: 'fitness',
  seconds: STRETCHES.length * EACH,
  rate: 15,
  notes:
    'Four stretches without leaving the chair: arms, chest, back and legs, eight seconds each.',

  draw(canvas, time) {
    const { value, start } = stepAt(STRETCHES, time);
    const stretch = stretchAt(Math.round(start / EACH), time - start);

    layPicture(stage, canvas);
    fill(canvas, ellipse(188, 194, 126), neel);
    fill(canvas, rectangle(24, GROUND, 316, 2), unlit);
    fill(canvas, rectangle(24, GROUND + 2, 316, 4), shade);
    drawDesk(canvas, GROUND);
    drawChair(canvas, CHAIR, GROUND);
    drawPerson(brushOn(canvas, { x: CHAIR, y: GROUND }), sitPose(stretch), marigold);
    drawHeading(canvas, { title: this.title, accent: sindoor });

    const left = EACH - (time - start);
    drawTimer(canvas, 472, 158, 92, { left, total: EACH, label: 'seconds' });
    const style = { face: 'display', size: 24, align: 'centre', colour: paper } as const;
    const alpha = spoken(STRETCHES, time, 0.25);
    write(canvas, value.words, 472, 292, { ...style, alpha });
    drawLampRow(canvas, 328, STRETCHES.length, time / EACH, 472);
  },

  sound() {
    const track = tanpura(184.7, this.seconds).map((value) => value * 0.35);
    const bells = silence(this.seconds);
    for (const { start, seconds } of STRETCHES) ringTimes(bells, start, seconds, 369.3);
    lay(track, bells, 0, 0.7);
    return finish(inRoom(track, 0.25), 0.5);
  },
};
