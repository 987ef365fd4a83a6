import type { Seed } from '../catalogue/files/folder.ts';
import type { Db } from '../db.ts';
import { keepEntry, type RowSource } from '../entries.ts';
import { captionAdder } from './captions.ts';
import { addList } from './lists.ts';
import { People } from './people.ts';
import { addPictures } from './pictures.ts';
import { leadingIn } from './popularity.ts';
import { addRecordings } from './recordings.ts';
import { addDrama, addFilm, addSeries } from './titles.ts';

/** Adds the rows of all entries of a catalogue's files, and keeps the entries. */
export function addAll(db: Db, source: RowSource, seed: Seed): void {
  const people = new People(db, source, seed.people);
  const beside = { people, addCaptions: captionAdder(db, source, seed.captions) };
  addPictures(db, seed.pictures.values());
  const leading = leadingIn(seed);
  for (const film of seed.films) addFilm(db, source, beside, film, leading(film));
  for (const one of seed.series) addSeries(db, source, beside, one, leading(one));
  for (const drama of seed.dramas) addDrama(db, source, beside, drama, leading(drama));
  addRecordings(db, source, beside, 'songs', seed);
  addRecordings(db, source, beside, 'fitness', seed);
  for (const clip of seed.clips) keepEntry(db, 'clips', source, clip, null);
  people.settle();
  people.keepEntries();
  for (const list of seed.lists) addList(db, source, list);
}
