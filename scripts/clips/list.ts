/** Every clip, in the order of the manifest. */
import type { Clip } from './clip.ts';
import { persistence } from './episodes/persistence.ts';
import { phenakistoscope } from './episodes/phenakistoscope.ts';
import { thaumatrope } from './episodes/thaumatrope.ts';
import { twentyFourFrames } from './episodes/twenty-four-frames.ts';
import { wipeAndDissolve } from './episodes/wipe-and-dissolve.ts';
import { zoetrope } from './episodes/zoetrope.ts';
import { boxBreathing } from './fitness/box-breathing.ts';
import { deskStretches } from './fitness/desk-stretch-timer.ts';
import { eyeRest } from './fitness/eye-rest-timer.ts';
import { fourSevenEight } from './fitness/four-seven-eight-breathing.ts';
import { neckAndShoulders } from './fitness/neck-and-shoulder-stretch-timer.ts';
import { pacedBreathing } from './fitness/paced-breathing.ts';
import { plankTimer } from './fitness/plank-timer.ts';
import { squatIntervals } from './fitness/squat-interval-timer.ts';
import { suryaNamaskar } from './fitness/surya-namaskar.ts';
import { wallSit } from './fitness/wall-sit-countdown.ts';
import { theKite } from './movie/the-kite-and-the-moon.ts';
import { theNuqta } from './movie/the-nuqta.ts';
import { auldLangSyne } from './songs/auld-lang-syne.ts';
import { greensleeves } from './songs/greensleeves.ts';
import { bhairavi, bhupali, durga, kafi, yaman } from './songs/raags.ts';
import { ganeshaGitam } from './songs/sri-gananatha-gitam.ts';
import { dadra, ekTaal, jhapTaal, keherwa, rupak, teenTaal } from './songs/taals.ts';

export const clips: readonly Clip[] = [
  pacedBreathing,
  boxBreathing,
  neckAndShoulders,
  squatIntervals,
  wallSit,
  suryaNamaskar,
  plankTimer,
  deskStretches,
  eyeRest,
  fourSevenEight,
  bhupali,
  yaman,
  bhairavi,
  kafi,
  durga,
  teenTaal,
  ekTaal,
  jhapTaal,
  keherwa,
  dadra,
  rupak,
  auldLangSyne,
  greensleeves,
  ganeshaGitam,
  thaumatrope,
  phenakistoscope,
  zoetrope,
  twentyFourFrames,
  persistence,
  wipeAndDissolve,
  theNuqta,
  theKite,
];
