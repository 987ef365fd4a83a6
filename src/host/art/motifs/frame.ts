import { group } from '../svg.ts';
import type { Tones } from '../tone.ts';

/**
 * The place a motif is drawn in. A motif is cut in units of its own: one unit is about a third of
 * the sky, x runs ±1.6, and from the centre it is 1.5 down to the horizon and 1.7 up to the sheet's
 * edge. So every motif fits a poster with any horizon, and a backdrop too.
 */
export type Frame = {
  width: number;
  horizon: number;
  /** The motif's centre. */
  x: number;
  y: number;
  unit: number;
  tones: Tones;
  /** Repeatable chance, in [0, 1). */
  noise: (i: number) => number;
};

export type Motif = (frame: Frame) => string;

/** Draws around the motif's centre. */
export const atCentre = (f: Frame, ...shapes: string[]): string =>
  group(f.x, f.y, f.unit, shapes.join(''));

/** Draws above the horizon, where y is 0. What stands there runs a little below it. */
export const onHorizon = (f: Frame, ...shapes: string[]): string =>
  group(f.x, f.horizon, f.unit, shapes.join(''));

/** The sheet's sides, in units from the motif's centre. */
export const sides = (f: Frame): { left: number; right: number } => ({
  left: -f.x / f.unit,
  right: (f.width - f.x) / f.unit,
});
