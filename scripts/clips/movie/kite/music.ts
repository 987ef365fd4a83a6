/** The film's music: a tune of our own on plucked strings, with the drone of the tanpura. */
import { inRoom } from '../../sound/room.ts';
import { frequencyOf, readTune, SA } from '../../sound/scale.ts';
import { finish, lay, type Sound, silence, soften } from '../../sound/sound.ts';
import { tanpura } from '../../sound/tanpura.ts';
import { bell, breath, pluck, reed } from '../../sound/voices.ts';
import { type SceneName, startOf } from './timeline.ts';

const BEAT = 0.4;

/** A tune for each scene, which begins with the card before it. */
const TUNES: readonly { scene: SceneName; before: number; tune: string; reed?: true }[] = [
  {
    scene: 'dusk',
    before: 3.5,
    tune: "S - R G - P D - | P - G R - S R - | G - P D - S' D - P G R S - -",
  },
  { scene: 'breaks', before: 3, tune: "G P G P D P D S' | D S' D S' R' - - - | . . . . ." },
  {
    scene: 'climbs',
    before: 3,
    tune: "R' - S' D - P D - | S' - R' G' - R' S' - | D - P - G - - -",
  },
  { scene: 'falls', before: 2.5, tune: "S' - D - P - G - R - | G - R - S - D, - S - - -" },
  {
    scene: 'lamp',
    before: 3,
    tune: "S - R G - P D - | P - G P - D S' - | D - S' R' - S' D -",
    reed: true,
  },
  {
    scene: 'two',
    before: 3.5,
    tune: "G' - R' S' - D P - | G - P D - S' R' - | S' - D P - G R - S - - - - -",
    reed: true,
  },
];

export function playFilm(seconds: number): Sound {
  const track = tanpura(SA / 2, seconds).map((value) => value * 0.24);
  for (const { scene, before, tune, reed: withReed } of TUNES) {
    for (const note of readTune(tune, BEAT, startOf(scene) - before + 0.3)) {
      const sound = pluck(frequencyOf(note), note.seconds + 1.2, 0.5);
      lay(track, sound, note.start, 0.7);
      if (withReed) lay(track, reed(frequencyOf(note) / 2, note.seconds), note.start, 0.22);
    }
  }
  lay(track, bell(SA * 2, 4), 0.4, 0.3);
  // The string breaks; the wind carries the kite, and drops it.
  lay(track, pluck(SA * 3, 0.7, 0.9), startOf('breaks') + 2, 0.8);
  lay(track, wind(9), startOf('breaks') + 2, 0.5);
  lay(track, bell(SA * 1.5, 5), startOf('lamp') + 0.3, 0.35);
  for (const [index, ratio] of [1, 5 / 4, 3 / 2, 2].entries()) {
    lay(track, bell(SA * ratio, 5), startOf('two') + 1.4 + index * 0.6, 0.18);
  }
  return finish(inRoom(track, 0.26), 0.58, 0.5, 2.5);
}

const wind = (seconds: number): Sound => {
  const track = silence(seconds);
  for (let at = 0; at < seconds - 3; at += 2) lay(track, breath(60, 4, at % 4 === 0), at, 0.7);
  return soften(track, 900);
};
