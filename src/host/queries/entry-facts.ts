/** Facts that answers give beyond the tables' columns: they stand in the stored entries. */
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { factWords } from '../facts.ts';
import { reasonIn } from '../languages/reasons.ts';
import type { SeedFilm, SeedRecording } from '../seed/schema.ts';

type EntryFields = Partial<SeedFilm & SeedRecording>;
export type Basis = NonNullable<EntryFields['basis']>;

function entryOf(db: Db, id: number): EntryFields {
  const found = db.one<{ content: string }>('SELECT content FROM entry WHERE entity_id = ?', id);
  return found ? (JSON.parse(found.content) as EntryFields) : {};
}

/** Returns the facts of a film or a series: genres, countries, language, runtime and basis. */
export function titleFacts(context: HostContext, id: number) {
  const { genres = [], countries = [], language, runtime, basis } = entryOf(context.db, id);
  return { genres, countries, language, runtime, basis: saidIn(context, basis) };
}

/** Returns on what basis a title is there. */
export function basisOf(context: HostContext, id: number) {
  return saidIn(context, entryOf(context.db, id).basis);
}

/**
 * Returns a basis with its reason in the language that is asked for, where it has words of a pattern, and
 * with the years in which the title becomes free in the countries of the site.
 */
export function saidIn({ db, ui }: HostContext, basis: EntryFields['basis']): EntryFields['basis'] {
  if (!basis) return basis;
  const reason = ui && reasonIn(ui, basis.reason);
  const { free: all = [], ...rest } = basis;
  const countries = all.length > 0 ? factWords(db, 'freeIn') : undefined;
  const free = all.filter(({ country }) => countries?.includes(country) ?? true);
  return { ...rest, ...(reason && { reason }), ...(free.length > 0 && { free }) };
}

/** Returns a function that gives the row of a title that does not play its basis, as an extra. */
export function unplayedOf(context: HostContext, ids: readonly number[]) {
  const found = context.db.all<{ id: number; basis: string }>(
    `SELECT entity.id, json_extract(content, '$.basis') AS basis
     FROM json_each(?) AS wanted CROSS JOIN entity ON entity.id = wanted.value
     JOIN entry ON entry.entity_id = entity.id WHERE plays = 0 AND basis IS NOT NULL`,
    JSON.stringify(ids),
  );
  const known = new Map(found.map(({ id, basis }) => [id, basis]));
  return (id: number): Pick<EntryFields, 'basis'> => {
    const basis = known.get(id);
    return basis === undefined ? {} : { basis: saidIn(context, JSON.parse(basis)) };
  };
}

/** Returns the facts of a song or an exercise film, with the id of the film that it is from and its basis. */
export function soundFacts(context: HostContext, id: number) {
  const { db } = context;
  const { year, film, singers, composer, language, basis } = entryOf(db, id);
  const sung = singers && singers.length > 0 ? singers : undefined;
  const movie_id = filmNamed(db, { film, year, language });
  return { year, film, movie_id, singers: sung, composer, basis: saidIn(context, basis) };
}

/**
 * Returns the id of the film of this title, the nearest to the year if there are several. A film in
 * another language counts as two years further away: studios shot a story in two languages.
 */
function filmNamed(
  db: Db,
  { film, year = 0, language = '' }: Pick<EntryFields, 'film' | 'year' | 'language'>,
): number | undefined {
  if (film === undefined) return undefined;
  const found = db.one<{ id: number }>(
    `SELECT id FROM entity WHERE kind = 'movie' AND name = ?
     ORDER BY abs(CAST(substr(released, 1, 4) AS INTEGER) - ?) + 2 * (language IS NOT ?), id LIMIT 1`,
    film,
    year,
    language,
  );
  return found?.id;
}
