/** English texts of what a search found. The browser gets them with the first results. */
import { byThousands } from '../numbers.ts';

export const search = {
  untitled: 'Untitled',
  playSign: 'Play',
  searchResults: 'Search results',
  searchNothing: (query: string) => `Nothing found for “${query}”.`,
  searchFailed: 'Search isn’t working right now.',
  searchCount: (n: number) => (n === 1 ? '1 result' : `${byThousands(n)} results`),
  searchClose: 'Close matches',
  knownFor: 'Known for',
  shownFor: (name: string) => `Shown for “${name}”`,
  kindMovie: 'Movie',
  kindSeries: 'Series',
  kindPerson: 'Person',
  kindDrama: 'Drama',
  kindSong: 'Song',
  kindClip: 'Fitness video',
  kindList: 'List',
} as const;
