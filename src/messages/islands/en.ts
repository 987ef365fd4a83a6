/** English texts that islands use: the only ones that reach the browser. */
import { byThousands } from '#/messages/numbers.ts';

export const islands = {
  close: 'Close',
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ] as readonly string[],
  /** A calendar date. `day` has two digits. */
  date: (day: string, month: string, year: string) => `${month} ${day}, ${year}`,
  /** An integer with its digits grouped. */
  number: byThousands,
  untitled: 'Untitled',
  movieTitleFallback: 'Movie Title',
  trailerFallback: 'Trailer',
  loading: 'Loading',
  previousIn: (row: string) => `Previous in ${row}`,
  nextIn: (row: string) => `Next in ${row}`,
  playSign: 'Play',
  play: (title: string) => `Play ${title}`,
  listFailed: 'This list could not be loaded.',
  episodeNumber: (n: number) => `Episode: ${n}`,
  retry: 'Retry',
  rating: (percentage: string) => `Rating ${percentage}`,
  noVideo: 'No Video Available',
  notWatchable: 'Not available to watch',
  aboutFilm: 'About this film',
  openOn: (site: string) => `Open on ${site}`,
  playerSilent: 'This player isn’t responding. Try opening it on its own site.',
  clipFailed: 'This clip could not be played. Please try again later.',
  feedPosition: (n: number, of: number) => `${n} / ${of}`,
  search: 'Search',
  searchResults: 'Search results',
  searchNothing: (query: string) => `Nothing found for “${query}”.`,
  searchCount: (n: number) => (n === 1 ? '1 result' : `${byThousands(n)} results`),
  searchClose: 'Close matches',
  kindMovie: 'Movie',
  kindSeries: 'Series',
  kindPerson: 'Person',
  kindDrama: 'Drama',
  kindSong: 'Song',
  kindClip: 'Fitness video',
} as const;
