/** What crawlers read of the embedded catalogue beyond the contract: its pages, and what is new. */
import type { NameLanguage } from '#/contract/names.ts';
import { keyOf } from '#/contract/withdrawn/withdrawals.ts';
import type { HostContext } from './context.ts';
import { countPages, type ListedPage, pagesFrom } from './queries/pages.ts';

export type CatalogueIndex = {
  count(): number;
  /** Returns up to `limit` pages, without the first `skipped` ones. */
  from(skipped: number, limit: number): Promise<ListedPage[]>;
  /** Returns the films that were added last, with names and texts of a language where they have them. */
  newest(limit: number, ui?: NameLanguage | null): NewFilm[];
};

export function createIndex(context: HostContext): CatalogueIndex {
  return {
    count: () => countPages(context),
    from: (skipped, limit) => pagesFrom(context, skipped, limit),
    newest: (limit, ui = null) => newestFilms({ ...context, ui }, limit),
  };
}

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

/**
 * Returns the films that were added last, in the order of the list of recently added ones. Withdrawn
 * ones are not in it.
 */
function newestFilms(context: HostContext, limit: number): NewFilm[] {
  const isGone = ({ id }: NewFilm) =>
    context.withdrawn?.().scopeOf([keyOf('movie', `${id}`)]) === 'entry';
  const films: NewFilm[] = [];
  for (let at = 0; films.length < limit; at += limit) {
    const some = filmsFrom(context, at, limit);
    films.push(...some.filter((film) => !isGone(film)));
    if (some.length < limit) break;
  }
  return films.slice(0, limit);
}

function filmsFrom({ db, ui = null }: HostContext, at: number, limit: number): NewFilm[] {
  return db.all<NewFilm>(
    `SELECT entity.id, coalesce(own.text, entity.name) AS title, substr(released, 1, 4) AS year,
       coalesce(text.text, overview) AS overview, added
     FROM entity JOIN movie ON movie.id = entity.id
     LEFT JOIN name AS own ON own.entity_id = entity.id AND own.language = ?
     LEFT JOIN text ON text.entity_id = entity.id AND text.language = ?
     ORDER BY added DESC, link IS NULL, added_order DESC LIMIT ? OFFSET ?`,
    ui,
    ui,
    limit,
    at,
  );
}
