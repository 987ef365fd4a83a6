/**
 * The name in four scripts, each in two parts: the letters, and the dots that complete them. The
 * letters can be shown alone, before the lamp takes the place of a dot.
 */
import type { Canvas } from '../paint/canvas.ts';
import { paper } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { moved } from '../paint/shapes.ts';
import { readSvgPath } from '../paint/svg-path.ts';
import { stamp, textMask } from '../paint/text.ts';
import { latinLetters, urduLetters } from './letters.ts';
import { shrink, takeLowestPart } from './parts.ts';

/** A place for the lamp: its centre, half its width and half its height, in pixels. */
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

/** Font size of names before they are scaled down. At this size their parts lie well apart. */
const SET_SIZE = 220;

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** Returns the Latin wordmark of the site: six letters, and the dot in the valley of the M. */
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

/** Returns the Urdu wordmark. The dots of its two dotted letters are lamps. */
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

/** Returns a name in type, with its nuqta removed so that the lamp can take its place. */
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
