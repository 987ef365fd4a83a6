/** What differs between calls, though it means the same: existing clients read it so. */

export type Difference = {
  what: string;
  /** Each form with where it stands. Names of fields and calls are between backticks. */
  forms: readonly [form: string, where: string][];
};

export const differences: readonly Difference[] = [
  {
    what: 'The key of a list’s rows',
    forms: [
      ['`results`', 'most lists of films, people, cartoons, the trailer feed'],
      ['`result`', 'the lists of films in Punjabi, Hindi and English: singular'],
      ['`movies`', 'recently added films, films of this year'],
      ['`data`', 'fitness videos'],
      ['`songs`', 'songs'],
      ['`data` with `results` in it', 'trending films'],
      ['none: a bare list', 'search, trailers of home, videos, seasons, dramas, episodes'],
    ],
  },
  {
    what: 'The number of pages',
    forms: [
      ['`total_pages`', 'lists of films, people, genres'],
      ['`totalPages`', 'recently added films, cartoons, songs, fitness videos'],
      ['none', 'the trailer feed, and lists that come all at once'],
    ],
  },
  {
    what: 'An id',
    forms: [
      ['`id`', 'films, series, people, dramas'],
      ['`_id`', 'seasons and episodes'],
      ['`title`', 'opens the episodes of a drama, in place of an id'],
    ],
  },
  {
    what: 'A picture',
    forms: [
      [
        'a path: `poster_path`, `profile_path`, `logo_path`, `file_path`, `background_path`, `backdrop_path`',
        'whatever ends in `_path`: a client puts the picture host before it',
      ],
      [
        'a whole URL: `posterimage`, `posterUrl`, `posterPath`, `poster`, `backdrop`, `photo`',
        'all others, `posterPath` too',
      ],
    ],
  },
  {
    what: 'The wide picture of a page',
    forms: [
      ['`background_path`', 'of a film'],
      ['`backdrop_path`', 'of a series'],
    ],
  },
  {
    what: 'A player',
    forms: [
      [
        'a bare id: `trailerKey`, `key`',
        'trailers of home, the trailer feed, a series’ video of type `Trailer`',
      ],
      ['a whole URL: `trailer`, `links`', 'of a film, an episode, a song, a fitness video'],
      ['a whole URL: `trailerKey`', 'of a cartoon alone'],
    ],
  },
  {
    what: 'No player',
    forms: [
      ['null', 'in `trailer`'],
      ['empty text', 'in `links`, and in the `trailerKey` of a cartoon'],
      [
        'a URL that ends in `/clips/no-video`',
        'what the embedded host names in both, for clients that frame every link; it counts as none',
      ],
      ['no row', 'in lists of trailers and videos'],
    ],
  },
  {
    what: 'A name',
    forms: [
      ['`title`', 'films, seasons, dramas, episodes, songs, fitness videos'],
      ['`name`', 'series, people, companies'],
      ['`movieTitle`', 'cartoons, the trailer feed'],
      ['`trailerName`', 'trailers of home'],
    ],
  },
];
