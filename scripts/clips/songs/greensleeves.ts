/** Greensleeves, an English tune of the 16th century, on plucked strings. */
import { neel } from '../paint/colours.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay } from '../sound/sound.ts';
import { moon } from './motifs.ts';
import { plucked, strings } from './plucked.ts';
import { createTune, LEAD } from './tune.ts';

const SLEEVES = 0.15;
/** The chords of half a verse and half a refrain, three eighths of a bar at a time. */
const VERSE = 'S - g P - g | n, - M R - M | S - g P - g | P, - N, R - N,';
const REFRAIN = 'g - P n - P | n, - M R - M | S - g P - g | P, - N, R - N,';
const CLOSE = 'S - g P, - R | S - P g - P';
const halfOf = (part: string) => part.split('|').slice(0, 2).join('|');
const SLEEVES_CHORDS = [VERSE, halfOf(VERSE), CLOSE, REFRAIN, halfOf(REFRAIN), CLOSE].join(' | ');

/** Registered as a ballad in 1580; words of 1584. */
export const greensleeves = createTune({
  name: 'greensleeves',
  title: 'Greensleeves',
  origin: 'England, 16th century',
  notes:
    'A ballad that London sang in the days of Emperor Akbar, on the strings of a lute, with words.',
  accent: neel,
  motif: moon,
  unit: SLEEVES,
  lines: [
    {
      words: 'Alas, my love, you do me wrong,',
      tune: 'S - | g - - - M - P - - D P - | M - - - R -',
    },
    {
      words: 'To cast me off discourteously,',
      tune: 'n, - - S R - | g - - - S - S - - N, S - | R - - - N, - P, - - -',
    },
    {
      words: 'And I have loved you so long,',
      tune: 'S - | g - - - M - P - - D P - | M - - - R -',
    },
    {
      words: 'Delighting in your company.',
      tune: 'n, - - S R - | g - - R S - N, - - D, N, - | S - - - - - - - - - . .',
    },
    {
      words: 'Greensleeves was all my joy,',
      tune: 'n - - - - - n - - D P - | M - - - R -',
    },
    {
      words: 'Greensleeves was my delight,',
      tune: 'n, - - S R - | g - - - S - S - - N, S - | R - - - N, - P, - - - - -',
    },
    {
      words: 'Greensleeves was my heart of gold,',
      tune: 'n - - - - - n - - D P - | M - - - R -',
    },
    {
      words: 'And who but Lady Greensleeves.',
      tune: 'n, - - S R - | g - - R S - N, - - D, N, - | S - - - - - - - - - - -',
    },
  ],
  play(notes, seconds) {
    const track = plucked(notes, seconds, 0.5);
    lay(track, strings(SLEEVES_CHORDS, SLEEVES * 2, LEAD + SLEEVES * 2, seconds), 0, 0.8);
    return finish(inRoom(track, 0.24), 0.62, 0.3, 2);
  },
});
