/** A rest for the eyes: away from the screen, at something far away, for twenty seconds. */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { lamp, paper, sindoor } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, inTurn, spoken, stepAt } from '../paint/motion.ts';
import { ellipse, rhombus } from '../paint/shapes.ts';
import { drawHeading, shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { bell } from '../sound/voices.ts';
import { drawTimer } from './timer.ts';
import { screen, view } from './window.ts';

const READY = 5;
const LOOK = 20;
const END = READY + LOOK;

const ADVICE = inTurn([
  { words: 'Look up from the screen', seconds: READY },
  { words: 'At something six metres away', seconds: 7 },
  { words: 'Blink slowly', seconds: 6 },
  { words: 'Let the shoulders drop', seconds: 7 },
  { words: 'Again in twenty minutes', seconds: 4 },
]);

export const eyeRest: Clip = {
  name: 'eye-rest-timer',
  title: 'Eye rest timer',
  kind: 'fitness',
  seconds: END + 4,
  rate: 15,
  notes:
    'Twenty seconds for tired eyes, at something six metres away, until a bell calls them back.',

  draw(canvas, time) {
    const { value } = stepAt(ADVICE, time);
    layPicture(view, canvas);
    // The lamp on the farthest hill is what to look at.
    shine(canvas, 122, 181, 26, 0.5);
    fill(canvas, rhombus(122, 181, 4, 5.5), lamp);
    const cloud = 150 + time * 2.2;
    for (const [dx, dy, radius] of [
      [0, 0, 26],
      [26, 3, 20],
      [-24, 4, 18],
    ] as const) {
      fill(canvas, ellipse(cloud + dx, 108 + dy, radius, radius * 0.4), paper, { alpha: 0.4 });
    }
    const left = time < READY ? READY - time : Math.max(0, END - time);
    const looking = time >= READY && time < END;
    const label = looking ? 'look far' : time < READY ? 'ready' : 'done';
    drawTimer(canvas, 478, 158, 92, { left, total: time < READY ? READY : LOOK, label });
    layPicture(screen, canvas, 0.94 * (1 - ease(between(time, 1.2, 3.4))));
    drawHeading(canvas, { title: this.title, accent: sindoor });
    const alpha = spoken(ADVICE, time, 0.3);
    const style = { face: 'display', size: 24, align: 'centre' } as const;
    write(canvas, value.words, 478, 304, { ...style, colour: looking ? lamp : paper, alpha });
  },

  sound() {
    const track = tanpura(138.5, this.seconds).map((value) => value * 0.4);
    lay(track, bell(554, 4), READY, 0.4);
    lay(track, bell(415.5, 5), END, 0.5);
    return finish(inRoom(track, 0.25), 0.45);
  },
};
