/** What crawlers read of the embedded catalogue beyond the contract: its pages, and what is new. */
import type { NameLanguage } from '#/contract/names.ts';
import type { HostContext } from './context.ts';
import { type NewFilm, newestFilms } from './queries/newest.ts';
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
