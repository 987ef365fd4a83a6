/** What each call is for, and where the site shows its answer. */
import type { CallName } from '../calls.ts';

export type CallWords = {
  group: Group;
  /** What it answers. */
  is: string;
  /** Where the site shows it, and what it shows when the call fails. */
  shown: string;
};

export const groups = {
  home: 'Lists of films',
  film: 'One film',
  search: 'Search',
  people: 'People',
  series: 'Series, seasons and dramas',
  playable: 'Films that play from their card',
  clips: 'Songs and fitness videos',
  feed: 'The trailer feed',
  lists: 'Lists by editors',
} as const;
export type Group = keyof typeof groups;

const GRID = 'A grid. If it fails the grid says so, with a link to try again.';
const film = (is: string): CallWords => ({ group: 'home', is, shown: GRID });
const playable = (is: string): CallWords => ({ group: 'playable', is, shown: GRID });

export const callWords: Record<CallName, CallWords> = {
  popular: {
    group: 'home',
    is: 'The most popular films.',
    shown:
      'Home, a grid, and the page of unknown addresses. The site asks for it when it starts, and takes ' +
      'a host that refuses it for ill.',
  },
  trending: {
    group: 'home',
    is: 'What is watched today or this week, all at once.',
    shown: 'Home. If it fails the row goes, with its heading.',
  },
  trailersDay: {
    group: 'home',
    is: 'Trailers of popular films, all at once.',
    shown: 'The top of home, which says that it failed.',
  },
  trailersWeek: {
    group: 'home',
    is: 'Trailers of films to come, all at once.',
    shown: 'The top of home, behind the toggle.',
  },
  thisYear: {
    group: 'home',
    is: 'Films of this year.',
    shown: 'Home. If it fails the row says so.',
  },
  recentlyAdded: {
    group: 'playable',
    is: 'What the host has added last.',
    shown: 'Home and a grid.',
  },
  nowPlaying: film('Films in cinemas now.'),
  topRated: film('The best films by their ratings.'),
  upcoming: film(
    'Films that are still to come, or that become free: these with `free_from`. Of one year if asked for.',
  ),
  genre: {
    group: 'home',
    is: 'Films of a genre, in parts if asked for.',
    shown: 'A grid, to which the genres of a film lead if its row has `genre_lists`.',
  },
  discover: {
    group: 'home',
    is: 'All films, or those of a genre, a language, a country, a decade, a length. Asked for only if the envelope of a list says `discover: true`.',
    shown: 'The page of filters. If it fails the page says so.',
  },
  seriesLists: {
    group: 'series',
    is: 'Series that are watched now, the best ones, and those that are on the air, of a genre if asked for. Asked for only if the envelope of a list says `series: true`.',
    shown: GRID,
  },
  movie: {
    group: 'film',
    is: 'A film, with its people and its trailer.',
    shown:
      'The page of the film. After a 404 it says `Movie not found`. Existing clients also open people, ' +
      'series and whatever a search finds by this call: answer with the `media_type` that it is, or 404. ' +
      'The site opens each by the call of its kind.',
  },
  complete: {
    group: 'film',
    is: 'The player of a whole film.',
    shown: 'The dialog of the film’s page, when a visitor presses `Play Movie`.',
  },
  search: {
    group: 'search',
    is: 'What a text finds, all at once.',
    shown:
      'The search. Answer 200 with a list, also if it is empty: an existing client goes blank after ' +
      'anything else.',
  },
  searchPages: {
    group: 'search',
    is: 'What a text finds, page by page, of one kind if asked for. Asked for only if the envelope of a list says `search: true`.',
    shown: 'The page of a search, in place of the call above. If it fails the page says so.',
  },
  popularPeople: { group: 'people', is: 'The most popular people.', shown: GRID },
  person: {
    group: 'people',
    is: 'A person, with pictures and titles.',
    shown: 'The page of the person. Its address catches what no other address of the contract has.',
  },
  series: {
    group: 'series',
    is: 'A series, and beside it who made it.',
    shown: 'The page of the series. Both keys are needed.',
  },
  seriesVideos: {
    group: 'series',
    is: 'Videos of a series, all at once.',
    shown:
      'The dialog of the series’ page. Of an empty list, which a series without videos has, it says that there is no trailer.',
  },
  seasons: { group: 'series', is: 'All seasons at once.', shown: GRID },
  seasonEpisodes: {
    group: 'series',
    is: 'All episodes of a season at once.',
    shown: 'The page of the season, and its player.',
  },
  dramas: { group: 'series', is: 'All dramas at once.', shown: GRID },
  dramaEpisodes: {
    group: 'series',
    is: 'All episodes of a drama at once, by its title.',
    shown:
      'The page of the drama, and its player. Existing clients put the title into the address without ' +
      'encoding it, so `?`, `#`, `/` and `%` in a title lead elsewhere.',
  },
  punjabiMovies: playable('Films in Punjabi.'),
  hindiMovies: playable('Films in Hindi.'),
  englishMovies: playable('Films in English.'),
  cartoons: playable('Cartoons.'),
  songs: { group: 'clips', is: 'Songs.', shown: GRID },
  fitness: { group: 'clips', is: 'Fitness videos.', shown: GRID },
  punjabiTrailers: {
    group: 'feed',
    is: 'Trailers, those in Punjabi first, so many at a time. It has no totals.',
    shown:
      'The feed. A page with fewer rows than `limit` is the last. A page after the last one answers 200 ' +
      'with an empty list.',
  },
  lists: {
    group: 'lists',
    is: 'Lists by editors, the newest first. Asked for only if popular films say `lists: true`.',
    shown: GRID,
  },
  list: {
    group: 'lists',
    is: 'One list: what it is about, and its entries, each with a sentence why.',
    shown: 'The page of the list. If it fails the page says so.',
  },
  free: {
    group: 'home',
    is: 'All titles whose basis says when they become or became free, the best known first. Asked for only if the envelope of a list says `free: true`.',
    shown:
      'The page of what becomes free, its calendars and its feed. If it fails the page says so.',
  },
};
