/**
 * Remembers films from answers. A search row with only an id and a title then shows the photograph of
 * the film's card, or its painted sheet, which depends on the year.
 */
import { LRUCache } from 'lru-cache';
import { type AnswerOf, type CallName, calls } from '#/contract/calls.ts';
import { type Movie, movie } from '#/contract/rows/movie.ts';
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import { counted } from '#/lib/counted.ts';

/** Number of films that are remembered: some megabytes. */
const MOST = 20_000;

export type Memo = {
  /** Remembers the films of an answer. */
  note(name: CallName, answer: object): void;
  /** Forgets the films with one of these tags. */
  forget(tags: ReadonlySet<string>): void;
  /** Returns an answer; the rows of a search are completed with what was seen of their films. */
  completed(name: CallName, answer: object): object;
};

type Remembered = Pick<Movie, 'title' | 'poster' | 'date'>;

export function createMemo(): Memo {
  const films = new LRUCache<string, Remembered>(counted(MOST));

  function completed(row: SearchResult): SearchResult {
    // In a movie database a person or a series may have the id of a film.
    const film = row.kind === null || row.kind === 'movie' ? films.get(row.id) : undefined;
    if (!film || film.title !== row.title) return row;
    const { poster, date } = film;
    return { ...row, picture: row.picture ?? poster, year: row.year ?? date?.slice(0, 4) ?? null };
  }

  return {
    note(name, answer) {
      for (const { id, title, poster, date } of filmsIn(name, answer)) {
        films.set(id, { title, poster, date });
      }
    },
    forget(tags) {
      for (const tag of tags)
        if (tag.startsWith('movie-')) films.delete(tag.slice('movie-'.length));
    },
    completed(name, answer) {
      if (name === 'search') return (answer as AnswerOf<'search'>).map(completed);
      if (name !== 'searchPages') return answer;
      const page = answer as AnswerOf<'searchPages'>;
      return { ...page, items: page.items.map(completed) };
    },
  };
}

function filmsIn(name: CallName, answer: object): readonly (Remembered & Pick<Movie, 'id'>)[] {
  if (name === 'movie') return [answer as AnswerOf<'movie'>];
  if (calls[name].row !== movie) return [];
  const films = answer as readonly Movie[] | { items: readonly Movie[] };
  return 'items' in films ? films.items : films;
}
