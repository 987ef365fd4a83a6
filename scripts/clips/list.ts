/** Every clip, in the order of the manifest. */
import type { Clip } from './clip.ts';
import { persistence } from './episodes/persistence.ts';
import { phenakistoscope } from './episodes/phenakistoscope.ts';
import { thaumatrope } from './episodes/thaumatrope.ts';
import { twentyFourFrames } from './episodes/twenty-four-frames.ts';
import { wipeAndDissolve } from './episodes/wipe-and-dissolve.ts';
import { zoetrope } from './episodes/zoetrope.ts';
import { boxBreathing } from './fitness/box-breathing.ts';
import { neckAndShoulders } from './fitness/neck-and-shoulder-stretch-timer.ts';
import { pacedBreathing } from './fitness/paced-breathing.ts';
import { squatIntervals } from './fitness/squat-interval-timer.ts';
import { wallSit } from './fitness/wall-sit-countdown.ts';
import { theNuqta } from './movie/the-nuqta.ts';
import { bhairavi, bhupali, durga, kafi, yaman } from './songs/raags.ts';
import { teenTaal } from './songs/teen-taal-theka.ts';

export const clips: readonly Clip[] = [
  pacedBreathing,
  boxBreathing,
  neckAndShoulders,
  squatIntervals,
  wallSit,
  bhupali,
  yaman,
  bhairavi,
  kafi,
  durga,
  teenTaal,
  thaumatrope,
  phenakistoscope,
  zoetrope,
  twentyFourFrames,
  persistence,
  wipeAndDissolve,
  theNuqta,
];
