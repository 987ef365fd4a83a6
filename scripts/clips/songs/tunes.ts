/** Three tunes that are older than any recording. Nobody owns them. */
import { marigold, neel, tota } from '../paint/colours.ts';
import { inRoom } from '../sound/room.ts';
import { frequencyOf, type Note, readTune, SA } from '../sound/scale.ts';
import { finish, lay, type Sound, silence } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { pluck, reed, tick } from '../sound/voices.ts';
import { hills, moon, temple } from './motifs.ts';
import { createTune, LEAD } from './tune.ts';

/** Returns plucked strings an octave below a tune, `unit` seconds for each word of `tune`. */
function strings(tune: string, unit: number, start: number, seconds: number): Sound {
  const track = silence(seconds);
  for (const note of readTune(tune, unit, start)) {
    lay(track, pluck(frequencyOf(note) / 2, note.seconds + 1.4, 0.35), note.start, 0.5);
  }
  return track;
}

function plucked(notes: readonly Note[], seconds: number, brightness: number): Sound {
  const track = silence(seconds);
  for (const note of notes) {
    lay(track, pluck(frequencyOf(note), note.seconds + 1.2, brightness), note.start);
  }
  return track;
}

const SYNE = 0.26;
/** Broken chords of a bar on Sa, Pa and Ma. */
const [HOME, AWAY, NEAR] = ['S P G P', 'P, R P R', 'M, S M S'];
const SYNE_CHORDS = [HOME, AWAY, HOME, NEAR, HOME, AWAY, 'M, S P, R', HOME].join(' ');

/** Words by Robert Burns (1788), who took some of them from an old man's singing. */
export const auldLangSyne = createTune({
  name: 'auld-lang-syne',
  title: 'Auld lang syne',
  origin: 'Scotland, 18th century',
  notes: 'The old Scottish song of parting, on the same five notes as Raag Bhupali, to sing along.',
  accent: tota,
  motif: hills,
  unit: SYNE,
  lines: [
    { words: 'Should auld acquaintance be forgot,', tune: 'P, - | S - - S S - G - | R - - S R -' },
    { words: 'And never brought to mind?', tune: 'G - | S - - S G - P - | D - - - - -' },
    { words: 'Should auld acquaintance be forgot,', tune: 'D - | P - - G G - S - | R - - S R -' },
    { words: 'And days of auld lang syne?', tune: 'G - | S - - D, D, - P, - | S - - - - -' },
    { words: 'For auld lang syne, my dear,', tune: 'D - | P - - G G - S - | R - - S R -' },
    { words: 'For auld lang syne,', tune: 'D - | P - - G G - P - | D - - - - -' },
    { words: 'We’ll tak a cup o’ kindness yet,', tune: "S' - | P - - G G - S - | R - - S R -" },
    { words: 'For auld lang syne.', tune: 'G - | S - - D, D, - P, - | S - - - - -' },
  ],
  play(notes, seconds) {
    const track = silence(seconds);
    for (const note of notes) lay(track, reed(frequencyOf(note), note.seconds), note.start, 0.5);
    const chords = `${SYNE_CHORDS} ${SYNE_CHORDS}`;
    lay(track, strings(chords, SYNE * 2, LEAD + SYNE * 2, seconds), 0, 1);
    return finish(inRoom(track, 0.24), 0.62, 0.3, 2);
  },
});

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

const GITAM = 0.45;
/** The round of this song has six beats: a clap on the first, another on the third. */
const CLAPS = [0, 2];

/** By Purandara Dasa, in Malahari: Re and Dha are flat, and Ga sounds only on the way down. */
export const ganeshaGitam = createTune({
  name: 'sri-gananatha-gitam',
  title: 'Sri Gananatha',
  origin: 'Karnataka, 16th century',
  notes:
    'The first song that pupils in South India learn, by Purandara Dasa, in the morning raga Malahari.',
  accent: marigold,
  motif: temple,
  unit: GITAM,
  lines: [
    { words: 'Sri gananatha sindhura varna', tune: "M P d S' S' r' | r' S' d P M P" },
    { words: 'Karuna sagara karivadana', tune: 'r M P d M P | d P M G r S' },
    { words: 'Lambodara lakumikara', tune: 'S r M - G r | S r G r S -' },
    { words: 'Ambasuta amaravinuta', tune: 'r M P d M P | d P M G r S' },
    { words: 'Lambodara lakumikara', tune: 'S r M - G r | S r G r S -' },
  ],
  play(notes, seconds) {
    const track = tanpura(SA / 2, seconds).map((value) => value * 0.3);
    lay(track, plucked(notes, seconds, 0.7), 0, 0.9);
    for (let round = 0; round < 10; round++) {
      for (const clap of CLAPS) lay(track, tick(700), LEAD + (round * 6 + clap) * GITAM, 0.12);
    }
    return finish(inRoom(track, 0.24), 0.62, 0.3, 2);
  },
});
