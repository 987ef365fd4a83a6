/** What the visitor searches for, and the newest answer to it. */
import { map } from 'nanostores';
import type { SearchResult } from '#/contract/movie.ts';
import { askData } from './data.ts';

/** A search runs from so many characters on: docs/product.md, Constants. */
export const SHORTEST_QUERY = 3;
/** Milliseconds of quiet after a keystroke before the host is asked. */
export const PAUSE = 200;

export type SearchState = { query: string; results: SearchResult[] | null; busy: boolean };

export const $search = map<SearchState>({ query: '', results: null, busy: false });

let waiting: ReturnType<typeof setTimeout> | undefined;
let asked: AbortController | undefined;

/** Takes what was typed. Fewer than three characters clear the results; only the newest answer counts. */
export function searchFor(typed: string): void {
  const query = typed.trim();
  clearTimeout(waiting);
  asked?.abort();
  if ([...query].length < SHORTEST_QUERY) {
    $search.set({ query, results: null, busy: false });
    return;
  }
  $search.set({ ...$search.get(), query, busy: true });
  waiting = setTimeout(() => void ask(query), PAUSE);
}

async function ask(query: string): Promise<void> {
  asked = new AbortController();
  const { signal } = asked;
  try {
    const results = await askData('search', { query }, signal);
    if (!signal.aborted) $search.set({ query, results, busy: false });
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    $search.set({ query, results: null, busy: false });
  }
}
