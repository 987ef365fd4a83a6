/**
 * The site's second film, made like a silent one: cards with words between the scenes. A kite wants
 * to reach the moon, and becomes one.
 */
import type { Clip } from '../clip.ts';
import { layPicture } from '../paint/canvas.ts';
import { ease, shown } from '../paint/motion.ts';
import { drawEnd, drawTitle, emptyCard, writeLines } from './kite/cards.ts';
import { playFilm } from './kite/music.ts';
import { scenes } from './kite/scenes.ts';
import { partAt, SECONDS } from './kite/timeline.ts';

export const theKite: Clip = {
  name: 'the-kite-and-the-moon',
  title: 'The Kite and the Moon',
  kind: 'movie',
  seconds: SECONDS,
  // As many as silent films had.
  rate: 16,
  quality: { crf: '49', sound: '16k' },
  notes: 'A kite that wants to touch the moon learns who is waiting for it below.',

  draw(canvas, time) {
    const { value, start, seconds } = partAt(time);
    if (value.kind === 'scene') {
      scenes[value.scene](canvas, time - start);
      return;
    }
    layPicture(emptyCard, canvas);
    const alpha = shown(time, start, start + seconds, 0.4);
    if (value.kind === 'title') drawTitle(canvas, alpha);
    else if (value.kind === 'end') drawEnd(canvas, ease((time - start) / 0.4));
    else writeLines(canvas, value.lines, alpha);
  },

  sound: () => playFilm(SECONDS),
};
