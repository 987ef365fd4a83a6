/** Slow breathing: a lamp grows for four seconds and shrinks for six. */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { lamp, night, paper, sindoor, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { ease, mix, shown } from '../paint/motion.ts';
import { rhombus, rhombusLine } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLampRow, shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { bell, breath } from '../sound/voices.ts';

const IN = 4;
const OUT = 6;
const BREATHS = 3;
const SMALL = 34;
const LARGE = 92;
const MIDDLE = { x: 320, y: 168 };

const stage = createStage();

export const pacedBreathing: Clip = {
  name: 'paced-breathing',
  title: 'Paced breathing',
  kind: 'fitness',
  seconds: BREATHS * (IN + OUT),
  rate: 15,
  notes:
    'Three slow breaths with a lamp that grows as you breathe in and shrinks as you breathe out.',

  draw(canvas, time) {
    const phase = time % (IN + OUT);
    const inwards = phase < IN;
    const air = inwards ? ease(phase / IN) : 1 - ease((phase - IN) / OUT);
    const size = mix(SMALL, LARGE, air);
    const { x, y } = MIDDLE;

    layPicture(stage, canvas);
    drawHeading(canvas, { title: this.title, accent: sindoor });
    fill(canvas, rhombusLine(x, y, LARGE, LARGE * 1.25, 1.5), unlit, { alpha: 0.8 });
    shine(canvas, x, y, size * 2, 0.1 + 0.16 * air);
    fill(canvas, rhombus(x, y, size, size * 1.25), lamp);

    const count = inwards ? Math.floor(phase) + 1 : OUT - Math.floor(phase - IN);
    const numeral = { face: 'display', size: 41, align: 'centre', colour: night } as const;
    write(canvas, String(count), x, y, numeral);

    const label = { face: 'display', size: 28, align: 'centre', spacing: 0.5 } as const;
    const fade = shown(phase, inwards ? 0 : IN, inwards ? IN : IN + OUT, 0.3);
    const words = inwards ? 'Breathe in' : 'Breathe out';
    write(canvas, words, x, 308, { ...label, colour: paper, alpha: fade });
    drawLampRow(canvas, 340, BREATHS, time / (IN + OUT));
  },

  sound() {
    const track = silence(this.seconds);
    for (let start = 0; start < this.seconds; start += IN + OUT) {
      lay(track, breath(138.5, IN, true), start, 0.9);
      lay(track, breath(110.8, OUT, false), start + IN, 0.8);
      lay(track, bell(554, 3), start, 0.1);
      lay(track, bell(415.5, 3), start + IN, 0.1);
    }
    return finish(inRoom(track, 0.25), 0.5);
  },
};
