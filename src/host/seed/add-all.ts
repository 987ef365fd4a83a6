import type { Db } from '../db.ts';
import { keepEntry, type RowSource } from '../entries.ts';
import type { Seed } from '../files/folder.ts';
import { People } from './people.ts';
import { addRecordings } from './recordings.ts';
import { addSeason } from './seasons.ts';
import { addFilm, addSeries } from './titles.ts';

/** Adds the rows of all entries of a catalogue's files, and keeps the entries. */
export function addAll(db: Db, source: RowSource, seed: Seed): void {
  const people = new People(db, source, seed.people);
  for (const film of seed.films) addFilm(db, source, people, film);
  for (const series of seed.series) addSeries(db, source, people, series);
  for (const [position, drama] of seed.dramas.entries()) {
    if (addSeason(db, source, 'drama', position, drama))
      keepEntry(db, 'dramas', source, drama, null);
  }
  addRecordings(db, source, 'song', seed.clips, seed.songs);
  addRecordings(db, source, 'fitness', seed.clips, seed.fitness);
  for (const part of ['songs', 'fitness', 'clips'] as const) {
    for (const entry of seed[part]) keepEntry(db, part, source, entry, null);
  }
  people.settle();
  people.keepEntries();
}
