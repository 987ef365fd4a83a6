import { paletteNames } from '#/lib/sheets.ts';
import { pickFrom } from './hash.ts';

/**
 * Six flat colours of one print: the two of the sky's gradient, a shape, an accent, the ground and
 * the text on it.
 */
export type Palette = {
  skyTop: string;
  skyLow: string;
  motif: string;
  spark: string;
  ground: string;
  text: string;
};

const palette = (
  skyTop: string,
  skyLow: string,
  motif: string,
  spark: string,
  ground: string,
  text: string,
): Palette => ({ skyTop, skyLow, motif, spark, ground, text });

export const palettes = {
  nitrate: palette('#26282C', '#5A5852', '#EDE6D6', '#E0A23A', '#131416', '#F3EEE2'),
  sepia: palette('#DCC9A2', '#EFE0BC', '#3A2A1C', '#B5391E', '#2A1D13', '#F3E6C8'),
  bluetint: palette('#14304A', '#39709A', '#EFEBDD', '#F0B44C', '#0A1A29', '#EFEBDD'),
  ambertint: palette('#C8761E', '#EDB25A', '#2A1408', '#F9EBC2', '#2A1408', '#FBEBCB'),

  brick: palette('#B93522', '#E8713F', '#FBE6C8', '#F6B73C', '#3A0F12', '#FBE6C8'),
  ivory: palette('#F3E7CB', '#EAD7AE', '#BF3A22', '#1F3A4D', '#A82D1B', '#FFF3DC'),
  neel: palette('#1B4784', '#4A90BF', '#F4E9D0', '#F2B33D', '#0C2445', '#F4E9D0'),
  mehndi: palette('#7F9A4B', '#D8CE86', '#22301A', '#C7461F', '#1D2A16', '#F2EBCB'),
  plum: palette('#EAD9C6', '#E2B9A0', '#5B1E3F', '#D9852B', '#3D112B', '#F8E6D4'),

  rani: palette('#C9145A', '#F4627F', '#FFE6C9', '#FFBE3D', '#4B0B33', '#FFE9D2'),
  marigold: palette('#F39A12', '#FFCB55', '#A31B1E', '#FFF2D0', '#74131B', '#FFEBC4'),
  feroza: palette('#0A7579', '#58C4AF', '#FFEFD2', '#F2552C', '#06363C', '#F6EFD9'),
  jamun: palette('#4E2180', '#A45BB8', '#FFDDB0', '#FF8A3D', '#230D39', '#FBE7D0'),
  tota: palette('#23703A', '#93BC4E', '#FFF0C4', '#E6392B', '#0D2F1F', '#FBF1CF'),
  sindoor: palette('#C72C1A', '#F58A3C', '#2B0A16', '#FFE3A6', '#2B0A16', '#FFE8CB'),

  neon: palette('#1A1240', '#6B2391', '#FF6A8F', '#FFC145', '#0C0822', '#F5EAFB'),
  dusk: palette('#EE5F4A', '#FBB673', '#2B1B4D', '#FFEDB8', '#241640', '#FFE9D0'),
  lagoon: palette('#0A2B3D', '#13808A', '#C4F2D8', '#FF7A55', '#05161F', '#E4F6EE'),
  glacier: palette('#CFE3E6', '#F2EFE2', '#1D3D59', '#E4572E', '#16304A', '#F2F4EC'),

  toonsun: palette('#FFD12E', '#FFDF6B', '#1B1B1B', '#E4332D', '#1B1B1B', '#FFF7DC'),
  toonsky: palette('#4FB6D3', '#A6E0E0', '#1B2233', '#FFCF33', '#17223A', '#FFF7DC'),
  toonred: palette('#EA4B36', '#F7794F', '#1F1413', '#FFD75A', '#1F1413', '#FFF1D6'),
  toonmint: palette('#7CCB9B', '#C9EBC0', '#17332B', '#F0483E', '#12302A', '#F8FBE6'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
type Pool = readonly [PaletteName, ...PaletteName[]];

const cartoon: Pool = ['toonsun', 'toonsky', 'toonred', 'toonmint'];

/** Returns the palettes of a film's time. Cartoons have their own. */
export function palettePool(year: number | null, isCartoon: boolean): Pool {
  return isCartoon ? cartoon : paletteNames(year ?? Number.NaN);
}

export function pickPalette(pool: Pool, h: number): Palette {
  return palettes[pickFrom(pool, h)];
}
