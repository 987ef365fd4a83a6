/** All motifs: those of the files in src/host/motifs, and those that code draws. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from '../catalogue/files/mistake.ts';
import { MOTIFS } from '../places.ts';
import { clock, dupatta, eye, plait, sunWithRays } from './drawn/contrasts.ts';
import { bear, cat, dog, mouse, rabbit } from './drawn/faces.ts';
import { audience, courtyard, curtain, hat, projector, reel, swing } from './drawn/indoors.ts';
import {
  camel,
  furrows,
  pyramid,
  road,
  runner,
  sunInSlices,
  sunOverHills,
  trench,
} from './drawn/land.ts';
import { engineHeadOn, rail, viaduct } from './drawn/railway.ts';
import { moon, sleigh, umbrella } from './drawn/scattered.ts';
import { blocks, bridge, smoke, towers, waterfront } from './drawn/towns.ts';
import {
  boatman,
  breaker,
  moonOverWater,
  rain,
  submarine,
  swimmer,
  warship,
  waves,
} from './drawn/water.ts';
import type { Motif } from './frame.ts';
import { readMotif } from './motif-file.ts';

// The motifs that code draws, because no file could: they depend on the sheet around them.

/** By the names that files would have. */
const drawn: Readonly<Record<string, Motif>> = {
  'beam-2': projector,
  'beam-3': audience,
  bear,
  boatman,
  bridge,
  camel,
  cat,
  clock,
  courtyard,
  curtain,
  dog,
  dupatta,
  'dupatta-3': plait,
  eye,
  furrows,
  hat,
  moon,
  'moon-3': moonOverWater,
  mouse,
  pyramid,
  rabbit,
  rail,
  reel,
  road,
  runner,
  skyline: towers,
  'skyline-2': blocks,
  'skyline-3': waterfront,
  sleigh,
  smoke,
  submarine,
  sun: sunWithRays,
  'sun-2': sunInSlices,
  'sun-3': sunOverHills,
  swimmer,
  swing,
  train: engineHeadOn,
  'train-2': viaduct,
  trench,
  umbrella,
  warship,
  waves,
  'waves-2': breaker,
  'waves-3': rain,
};

export type MotifName = string;

/** A drawing of a motif, by its name and the number of its variant, from 1. */
export type MotifChoice = { name: MotifName; variant: number };

type Read = {
  /** The drawings of each motif: one, or its variants. */
  motifs: ReadonlyMap<MotifName, readonly Motif[]>;
  mistakes: Mistake[];
};

/** A drawing's name is that of its motif, and for a further variant its number: `horse`, `horse-2`. */
const NAME = /^([a-z][A-Za-z]*)(?:-([2-9]))?$/;

/** Reads the drawings in a folder. Those with mistakes are left out. */
export function readMotifs(folder: string): Read {
  const drawings = new Map(Object.entries(drawn));
  const mistakes: Mistake[] = [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  for (const name of files.map((file) => file.slice(0, -'.svg'.length)).sort()) {
    const file = `${name}.svg`;
    const { draw, wrong } = readMotif(readFileSync(join(folder, file), 'utf8'));
    const misnamed = wrongName(name, drawings);
    if (misnamed !== null) wrong.unshift({ line: 1, column: 1, expected: misnamed });
    if (wrong.length === 0) drawings.set(name, draw);
    mistakes.push(...wrong.map((one) => ({ file, entry: '', field: '', ...one })));
  }
  const motifs = new Map<MotifName, Motif[]>();
  for (const [name, draw] of [...drawings].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [motif = ''] = name.split('-');
    motifs.set(motif, [...(motifs.get(motif) ?? []), draw]);
  }
  return { motifs, mistakes };
}

/** Returns what is wrong with the name of a drawing, or null. `before`: the drawings of earlier names. */
function wrongName(name: string, before: ReadonlyMap<string, Motif>): string | null {
  const [, motif, number] = NAME.exec(name) ?? [];
  if (motif === undefined) return 'is no name of a drawing, such as lampPost or horse-2';
  if (before.has(name)) return 'is drawn by code, too';
  if (number === undefined) return null;
  const last = number === '2' ? motif : `${motif}-${Number(number) - 1}`;
  return before.has(last) ? null : `needs a drawing ${last} before it`;
}

const { motifs } = readMotifs(MOTIFS);

/** In the order of the alphabet: the fingerprint of the catalogue's folder depends on it. */
export const motifNames: readonly MotifName[] = [...motifs.keys()].sort();

export const isMotif = (name: string): boolean => motifs.has(name);

/** Returns the number of a motif's drawings. */
export const countVariants = (name: MotifName): number => motifs.get(name)?.length ?? 0;

/** Returns the function that draws a motif. An unknown variant is the first one. */
export function drawingOf({ name, variant }: MotifChoice): Motif {
  const variants = motifs.get(name) ?? [];
  return variants[variant - 1] ?? variants[0] ?? (() => '');
}
