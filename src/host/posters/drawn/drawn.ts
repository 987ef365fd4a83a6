/** The motifs that code draws, because no file could: they depend on the sheet around them. */
import type { Motif } from '../frame.ts';
import { clock, dupatta, eye, plait, sunWithRays } from './contrasts.ts';
import { bear, cat, dog, mouse, rabbit } from './faces.ts';
import { audience, courtyard, curtain, hat, projector, reel, swing } from './indoors.ts';
import {
  camel,
  furrows,
  pyramid,
  road,
  runner,
  sunInSlices,
  sunOverHills,
  trench,
} from './land.ts';
import { engineHeadOn, rail, viaduct } from './railway.ts';
import { moon, sleigh, umbrella } from './scattered.ts';
import { blocks, bridge, smoke, towers, waterfront } from './towns.ts';
import {
  boatman,
  breaker,
  moonOverWater,
  rain,
  submarine,
  swimmer,
  warship,
  waves,
} from './water.ts';

/** By the names that files would have. */
export const drawn: Readonly<Record<string, Motif>> = {
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
