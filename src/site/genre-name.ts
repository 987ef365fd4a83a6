/** Genres that a catalogue may have, the name of one, and what a part of its list is called. */
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

/** Names in addresses of genres that a catalogue may have. */
export const searchGenres: readonly string[] = [
  'action',
  'adventure',
  'animation',
  'biography',
  'comedy',
  'crime',
  'devotional',
  'documentary',
  'drama',
  'family',
  'fantasy',
  'historical',
  'history',
  'horror',
  'music',
  'musical',
  'mystery',
  'noir',
  'romance',
  'science-fiction',
  'short',
  'silent',
  'social',
  'sports',
  'thriller',
  'war',
  'western',
];
