import { niches } from '#/lib/sheets.ts';
import { drawWide } from './backdrop.ts';
import type { ArtChoice } from './choose.ts';
import { grounds } from './ground.ts';
import { hash, noise } from './hash.ts';
import { countVariants, isMotif } from './motifs.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { drawNiche } from './portrait.ts';
import { drawPainted, seriesMark, WHOLE } from './poster.ts';
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
