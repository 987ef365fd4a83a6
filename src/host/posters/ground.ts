import { d } from './svg.ts';

/**
 * Function that returns path data of the ground, from its edge at y `top` to the foot of the sheet.
 */
type Ground = (width: number, height: number, top: number) => string;

const straight: Ground = (width, height, top) => d`M0 ${top}H${width}V${height}H0z`;

const hill: Ground = (width, height, top) =>
  d`M0 ${top + 6}Q${width / 2} ${top - 10} ${width} ${top + 6}V${height}H0z`;

/** Scalloped edge of a lobby card: ten bites, or sixteen on a wide sheet. */
export const scallop: Ground = (width, height, top) => {
  const bites = width > 250 ? 16 : 10;
  const bite = width / bites;
  const curve = d`q${bite / 2} ${bite * 0.62} ${bite} 0`;
  return d`M0 ${top - 2}` + curve.repeat(bites) + d`V${height}H0z`;
};

const slant: Ground = (width, height, top) => d`M0 ${top + 5}L${width} ${top - 7}V${height}H0z`;

export const grounds = [straight, hill, scallop, slant] as const;
