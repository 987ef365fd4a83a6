import * as animals from './animals.ts';
import * as built from './built.ts';
import * as faces from './faces.ts';
import type { Motif } from './frame.ts';
import * as land from './land.ts';
import * as people from './people.ts';
import * as signs from './signs.ts';
import * as sky from './sky.ts';
import * as stage from './stage.ts';
import * as things from './things.ts';
import * as travel from './travel.ts';

/** All motifs by name: each is one drawing, or a list of variants. */
export const motifs = {
  ...sky,
  ...land,
  ...built,
  ...travel,
  ...people,
  ...faces,
  ...animals,
  ...stage,
  ...things,
  ...signs,
};

export type MotifName = keyof typeof motifs;

/** A drawing of a motif, by its name and the number of its variant, from 1. */
export type MotifChoice = { name: MotifName; variant: number };

export const motifNames = Object.keys(motifs) as MotifName[];

export const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name);

/** Returns the drawings of a motif: one, or its variants. */
export function variantsOf(name: MotifName): readonly [Motif, ...Motif[]] {
  const drawn: Motif | readonly [Motif, ...Motif[]] = motifs[name];
  return typeof drawn === 'function' ? [drawn] : drawn;
}

/** Returns the function that draws a motif. An unknown variant is the first one. */
export function drawingOf({ name, variant }: MotifChoice): Motif {
  const variants = variantsOf(name);
  return variants[variant - 1] ?? variants[0];
}
