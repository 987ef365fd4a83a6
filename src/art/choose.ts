import { hash, noise, pickFrom } from './hash.ts';
import { motifInTitle } from './lexicon.ts';
import type { MotifChoice, MotifName } from './motifs/all.ts';
import { type Palette, palettePool, pickPalette } from './palettes.ts';
import type { FilmForArt } from './subject.ts';

type Pool = readonly [MotifName, ...MotifName[]];

/** Faces for cartoons whose title names no motif. */
const faces: Pool = ['cat', 'rabbit', 'bear', 'dog', 'mouse'];

/**
 * Neutral motifs, which claim nothing about a film. There are so many that a long list seldom
 * repeats one.
 */
const southAsianNeutral: Pool = [
  'arch',
  'sun',
  'beam',
  'rays',
  'stairs',
  'discs',
  'flower',
  'kite',
  'lantern',
  'tree',
  'lotus',
  'pigeon',
  'litWindow',
  'drum',
  'paperBoat',
  'paisley',
  'feather',
  'diya',
  'pot',
  'reel',
  'teacup',
];
const neutral: Pool = [
  'beam',
  'hat',
  'curtain',
  'stairs',
  'discs',
  'rays',
  'sun',
  'reel',
  'litWindow',
  'lampPost',
  'umbrella',
  'pigeon',
  'tree',
  'ticket',
  'paperBoat',
  'book',
  'balloon',
  'letter',
  'lantern',
  'kite',
  'keyhole',
];
/**
 * Neutral motifs for documentaries, which have a real subject: nothing of the stage, nothing
 * mysterious.
 */
const documentaryNeutral: Pool = [
  'sun',
  'reel',
  'rays',
  'tree',
  'pigeon',
  'book',
  'road',
  'mountain',
  'waves',
  'skyline',
  'balloon',
  'litWindow',
];

const southAsianLanguages = new Set(
  'hi ur pa pnb mr bn sd ps gu ta te ml kn or as ne si bho mai ks doi kok sa skr raj'.split(' '),
);

function isSouthAsian(language: string): boolean {
  return southAsianLanguages.has(language.toLowerCase().split(/[-_]/)[0] ?? '');
}

function neutralPool(kind: FilmForArt['kind'], southAsian: boolean): Pool {
  if (kind === 'cartoon') return faces;
  if (kind === 'documentary') return documentaryNeutral;
  return southAsian ? southAsianNeutral : neutral;
}

/** Parts of a film's sheet. Different bits of the hash choose different parts. */
export type ArtChoice = {
  palette: Palette;
  motif: MotifChoice;
  /** Index of the ground's edge. */
  edge: number;
  noise: (i: number) => number;
};

function motifFor({ title, kind, language }: FilmForArt, h: number): MotifName {
  const southAsian = isSouthAsian(language);
  return motifInTitle(title, kind, southAsian) ?? pickFrom(neutralPool(kind, southAsian), h);
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
