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

/** Returns on what basis a title is there. */
export function basisOf(db: Db, id: number) {
  return entryOf(db, id).basis;
}

/** Returns a function that gives the row of a title that does not play its basis, as an extra. */
export function unplayedOf(db: Db, ids: readonly number[]) {
  const found = db.all<{ id: number; basis: string }>(
    `SELECT entity.id, json_extract(content, '$.basis') AS basis
     FROM json_each(?) AS wanted CROSS JOIN entity ON entity.id = wanted.value
     JOIN entry ON entry.entity_id = entity.id WHERE plays = 0 AND basis IS NOT NULL`,
    JSON.stringify(ids),
  );
  const known = new Map(found.map(({ id, basis }) => [id, basis]));
  return (id: number): Pick<Kept, 'basis'> => {
    const basis = known.get(id);
    return basis === undefined ? {} : { basis: JSON.parse(basis) };
  };
}

/** Returns the facts of a song or an exercise film, with the id of the film that it is from and its basis. */
export function soundFacts(db: Db, id: number) {
  const { year, film, singers, composer, language, basis } = entryOf(db, id);
  const sung = singers && singers.length > 0 ? singers : undefined;
  const movie_id = filmNamed(db, { film, year, language });
  return { year, film, movie_id, singers: sung, composer, basis };
}

/**
 * Returns the id of the film of this title, the nearest to the year if there are several. A film in
 * another language counts as two years further away: studios shot a story in two languages.
 */
function filmNamed(
  db: Db,
  { film, year = 0, language = '' }: Pick<Kept, 'film' | 'year' | 'language'>,
): number | undefined {
  if (film === undefined) return undefined;
  const found = db.one<{ id: number }>(
    `SELECT id FROM entity WHERE kind = 'movie' AND name = ?
     ORDER BY abs(CAST(substr(released, 1, 4) AS INTEGER) - ?) + 2 * (language IS NOT ?), id LIMIT 1`,
    ...[film, year, language],
  );
  return found?.id;
}
