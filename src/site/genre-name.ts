/** The name of a genre, and what a part of its list is called. */
import type { Messages } from './messages/messages.ts';

/** Returns a genre's name in the page's language. Where the host does not say it, its address does. */
export function genreName(genre: string | null, slug: string, m: Messages): string {
  const name =
    genre ?? slug.replace(/(^|-)(.)/g, (_, gap, first) => (gap && ' ') + first.toUpperCase());
  return m.hostWords[name] ?? name;
}

/** Keys of what each order of a list is called. */
export const SORT_TEXTS = {
  popularity: 'sortPopularity',
  rating: 'sortRating',
  date: 'sortDate',
} as const;
