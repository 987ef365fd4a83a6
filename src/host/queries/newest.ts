import type { HostContext } from '../context.ts';

/** A film that was added to the catalogue, for the feed of those. */
export type NewFilm = {
  id: number;
  title: string;
  /** `YYYY`, or '' if it is not known. */
  year: string;
  overview: string;
  /** The date on which it was added. */
  added: string;
};

/** Returns the films that were added last, in the order of the list of recently added ones. */
export function newestFilms({ db }: HostContext, limit: number): NewFilm[] {
  return db.all<NewFilm>(
    `SELECT entity.id, name AS title, substr(released, 1, 4) AS year, overview, added
     FROM entity JOIN movie ON movie.id = entity.id
     ORDER BY added DESC, link IS NULL, added_order DESC LIMIT ?`,
    limit,
  );
}
