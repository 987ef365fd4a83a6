/** The scenes of the film by their names. */
import { breaks, dusk } from './evening.ts';
import { climbs, falls } from './flight.ts';
import { litKite, two } from './lamps.ts';
import type { Scene } from './scene.ts';
import type { SceneName } from './timeline.ts';

export const scenes: Readonly<Record<SceneName, Scene>> = {
  ...{ dusk, breaks, climbs, falls },
  ...{ lamp: litKite, two },
};
