/** An address of each route of the site, on the open catalogue. */
const MOVIE = '/zxyxvyXdF/600765021';

/** Pages with status 200. */
export const PAGES = [
  '/',
  '/movie-dashboard',
  '/movies/PopularMovies',
  '/movies/upComing',
  '/movies/genre/drama',
  '/movies/punjabi-movies',
  '/all-hi-ur-en-pun-songs',
  '/health-&-exercise-&-fitness',
  '/all-seasons',
  '/season/les-vampires-1915',
  '/all-pak-tv-darama',
  '/drama/Tanhaiyaan',
  '/movie/season/episodes?season=les-vampires-1915&episode=les-vampires-1915-1',
  '/drama-pak-tv-episode-play?drama=Tanhaiyaan',
  '/movies-trailers-latest-trailers',
  '/people/popularPeople',
  '/search?query=chaplin',
  '/TvShow/trending',
  '/more/topRated',
  MOVIE,
  `${MOVIE}?play=movie`,
  '/500',
];

/** The site's own pages with another status. */
export const LOST = [
  '/no-such-page',
  '/zxyxvyXdF/1',
  '/zxyxvyXdF/--',
  '/detail/tv-series/1',
  '/people/detail/1',
  '/season/none',
  '/movies/genre/none',
];

/** Pages in other languages: those of the build, a rendered one, and one that is not there. */
export const PREFIXED = ['/ur/', '/pa/TvShow/trending', '/hi/movie-dashboard', '/ur/no-such-page'];

/** Pages that other sites may frame. */
export const CLIPS = ['/clips/24-frames', '/clips/box-breathing'];
