/** The parts of a clip: facts for the catalogue, a function that draws a frame, and the sound. */
import type { Canvas } from './paint/canvas.ts';
import type { Sound } from './sound/sound.ts';

export interface ClipFacts {
  /** The file's name without its extension, and the clip's key in the manifest. */
  readonly name: string;
  readonly title: string;
  readonly kind: 'fitness' | 'song' | 'episode' | 'movie';
  readonly seconds: number;
  /** Description of the clip in one sentence. */
  readonly notes: string;
  readonly episode?: number;
}

/** How the encoder treats a clip: the picture's quantiser (higher is coarser), the sound's bitrate. */
export interface Quality {
  readonly crf: string;
  readonly sound: string;
}

export interface Clip extends ClipFacts {
  /** Frames a second; 15 for clips with little motion. */
  readonly rate: number;
  /** For a long clip: a coarser picture and a lower bitrate than its kind has. */
  readonly quality?: Quality;
  /** Draws the whole frame for a time in seconds. The canvas may still hold the previous frame. */
  draw(canvas: Canvas, time: number): void;
  sound(): Sound;
}
