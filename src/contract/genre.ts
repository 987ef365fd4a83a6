/** What a host says of a genre's list: its name, and the filters and orders that it offers. */
import { decade, SORTS, type Sort } from './params.ts';
import { field, id, list, text } from './raw.ts';

export type Genre = {
  /** The genre's name, in English; null if the host does not say it. */
  genre: string | null;
  /** Languages, decades and orders that the host offers for this list. */
  languages: string[];
  decades: number[];
  sorts: Sort[];
};

/** Number of languages and of decades that are read: more are a mistake. */
const MOST = 40;

export function readGenre(body: unknown): Genre {
  const languages = known(
    field(body, 'languages'),
    (value) => text(value)?.match(/^[a-z]{2}$/)?.[0],
  );
  const decades = known(field(body, 'decades'), (value) => decade.parse(id(value)));
  const sorts = known(field(body, 'sorts'), (value) => SORTS.find((sort) => sort === value));
  return { genre: text(field(body, 'genre')), languages, decades, sorts };
}

/** Returns the values of a list that `read` accepts, each once. */
function known<T>(value: unknown, read: (value: unknown) => T | null | undefined): T[] {
  return [...new Set(list(value).flatMap((one) => read(one) ?? []))].slice(0, MOST);
}
