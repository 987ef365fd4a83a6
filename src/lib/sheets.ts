/**
 * Names of the painted sheets that stand in for missing pictures: a palette and a motif, or a
 * palette and a niche for a person. The server draws them at `/t/n/{name}.svg` (src/host/posters). Browsers
 * need only the names.
 */
import { fnv1a } from '#/contract/raw.ts';
import type { Picture } from '#/contract/trust.ts';
import { SHEETS } from './pictures.ts';

/** Palettes by the time of a film, so that a wall of sheets shows how old each film is. */
export const eras = {
  silent: ['nitrate', 'sepia', 'bluetint', 'ambertint'],
  talkies: ['brick', 'ivory', 'neel', 'mehndi', 'plum', 'sepia'],
  golden: ['rani', 'marigold', 'feroza', 'jamun', 'tota', 'sindoor'],
  modern: ['neon', 'dusk', 'lagoon', 'glacier'],
} as const;

/** Palettes for titles without a year, often songs, serials and clips: all from after the war. */
const undated = [...eras.golden, ...eras.modern] as const;

/** Palettes of portraits. On the spark colour of each, large initials are readable. */
export const portraitPalettes = [
  'brick',
  'neel',
  'feroza',
  'rani',
  'marigold',
  'jamun',
  'mehndi',
  'plum',
  'tota',
  'sindoor',
  'nitrate',
  'ivory',
] as const;

/** Returns the palettes of a year. A year that is no number counts as unknown. */
export function paletteNames(year: number) {
  if (year <= 1930) return eras.silent;
  if (year <= 1949) return eras.talkies;
  if (year <= 1969) return eras.golden;
  return year > 1969 ? eras.modern : undated;
}

/** Motifs that suit every picture: a film, a person, a company's logo. */
export const ornaments: readonly string[] = [
  'arch',
  'discs',
  'flower',
  'harlequin',
  'lantern',
  'lotus',
  'paisley',
  'rays',
  'star',
  'sun',
];

/** Motifs that claim nothing about a film of any title and language. */
export const sheetMotifs: readonly string[] = [
  ...ornaments,
  'balloon',
  'beam',
  'book',
  'curtain',
  'feather',
  'kite',
  'lampPost',
  'letter',
  'litWindow',
  'paperBoat',
  'pigeon',
  'pot',
  'reel',
  'stairs',
  'teacup',
  'ticket',
  'tree',
  'umbrella',
];

/** Fillings of a person's niche. */
export const niches: readonly string[] = ['niche', 'fan', 'dome'];

const member = (pool: readonly string[], at: number) => pool[at % pool.length];
const address = (palette: string | undefined, motif: string | undefined): Picture =>
  `${SHEETS}${palette}-${motif}.svg`;

/** What a sheet is chosen by where there is no title: the same in every language. */
const UNTITLED = 'Untitled';

/** Returns the sheet of a title. A `date` begins with its year, if that is known. */
export function sheetFor(
  title: string | null,
  date: string | number | null = null,
  motifs = sheetMotifs,
): Picture {
  const year = Number.parseInt(`${date}`, 10);
  const h = fnv1a(title ?? UNTITLED);
  return address(member(paletteNames(year), (h >>> 8) + (year || 0)), member(motifs, h));
}

/** Returns the niche of a person who has no photograph. */
export function nicheFor(name: string | null): Picture {
  const h = fnv1a(name ?? UNTITLED);
  return address(member(portraitPalettes, h >>> 8), member(niches, h));
}
