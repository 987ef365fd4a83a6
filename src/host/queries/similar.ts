/**
 * Titles like a title: of the same people, genres, decade and language. Each look at the catalogue
 * takes a fixed number of rows from an index of any size.
 */
import type { Db } from '../db.ts';
import { NEAR } from '../posters/choice/spread.ts';
import type { EntityKind } from '../seed/entity.ts';

/** Titles of the answer, and the points that the last of them has at least. */
const MOST = 12;
const LEAST = 4;
/** Points for each thing in common. */
const POINTS = { person: 3, language: 3, genre: 2, decade: 1 };
/** Numbers that are read at most: people, titles of each person, of each genre and of the language. */
const BOUNDS = { people: 10, each: 30, genre: 40, language: 40 };

type Title = { id: number; kind: EntityKind; language: string | null; released: string };
type Candidate = { id: number; popularity: number; points: number; motif: string | null };

/** Returns the ids of films like a film, or of series like a series, the most alike first. */
export function similarTo(db: Db, title: Title): number[] {
  if (title.kind !== 'movie' && title.kind !== 'series') return [];
  const people = sharedPeople(db, title.id);
  const ids = new Set([...people.keys(), ...ofGenres(db, title), ...ofLanguage(db, title)]);
  ids.delete(title.id);
  const alike = pointsOf(db, title, [...ids])
    .map((one) => ({ ...one, points: one.points + POINTS.person * (people.get(one.id) ?? 0) }))
    .filter(({ points }) => points >= LEAST)
    .sort((a, b) => b.points - a.points || b.popularity - a.popularity || a.id - b.id);
  return apart(alike).map(({ id }) => id);
}

/** Returns the first titles. One that is drawn like a near one before it waits until later. */
function apart(alike: Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  while (chosen.length < MOST && alike.length > 0) {
    const near = chosen.slice(-NEAR).map(({ motif }) => motif);
    const other = alike.findIndex(({ motif }) => motif === null || !near.includes(motif));
    chosen.push(...alike.splice(Math.max(0, other), 1));
  }
  return chosen;
}

/** Returns titles of the title's first people, each with the number of these who are in it. */
function sharedPeople(db: Db, id: number): Map<number, number> {
  const people = db.all<{ id: number }>(
    `SELECT DISTINCT person_id AS id FROM credit WHERE title_id = ?
     ORDER BY role = 'cast', role = 'crew', position LIMIT ${BOUNDS.people}`,
    id,
  );
  const shared = new Map<number, number>();
  for (const person of people) {
    const titles = db.all<{ id: number }>(
      `SELECT DISTINCT title_id AS id FROM credit WHERE person_id = ? LIMIT ${BOUNDS.each}`,
      person.id,
    );
    for (const one of titles) shared.set(one.id, (shared.get(one.id) ?? 0) + 1);
  }
  return shared;
}

/** Returns the best-known titles of the title's genres in its decade. */
function ofGenres(db: Db, { id, kind }: Title): number[] {
  const own = db.all<{ slug: string; decade: number | null }>(
    'SELECT slug, decade FROM genre WHERE entity_id = ? ORDER BY slug LIMIT 4',
    id,
  );
  return own.flatMap(({ slug, decade }) =>
    idsOf(
      db,
      `SELECT entity_id AS id FROM genre WHERE slug = ? AND kind = ? AND decade = ?
       ORDER BY popularity DESC, entity_id LIMIT ${BOUNDS.genre}`,
      slug,
      kind,
      decade,
    ),
  );
}

/** Returns the best-known titles of the title's language, what plays here first. */
function ofLanguage(db: Db, { kind, language }: Title): number[] {
  return idsOf(
    db,
    `SELECT id FROM entity WHERE kind = ? AND kind <> 'person' AND language = ?
     ORDER BY plays DESC, popularity DESC, id LIMIT ${BOUNDS.language}`,
    kind,
    language,
  );
}

function idsOf(db: Db, sql: string, ...values: (string | number | null)[]): number[] {
  return db.all<{ id: number }>(sql, ...values).map(({ id }) => id);
}

/** Returns the ids of titles of the title's kind, with all their points except those for people. */
function pointsOf(db: Db, { id, kind, language, released }: Title, ids: number[]): Candidate[] {
  return db.all<Candidate>(
    `SELECT entity.id, popularity, motif,
       (CASE WHEN language = ? THEN ${POINTS.language} ELSE 0 END)
       + (CASE WHEN released <> '' AND substr(released, 1, 3) = ? THEN ${POINTS.decade} ELSE 0 END)
       + ${POINTS.genre} * (SELECT count(*) FROM genre AS own
         JOIN genre AS its ON its.entity_id = entity.id AND its.slug = own.slug
         WHERE own.entity_id = ?) AS points
     FROM json_each(?) AS wanted CROSS JOIN entity ON entity.id = wanted.value WHERE entity.kind = ?`,
    language,
    released.slice(0, 3),
    id,
    JSON.stringify(ids),
    kind,
  );
}
