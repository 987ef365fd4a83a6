/**
 * Numbers of entities in lists. They are rows, because counting a million takes too long for a page. A write
 * that only adds films notes what it adds; every other one counts again.
 */
import type { Facet } from './catalogue/facets.ts';
import type { Db } from './db.ts';
import type { EntityKind } from './seed/entity.ts';

/**
 * A list whose number is stored. Those of films have no kind before them. A part is a language and a decade,
 * '' and 0 where they are not known.
 */
export type Counted =
  | EntityKind
  | Facet
  | `part ${string} ${number}`
  | 'plays'
  | `language ${string}`
  | `form ${string}`
  | `year ${string}`;

export function totalOf(db: Db, list: Counted): number {
  return db.one<{ n: number }>('SELECT n FROM total WHERE list = ?', list)?.n ?? 0;
}

/**
 * Counts all lists again. Reads whole indexes: the one of languages is only used beside `kind <> 'person'`.
 */
export function recount(db: Db): void {
  db.run('DELETE FROM total');
  db.run(`INSERT INTO total (list, n)
    SELECT kind, count(*) FROM entity GROUP BY kind
    UNION ALL SELECT 'plays', count(*) FROM entity WHERE kind = 'movie' AND plays > 0
    UNION ALL SELECT 'language ' || language, count(*) FROM entity
      WHERE kind = 'movie' AND kind <> 'person' AND language IS NOT NULL AND form IS NOT 'cartoon'
      GROUP BY language
    UNION ALL SELECT 'form ' || form, count(*) FROM entity
      WHERE kind = 'movie' AND form IS NOT NULL GROUP BY form
    UNION ALL SELECT 'year ' || substr(released, 1, 4), count(*) FROM entity
      WHERE kind = 'movie' AND released <> '' GROUP BY substr(released, 1, 4)
    UNION ALL SELECT 'part ' || ifnull(language, '') || ' ' || ifnull(decade, 0), count(*)
      FROM entity INDEXED BY entity_popular WHERE kind = 'movie' GROUP BY language, decade
    UNION ALL SELECT facet, count(*) FROM facet GROUP BY facet`);
  db.run('DELETE FROM genre_total');
  db.run(`INSERT INTO genre_total (slug, kind, language, decade, n)
    SELECT slug, kind, ifnull(language, ''), ifnull(decade, 0), count(*) FROM genre GROUP BY 1, 2, 3, 4`);
}

type Film = { form: string; language: string; released: string };
type InGenre = { kind: string; language: string | null; decade: number | null };

/** Notes what a transaction adds to lists. */
export class Additions {
  readonly #lists = new Map<Counted, number>();
  readonly #genres = new Map<string, number>();

  addFilm({ form, language, released }: Film): void {
    this.#add('movie');
    this.#add(`form ${form}`);
    this.#add(`year ${released.slice(0, 4)}`);
    this.#add(`part ${language} ${Number(released.slice(0, 3)) * 10}`);
    if (form !== 'cartoon') this.#add(`language ${language}`);
  }

  addPerson(): void {
    this.#add('person');
  }

  addFacet(facet: Facet): void {
    this.#add(facet);
  }

  /** Notes a title of a genre, or with `by` -1 one that leaves it. */
  addGenre(slug: string, { kind, language, decade }: InGenre, by: 1 | -1 = 1): void {
    const key = JSON.stringify([slug, kind, language ?? '', decade ?? 0]);
    this.#genres.set(key, (this.#genres.get(key) ?? 0) + by);
  }

  #add(list: Counted): void {
    this.#lists.set(list, (this.#lists.get(list) ?? 0) + 1);
  }

  /** Writes what was noted since the last time, in the caller's transaction. */
  write(db: Db): void {
    for (const [list, n] of this.#lists) {
      db.run(
        'INSERT INTO total (list, n) VALUES (?, ?) ON CONFLICT DO UPDATE SET n = n + excluded.n',
        list,
        n,
      );
    }
    for (const [key, n] of this.#genres) {
      const [slug, kind, language, decade] = JSON.parse(key) as [string, string, string, number];
      db.run(
        `INSERT INTO genre_total (slug, kind, language, decade, n) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET n = n + excluded.n`,
        slug,
        kind,
        language,
        decade,
        n,
      );
    }
    this.#lists.clear();
    this.#genres.clear();
  }
}

/** Number of films and people from which a catalogue is large: a word may be in 70,000 names. */
const LARGE = 200_000;

/** Returns whether a catalogue is so large that a search asks for fewer words at once. */
export const isLarge = (db: Db) => totalOf(db, 'movie') + totalOf(db, 'person') > LARGE;
