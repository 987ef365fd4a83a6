/** The lists that a search leads to by their names, in the order in which they are shown. */
import type { TextKey } from '#/messages/messages.ts';
import { paths } from '#/paths.ts';

/** `title`: the key of its name; `also`: keys of other words for it. */
export type SearchPage = { path: string; title: TextKey; also?: readonly TextKey[] };

export const searchPages: readonly SearchPage[] = [
  { path: paths.popular, title: 'popularMovies' },
  { path: paths.nowPlaying, title: 'nowPlayingMovies', also: ['linkNowPlaying'] },
  { path: paths.topRated, title: 'topRatedMovies', also: ['linkTopRated'] },
  { path: paths.upcoming, title: 'upcomingMovies' },
  { path: paths.recent, title: 'recentlyAddedMovies' },
  { path: paths.punjabi, title: 'punjabiMovies' },
  { path: paths.hindi, title: 'hindiMovies' },
  { path: paths.english, title: 'englishMovies' },
  { path: paths.feed, title: 'feedTitle', also: ['linkTrailers'] },
  { path: paths.dramas, title: 'dramas', also: ['linkDramas', 'kindDramas'] },
  { path: paths.seasons, title: 'seasons', also: ['kindSeries'] },
  { path: paths.cartoons, title: 'cartoons' },
  { path: paths.songs, title: 'songs', also: ['kindSongs'] },
  { path: paths.fitness, title: 'fitness', also: ['linkFitness', 'kindClips'] },
  { path: paths.people, title: 'linkPopularPeople', also: ['kindPersons', 'mostPopular'] },
];

/** Names in addresses of genres that a catalogue may have. */
export const searchGenres: readonly string[] = [
  ...['action', 'adventure', 'animation', 'biography', 'comedy', 'crime', 'devotional'],
  ...['documentary', 'drama', 'family', 'fantasy', 'historical', 'history', 'horror', 'music'],
  ...['musical', 'mystery', 'noir', 'romance', 'science-fiction', 'short', 'silent', 'social'],
  ...['sports', 'thriller', 'war', 'western'],
];
