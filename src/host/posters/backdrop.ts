import { type ArtChoice, chooseArt } from './choose.ts';
import { grounds } from './ground.ts';
import { drawingOf } from './motifs.ts';
import type { FilmForArt } from './subject.ts';
import { path, sky, svgDocument } from './svg.ts';
import { tonesOf } from './tone.ts';

const WIDTH = 320;
const HEIGHT = 180;
const HORIZON = 148;

/**
 * Draws a film's backdrop: the sky, motif and ground of its poster on a wide sheet. The start side
 * stays free for the page's title.
 */
export function drawBackdrop(film: FilmForArt): string {
  return drawWide(chooseArt(film, grounds.length));
}

/** Draws a wide sheet without words. */
export function drawWide({ palette, motif, edge, noise }: ArtChoice): string {
  const tones = tonesOf(palette);
  const frame = { width: WIDTH, horizon: HORIZON, x: 222, y: 80, unit: 47, tones, noise };
  const ground = (grounds[edge] ?? grounds[0])(WIDTH, HEIGHT, HORIZON);
  return svgDocument(
    { width: WIDTH, height: HEIGHT, drawnWidth: 1280, drawnHeight: 720 },
    sky(tones.skyTop, tones.skyLow, WIDTH, HORIZON + 8) +
      drawingOf(motif)(frame) +
      path(tones.ground, ground),
  );
}
