import { allowedFor } from './choice/pools.ts';
import { hash, noise } from './hash.ts';
import type { MotifChoice, MotifName } from './motifs.ts';
import { type Palette, palettePool, pickPalette } from './palettes.ts';
import type { FilmForArt } from './subject.ts';

/** Parts of a film's sheet. Different bits of the hash choose different parts. */
export type ArtChoice = {
  palette: Palette;
  motif: MotifChoice;
  /** Index of the ground's edge. */
  edge: number;
  noise: (i: number) => number;
};

/** Returns a motif for a film for which no catalogue has chosen one. */
function motifFor(film: FilmForArt, h: number): MotifName {
  const { named, neutral } = allowedFor(film);
  return named[0] ?? neutral[h % neutral.length] ?? '';
}

export function chooseArt(film: FilmForArt, edges: number): ArtChoice {
  const { title, year } = film.of ?? film;
  const h = hash(`${title}${year ?? ''}`);
  return {
    palette: pickPalette(palettePool(year, film.kind === 'cartoon'), h),
    motif: film.motif ?? { name: motifFor({ ...film, title }, h >>> 4), variant: 1 },
    edge: (h >>> 9) % edges,
    noise: (i) => noise(h, i),
  };
}
