/**
 * Taals of songs and dances, each with the theka that drummers learn first. A clap marks a group
 * (2, 3, 4), an open hand an empty one (0), and `×` the sam, the first beat of the round.
 */
import { createTaal } from './taal.ts';

export const teenTaal = createTaal({
  name: 'teen-taal-theka',
  title: 'Teen taal theka',
  native: 'تین تال',
  notes:
    'Three rounds of sixteen beats, the commonest taal of classical music, each syllable lit in turn.',
  groups: [
    { mark: '×', says: ['Dha', 'Dhin', 'Dhin', 'Dha'] },
    { mark: '2', says: ['Dha', 'Dhin', 'Dhin', 'Dha'] },
    { mark: '0', says: ['Dha', 'Tin', 'Tin', 'Ta'] },
    { mark: '3', says: ['Ta', 'Dhin', 'Dhin', 'Dha'] },
  ],
  beat: 0.5,
  rounds: 3,
});

export const ekTaal = createTaal({
  name: 'ek-taal-theka',
  title: 'Ek taal theka',
  native: 'ایک تال',
  notes:
    'Four rounds of twelve beats in six pairs, the taal of the slow khayal, at a walking pace.',
  groups: [
    { mark: '×', says: ['Dhin', 'Dhin'] },
    { mark: '0', says: ['Dhage', 'Tirkit'] },
    { mark: '2', says: ['Tu', 'Na'] },
    { mark: '0', says: ['Kat', 'Ta'] },
    { mark: '3', says: ['Dhage', 'Tirkit'] },
    { mark: '4', says: ['Dhin', 'Na'] },
  ],
  beat: 0.5,
  rounds: 4,
  legend: '× sam  ·  2 3 4 clap  ·  0 open hand',
});

export const jhapTaal = createTaal({
  name: 'jhap-taal-theka',
  title: 'Jhap taal theka',
  native: 'جھپ تال',
  notes: 'Five rounds of ten beats that limp on purpose: two and three, then two and three again.',
  groups: [
    { mark: '×', says: ['Dhi', 'Na'] },
    { mark: '2', says: ['Dhi', 'Dhi', 'Na'] },
    { mark: '0', says: ['Ti', 'Na'] },
    { mark: '3', says: ['Dhi', 'Dhi', 'Na'] },
  ],
  beat: 0.5,
  rounds: 5,
  legend: '× sam  ·  2 3 clap  ·  0 open hand',
});

export const keherwa = createTaal({
  name: 'keherwa-theka',
  title: 'Keherwa theka',
  native: 'کہروا',
  notes: 'Ten quick rounds of the eight beats under many qawwalis, bhajans and film songs.',
  groups: [
    { mark: '×', says: ['Dha', 'Ge', 'Na', 'Ti'] },
    { mark: '0', says: ['Na', 'Ka', 'Dhi', 'Na'] },
  ],
  beat: 0.3125,
  rounds: 10,
  legend: '× sam, clap  ·  0 open hand',
});

export const dadra = createTaal({
  name: 'dadra-theka',
  title: 'Dadra theka',
  native: 'دادرا',
  notes: 'Twelve light rounds of six beats, the swing of ghazals, thumris and cradle songs.',
  groups: [
    { mark: '×', says: ['Dha', 'Dhi', 'Na'] },
    { mark: '0', says: ['Dha', 'Ti', 'Na'] },
  ],
  beat: 1 / 3,
  rounds: 12,
  legend: '× sam, clap  ·  0 open hand',
});

export const rupak = createTaal({
  name: 'rupak-taal-theka',
  title: 'Rupak taal theka',
  native: 'روپک تال',
  notes: 'Seven rounds of seven beats, the one common taal whose first beat is an open hand.',
  groups: [
    { mark: '0', says: ['Tin', 'Tin', 'Na'] },
    { mark: '1', says: ['Dhi', 'Na'] },
    { mark: '2', says: ['Dhi', 'Na'] },
  ],
  beat: 0.5,
  rounds: 7,
  legend: '0 sam, open hand  ·  1 2 clap',
});
