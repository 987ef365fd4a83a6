/**
 * "How Pictures Move", a series of six short lessons on the eye and the moving picture. The
 * episodes share the card at the start with the number in a lit lamp, the heading and the captions.
 */
import type { Clip } from '../clip.ts';
import { type Canvas, createCanvas, layPicture } from '../paint/canvas.ts';
import { lamp, marigold, night, paper, paper2 } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, type Step, shown, stepAt } from '../paint/motion.ts';
import { rhombus } from '../paint/shapes.ts';
import { createStage, drawHeading, HEIGHT, shine, WIDTH } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay, type Sound, silence } from '../sound/sound.ts';
import { bell } from '../sound/voices.ts';

const SERIES = 'How Pictures Move';
/** Seconds of the card, and of the fade from the card to the lesson. */
const CARD = 2.6;
const PASSAGE = 0.5;

export interface Lesson {
  number: number;
  name: string;
  title: string;
  notes: string;
  /** Seconds of the lesson, without the card. */
  seconds: number;
  rate: number;
  /** Draws the lesson on an empty stage. `time` is in seconds from the end of the card. */
  draw(canvas: Canvas, time: number): void;
  /** Adds the lesson's sounds to a track, which starts at the end of the card too. */
  play(track: Sound): void;
}

const stage = createStage();

export function createEpisode(lesson: Lesson): Clip {
  const { number, name, title, notes, rate } = lesson;
  const seconds = CARD + lesson.seconds;
  const card = createCanvas(WIDTH, HEIGHT);
  let isDrawn = false;

  return {
    name,
    title,
    kind: 'episode',
    episode: number,
    notes,
    seconds,
    rate,

    draw(canvas, time) {
      if (!isDrawn) drawCard(card, number, title);
      isDrawn = true;
      layPicture(stage, canvas);
      if (time > CARD - PASSAGE) {
        lesson.draw(canvas, Math.max(0, time - CARD));
        drawHeading(canvas, { title: `${number} · ${title}`, accent: marigold });
      }
      layPicture(card, canvas, 1 - ease(between(time, CARD - PASSAGE, CARD)));
    },

    sound() {
      const track = silence(lesson.seconds);
      lesson.play(track);
      const all = silence(seconds);
      lay(all, bell(277, 4), 0.1, 0.5);
      lay(all, bell(415.5, 4), 0.4, 0.35);
      lay(all, track, CARD);
      return finish(inRoom(all, 0.22), 0.5);
    },
  };
}

function drawCard(canvas: Canvas, number: number, title: string): void {
  layPicture(stage, canvas);
  shine(canvas, WIDTH / 2, 142, 170, 0.26);
  fill(canvas, rhombus(WIDTH / 2, 142, 52, 68), lamp);
  const style = { face: 'display', align: 'centre' } as const;
  write(canvas, String(number), WIDTH / 2, 142, { ...style, size: 52, colour: night });
  write(canvas, title, WIDTH / 2, 258, { ...style, size: 46, colour: paper });
  const small = { ...style, size: 17, spacing: 2, colour: paper2 };
  write(canvas, SERIES.toUpperCase(), WIDTH / 2, 304, small);
}

export interface Caption {
  words: string;
  seconds: number;
}

/** Draws the sentence under the picture. It changes as the lesson goes on. */
export function drawCaption(canvas: Canvas, steps: readonly Step<Caption>[], time: number): void {
  const { value, start, seconds } = stepAt(steps, time);
  const alpha =
    steps.at(-1)?.start === start
      ? shown(time, start, Infinity)
      : shown(time, start, start + seconds, 0.3);
  const style = { face: 'display', size: 24, align: 'centre', colour: paper, alpha } as const;
  write(canvas, value.words, WIDTH / 2, 334, style);
}
