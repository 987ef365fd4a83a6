import type { Palette } from './palettes.ts';

/** Contrast ratio below which two flat shapes seem to melt into each other. */
const MELTS = 1.6;

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Returns the colour `under` with a share (0 to 1) of the colour `over` on it. */
export function blend(under: string, over: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [under, over].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Returns the one of two colours that contrasts more with a backing. */
export function clearer(a: string, b: string, backing: string): string {
  return contrast(a, backing) > contrast(b, backing) ? a : b;
}

/** Returns the wanted colour, or the other one if the wanted colour melts into the backing. */
export function unlessMelting(wanted: string, otherwise: string, backing: string): string {
  return contrast(wanted, backing) > MELTS ? wanted : otherwise;
}

/**
 * A palette with three safe colours for details. Some palettes have nearly the same colour for motif
 * and ground. There, a detail on the ground takes the spark colour, a detail on the motif takes the
 * low sky's, and a detail on a disc that stands on the ground takes the high sky's.
 */
export type Tones = Palette & { onGround: string; onMotif: string; onDisc: string };

export function tonesOf(palette: Palette): Tones {
  const alike = contrast(palette.motif, palette.ground) < MELTS;
  return {
    ...palette,
    onGround: alike ? palette.spark : palette.motif,
    onMotif: alike ? palette.skyLow : palette.ground,
    onDisc: alike ? palette.skyTop : palette.spark,
  };
}
