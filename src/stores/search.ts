/** The visitor's search query, and the newest results. */
import { atom } from 'nanostores';
import type { AnswerOf, ParamsOf } from '#/contract/calls.ts';
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import { isSearchable } from '#/lib/search.ts';
import type { SearchTexts } from '#/site/messages/messages.ts';
import { loadSearch } from '#/site/messages/search/texts.ts';
import { type DataCall, dataPath } from '#/site/paths.ts';
import { pageLanguage } from './language.ts';
import { TIMEOUT_MS } from './request.ts';

/** Milliseconds without a keystroke before the search is sent. */
export const PAUSE = 200;

export type SearchState = {
  query: string;
  results: SearchResult[] | null;
  busy: boolean;
  /** Whether the newest search failed. */
  failed?: boolean;
};

export const $search = atom<SearchState>({ query: '', results: null, busy: false });

/** The texts of the results; null before the first search. */
export const $searchTexts = atom<SearchTexts | null>(null);

let waiting: ReturnType<typeof setTimeout> | undefined;
let pending: AbortController | undefined;

/**
 * Searches for what the visitor typed. A query that is too short clears the results. Aborts the search before it, so
 * only the newest results are shown.
 */
export function searchFor(typed: string): void {
  const query = typed.trim();
  clearTimeout(waiting);
  pending?.abort();
  pending = undefined;
  if (!isSearchable(query)) {
    $search.set({ query, results: null, busy: false });
    return;
  }
  $search.set({ ...$search.get(), query, busy: true });
  waiting = setTimeout(() => void ask(query), PAUSE);
}

async function ask(query: string): Promise<void> {
  const search = new AbortController();
  pending = search;
  const late = setTimeout(() => search.abort(), TIMEOUT_MS);
  // A search that fails needs them, too.
  const texts = loadSearch[pageLanguage()]().then(({ search: loaded }) => $searchTexts.set(loaded));
  try {
    const [results] = await Promise.all([askData('search', { query }, search.signal), texts]);
    if (pending !== search) return;
    $search.set({ query, results, busy: false });
  } catch (error) {
    if (pending !== search) return;
    console.error(error);
    $search.set({ query, results: null, busy: false, failed: true });
  } finally {
    clearTimeout(late);
  }
}

/**
 * Returns the answer to a call. Rejects if the response is not a success, or if `signal` aborts the
 * request.
 */
async function askData<N extends DataCall>(
  call: N,
  params: ParamsOf<N>,
  signal?: AbortSignal,
): Promise<AnswerOf<N>> {
  const path = dataPath(call, params as Record<string, string | number>, pageLanguage());
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${call}: ${response.status}`);
  return response.json() as Promise<AnswerOf<N>>;
}
