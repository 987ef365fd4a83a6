import { group } from './svg.ts';
import type { Tones } from './tone.ts';

/**
 * The place where a motif is drawn. A motif has its own units: one unit is about a third of the
 * sky. Its x runs from −1.6 to 1.6. The horizon is 1.5 below the motif's centre, and the sheet's
 * edge is 1.7 above it. So every motif fits a poster with any horizon, and a backdrop too.
 */
export type Frame = {
  width: number;
  horizon: number;
  /** The motif's centre. */
  x: number;
  y: number;
  unit: number;
  tones: Tones;
  /** Returns the i-th repeatable pseudo-random number, in [0, 1). */
  noise: (i: number) => number;
};

export type Motif = (frame: Frame) => string;

/** Draws shapes around the motif's centre. */
export const atCentre = (f: Frame, ...shapes: string[]): string =>
  group(f.x, f.y, f.unit, shapes.join(''));

/**
 * Draws shapes above the horizon, where y is 0. Shapes that stand on it reach a little below it.
 */
export const onHorizon = (f: Frame, ...shapes: string[]): string =>
  group(f.x, f.horizon, f.unit, shapes.join(''));

/** Returns the x of the sheet's sides, in units from the motif's centre. */
export const sides = (f: Frame): { left: number; right: number } => ({
  left: -f.x / f.unit,
  right: (f.width - f.x) / f.unit,
});
