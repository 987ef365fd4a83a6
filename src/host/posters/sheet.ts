import { niches } from '#/lib/sheets.ts';
import { type ArtChoice, chooseArt } from './choose.ts';
import { grounds } from './ground.ts';
import { hash, noise } from './hash.ts';
import { countVariants, drawingOf, isMotif } from './motifs.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { drawNiche } from './portrait.ts';
import { drawPainted, seriesMark, WHOLE } from './poster.ts';
import type { FilmForArt } from './subject.ts';
import { path, sky, svgDocument } from './svg.ts';
import { tonesOf } from './tone.ts';

/** Y of the horizon, where no words stand below it. */
const HORIZON = 216;

const isPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name);

/**
 * Draws the sheet without words of a name such as `rani-lantern`: a palette and a motif, or a
 * palette and a person's niche. Returns null for any other name. A wide sheet has the form of a
 * backdrop; a niche is never wide.
 */
export function drawSheet(name: string, wide = false): string | null {
  const [palette = '', motif = '', ...more] = name.split('-');
  if (!isPalette(palette) || more.length > 0) return null;
  const filling = niches.indexOf(motif);
  if (filling >= 0) return drawNiche(palettes[palette], filling);
  if (!isMotif(motif)) return null;
  const h = hash(name);
  const choice: ArtChoice = {
    palette: palettes[palette],
    motif: { name: motif, variant: 1 + ((h >>> 4) % countVariants(motif)) },
    edge: h % grounds.length,
    noise: (i) => noise(h, i),
  };
  if (wide) return drawWide(choice);
  return drawPainted(choice, { ...WHOLE, horizon: HORIZON }, (backing) =>
    seriesMark(tonesOf(choice.palette), backing),
  );
}

const WIDTH = 320;
const HEIGHT = 180;
const WIDE_HORIZON = 148;

/**
 * Draws a film's backdrop: the sky, motif and ground of its poster on a wide sheet. The start side
 * stays free for the page's title.
 */
export function drawBackdrop(film: FilmForArt): string {
  return drawWide(chooseArt(film, grounds.length));
}

/** Draws a wide sheet without words. */
function drawWide({ palette, motif, edge, noise }: ArtChoice): string {
  const tones = tonesOf(palette);
  const frame = { width: WIDTH, horizon: WIDE_HORIZON, x: 222, y: 80, unit: 47, tones, noise };
  const ground = (grounds[edge] ?? grounds[0])(WIDTH, HEIGHT, WIDE_HORIZON);
  return svgDocument(
    { width: WIDTH, height: HEIGHT, drawnWidth: 1280, drawnHeight: 720 },
    sky(tones.skyTop, tones.skyLow, WIDTH, WIDE_HORIZON + 8) +
      drawingOf(motif)(frame) +
      path(tones.ground, ground),
  );
}
