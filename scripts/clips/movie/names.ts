/**
 * The name in four scripts, each in two parts: the letters, and the dots that finish them. The
 * letters can then stand alone for a moment, waiting for the lamp.
 */
import type { Canvas } from '../paint/canvas.ts';
import { paper } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { moved } from '../paint/shapes.ts';
import { readSvgPath } from '../paint/svg-path.ts';
import { stamp, textMask } from '../paint/text.ts';
import { latinLetters, urduLetters } from './letters.ts';
import { shrink, takeLowestPart } from './parts.ts';

/** A place for the lamp: its middle and its half axes. */
export interface Dot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Name {
  dots: readonly Dot[];
  draw(canvas: Canvas, alpha: number): void;
}

/** Names are set large, where their parts lie well apart, and made smaller after. */
const SET_SIZE = 220;

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** The wordmark, as on the site: six letters, the dot in the valley of the M. */
export function latinName({ x, y, scale }: Place): Name {
  const [left, top] = [x - 271 * scale, y - 50 * scale];
  const letters = latinLetters.map(({ at, d }) =>
    moved(readSvgPath(d), { x: left + at * scale, y: top, scale }),
  );
  const dot = { x: left + 55 * scale, y: top + 2 * scale, width: 17 * scale, height: 25.5 * scale };
  return {
    dots: [dot],
    draw(canvas, alpha) {
      for (const letter of letters) fill(canvas, letter, paper, { alpha, rule: 'evenodd' });
    },
  };
}

/** The Urdu wordmark: its two letters with dots get them as lamps. */
export function urduName({ x, y, scale }: Place): Name {
  const [left, top] = [x - 88 * scale, y - 76 * scale];
  const letters = moved(readSvgPath(urduLetters), { x: left, y: top, scale });
  const dot = (dx: number, dy: number): Dot => ({
    x: left + dx * scale,
    y: top + dy * scale,
    width: 11 * scale,
    height: 12.5 * scale,
  });
  return {
    dots: [dot(114.6, 17.8), dot(82.8, 14)],
    draw: (canvas, alpha) => fill(canvas, letters, paper, { alpha }),
  };
}

/** A name set in type, its nuqta taken out so that the lamp can take the place. */
export function typedName(face: 'hindi' | 'punjabi', text: string, place: Place): Name {
  const large = textMask(text, { face, size: SET_SIZE, align: 'centre' });
  const factor = (100 * place.scale) / SET_SIZE;
  const { rest, middle } = takeLowestPart(large);
  const letters = shrink(rest, factor);
  const width = 8.6 * place.scale;
  const dot = { x: place.x + middle.x * factor, y: place.y + middle.y * factor };
  return {
    dots: [{ ...dot, width, height: width * 1.3 }],
    draw: (canvas, alpha) => stamp(canvas, letters, place.x, place.y, { colour: paper, alpha }),
  };
}
