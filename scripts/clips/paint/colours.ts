/**
 * The site's colours for the clips: red, green and blue from 0 to 255. The names are those of the
 * site's tokens, so that a clip matches the page around its player.
 */
export type Colour = readonly [red: number, green: number, blue: number];

const hex = (code: string): Colour => {
  const value = Number.parseInt(code.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const night = hex('#0B0A09');
export const glow = hex('#3B2A10');
export const paper = hex('#F6F1E7');
export const paper2 = hex('#C9C1B2');
export const lamp = hex('#FFBE3D');
/** An unlit lamp, or an inactive line. */
export const unlit = hex('#6A6357');
/** Inactive text. */
export const quiet = hex('#8D8578');
/** The background behind a figure. */
export const shade = hex('#24221F');

export const rani = hex('#E0286E');
export const marigold = hex('#F2A51F');
export const feroza = hex('#12938F');
export const sindoor = hex('#E2492B');
export const neel = hex('#3F74C9');
export const tota = hex('#5F9E2F');

/** Returns a colour between two: 0 is the first, 1 the second. */
export const mixColours = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
