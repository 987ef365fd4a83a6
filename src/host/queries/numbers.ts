/** What the files say of their entries for a comparison with the movie database. */
import type { Db } from '../db.ts';
import { OF_LANGUAGE } from './playable.ts';

/** Returns the numbers in the movie database that the entries of these ids name. */
export function numbersOf(db: Db, ids: readonly number[]): ReadonlyMap<number, number> {
  const found = db.all<{ id: number; tmdb: number }>(
    `SELECT entity_id AS id, json_extract(content, '$.tmdb') AS tmdb FROM entry
     WHERE entity_id IN (SELECT value FROM json_each(?)) AND json_extract(content, '$.tmdb') IS NOT NULL`,
    JSON.stringify(ids),
  );
  return new Map(found.map(({ id, tmdb }) => [id, tmdb]));
}

/** A film of a person: its number in the movie database where its entry names one, its names, and its year. */
export type Work = { tmdb: number | null; names: readonly string[]; year: string };

type Row = {
  id: number;
  tmdb: number | null;
  name: string;
  original: string | null;
  native_text: string | null;
  year: string;
};

const WORK = `entity.id, name, original, native_text, substr(released, 1, 4) AS year,
  json_extract(entry.content, '$.tmdb') AS tmdb`;

/** Returns the films in which a person is credited. */
export function worksOf(db: Db, person: number): Work[] {
  const found = db.all<Row>(
    `SELECT DISTINCT ${WORK} FROM credit JOIN entity ON entity.id = title_id AND kind = 'movie'
     LEFT JOIN entry ON entry.entity_id = entity.id WHERE person_id = ?`,
    person,
  );
  return found.map(workOf);
}

/** Films of a language that play and are compared: more than one catalogue has. */
const MOST_PLAYING = 1000;

/** Returns the films of a language that play, the most popular first. */
export function playingFilms(db: Db, language: string): (Work & { id: number })[] {
  const found = db.all<Row>(
    `SELECT ${WORK} FROM entity LEFT JOIN entry ON entry.entity_id = entity.id
     WHERE ${OF_LANGUAGE} AND plays > 0 ORDER BY popularity DESC LIMIT ${MOST_PLAYING}`,
    language,
  );
  return found.map((row) => ({ ...workOf(row), id: row.id }));
}

function workOf({ tmdb, name, original, native_text, year }: Row): Work {
  return { tmdb, names: [name, original, native_text].filter((one) => one !== null), year };
}
