/** Five raags, each with its own notes and a tune of our own that follows its rules. */
import { feroza, neel, rani, sindoor, tota } from '../paint/colours.ts';
import { blossom, dawn, hills, moon, sunset } from './motifs.ts';
import { createRaag } from './raag.ts';

export const bhupali = createRaag({
  name: 'raag-bhupali',
  title: 'Raag Bhupali',
  native: 'راگ بھوپالی',
  notes: 'Five notes for the hour after sunset: a tune of our own on plucked strings over a drone.',
  accent: feroza,
  motif: hills,
  scale: ['S', 'R', 'G', 'P', 'D'],
  tune: `G - R G P - G - | P D P G R - S - | S R G P D - S' - |
    S' D P G D P G R | G R S D, S - - -`,
  voice: 'plucked',
});

export const yaman = createRaag({
  name: 'raag-yaman',
  title: 'Raag Yaman',
  native: 'راگ یمن',
  notes: 'The raag of early evening with its raised Ma, played slowly on the reeds of a harmonium.',
  accent: rani,
  motif: sunset,
  scale: ['S', 'R', 'G', 'M#', 'P', 'D', 'N'],
  tune: `N, R G - R G M# P | M# D N D P - - - | M# D N S' N D P - |
    P M# G R G - M# G | N, R G R S - - -`,
  voice: 'reed',
});

export const bhairavi = createRaag({
  name: 'raag-bhairavi',
  title: 'Raag Bhairavi',
  native: 'راگ بھیرویں',
  notes:
    'The raag that greets the morning and closes the concert, with all four of its notes flat.',
  accent: tota,
  motif: dawn,
  scale: ['S', 'r', 'g', 'M', 'P', 'd', 'n'],
  tune: `S r g M g r S - | g M d - P - - - | g M d n S' - - - |
    S' n d P M g M - | d P M g r - S -`,
  voice: 'reed',
});

export const kafi = createRaag({
  name: 'raag-kafi',
  title: 'Raag Kafi',
  native: 'راگ کافی',
  notes: 'A raag of spring and Holi songs: a light tune on plucked strings with a flat Ga and Ni.',
  accent: sindoor,
  motif: blossom,
  scale: ['S', 'R', 'g', 'M', 'P', 'D', 'n'],
  tune: `S S R R g g M M | P - - M P D P - | M P D n S' - n D |
    P - M g R g M P | M g R - S - - -`,
  voice: 'plucked',
});

export const durga = createRaag({
  name: 'raag-durga',
  title: 'Raag Durga',
  native: 'راگ درگا',
  notes: 'Five notes without Ga and Ni for the late evening, plucked softly under a crescent moon.',
  accent: neel,
  motif: moon,
  scale: ['S', 'R', 'M', 'P', 'D'],
  tune: `S R M P D - P - | M P D M R - S - | R M P D S' - D - |
    S' D P M D P M R | D, S R - S - - -`,
  voice: 'plucked',
});
