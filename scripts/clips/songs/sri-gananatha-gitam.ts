/** Sri Gananatha, the first song of pupils in South India, on plucked strings over a drone. */
import { marigold } from '../paint/colours.ts';
import { inRoom } from '../sound/room.ts';
import { SA } from '../sound/scale.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { tick } from '../sound/voices.ts';
import { temple } from './motifs.ts';
import { plucked } from './plucked.ts';
import { createTune, LEAD } from './tune.ts';

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
