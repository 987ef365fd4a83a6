/** What a clip is: facts for the catalogue, a picture for every moment, and a sound. */
import type { Canvas } from './paint/canvas.ts';
import type { Sound } from './sound/sound.ts';

export interface ClipFacts {
  /** The file's name without its ending, and the clip's key in the manifest. */
  readonly name: string;
  readonly title: string;
  readonly kind: 'fitness' | 'song' | 'episode' | 'movie';
  readonly seconds: number;
  /** One sentence: what it is. */
  readonly note: string;
  readonly episode?: number;
}

export interface Clip extends ClipFacts {
  /** Frames a second; 15 where little moves. */
  readonly rate: number;
  /** Paints the whole frame for a moment; the canvas may hold the last frame. */
  draw(canvas: Canvas, time: number): void;
  sound(): Sound;
}
