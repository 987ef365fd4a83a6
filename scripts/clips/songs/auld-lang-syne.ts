/** Auld lang syne, an old Scottish tune, on the reeds of a harmonium over plucked strings. */
import { tota } from '../paint/colours.ts';
import { inRoom } from '../sound/room.ts';
import { frequencyOf } from '../sound/scale.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { reed } from '../sound/voices.ts';
import { hills } from './motifs.ts';
import { strings } from './plucked.ts';
import { createTune, LEAD } from './tune.ts';

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
