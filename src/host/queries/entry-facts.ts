/** Facts that answers give beyond the tables' columns: they stand in the kept entries. */
import type { Db } from '../db.ts';
import type { SeedFilm, SeedRecording } from '../seed/schema.ts';

type Kept = Partial<SeedFilm & SeedRecording>;

function entryOf(db: Db, id: number): Kept {
  const found = db.one<{ content: string }>('SELECT content FROM entry WHERE entity_id = ?', id);
  return found ? (JSON.parse(found.content) as Kept) : {};
}

/** Returns the facts of a film or a series: genres, countries, language, runtime and basis. */
export function titleFacts(db: Db, id: number) {
  const { genres = [], countries = [], language, runtime, basis } = entryOf(db, id);
  return { genres, countries, language, runtime, basis };
}

/** Returns the facts of a song or an exercise film. */
export function soundFacts(db: Db, id: number) {
  const { year, film, singers, composer } = entryOf(db, id);
  const sung = singers && singers.length > 0 ? singers : undefined;
  return { year, film, singers: sung, composer };
}

/** Returns the names of an entity in further languages. */
export function namesOf(db: Db, id: number): { language: string; text: string }[] {
  return db.all('SELECT language, text FROM name WHERE entity_id = ? ORDER BY language', id);
}
