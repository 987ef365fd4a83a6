/** The rows of the wire, each with a name, and in words what its fields hold. */
import type { z } from 'zod';
import * as lists from '../schema/lists.ts';
import * as playables from '../schema/playables.ts';
import * as titles from '../schema/titles.ts';
import { words } from './values.ts';

export type RowWords = {
  schema: z.ZodObject;
  name: string;
  /** What one row is. */
  is: string;
  /** What a field holds, beyond its name and its kind. */
  fields: Record<string, string>;
};

/** Fields that mean the same in every row that has them. */
export const COMMON: Record<string, string> = {
  native_titles: 'The name in other languages.',
  native_title: 'The name in the letters of its own language; null if that is English.',
  title_language:
    'The language of the title, of a person that of the name, where it is not English.',
  overview_language: 'The language of the overview.',
  poster: 'A picture by a whole URL, which comes before the path.',
  backdrop: 'A wide picture without lettering, by a whole URL.',
  photo: 'A photo by a whole URL, which comes before the path.',
  basis: 'Why the title is free, or why it does not play.',
  movie_id: 'The id of the film, by which a card leads to the page of the film.',
  watchable:
    'Whether it plays in full. False: cards and page say that it does not, before a press.',
  own_id:
    'The id that opens its own kind, where `id` is another one, made for clients that open all as ' +
    'movies. Without it `id` opens both.',
  vote_count: 'The number of those who rated it. A rating of 0 without votes counts as none.',
  first_watchable: 'The first episode that plays; null if none does.',
  page: 'Where a song or a clip stands: the page of its list. Without it and `key` it opens as a movie.',
  key: 'Where a song or a clip stands: its id there.',
  captions: 'Captions of the player. Only those of the embedded host are read: leave it out.',
};

/** What the fields of envelopes hold. */
export const ENVELOPE: Record<string, string> = {
  page: 'The number of this page, as a number.',
  results: 'The rows.',
  result: 'The rows: singular here.',
  movies: 'The rows.',
  data: 'The rows.',
  songs: 'The rows.',
  total_pages:
    'The number of pages, as a number: a client compares it with `page`. An empty list has 1.',
  totalPages: 'The number of pages, in camel case here; a number. An empty list has 1.',
  total_results: 'The number of entries of the whole list.',
  watchable:
    'Whether the list takes `watch=1` and has films that play. It says nothing in a list without that ' +
    'parameter.',
  playing:
    'How many entries of the whole list play: the same number on every page, and with `watch=1`. ' +
    'With a language or a decade those of that part.',
  ui: 'Whether the host knows the parameter `ui`.',
  lists: 'Whether the host has lists by editors. It is enough that popular films say so.',
  genre: 'The name of the genre.',
  languages:
    'The languages by which the list can be filtered; with `decade` those that have films of it.',
  decades:
    'The decades by which the list can be filtered, by their first years; with `language` those that ' +
    'have films in it.',
  sorts: 'The orders that the list can have.',
  discover: 'Whether the host answers `/api/tmdb/discover/movies`. Any list may say it.',
  years: 'Whether the list takes `year`.',
  choices:
    'By what all films can be narrowed. Sent where nothing is asked for but a page or an order.',
  more: 'Whether there are more films than `total_results`: a host may stop to count, ours at 1,000.',
  series: 'The series.',
  credits: 'Its cast and crew, beside the series and not within it.',
};

const DETAIL = {
  genres: 'Names of genres, eight at most.',
  genre_lists: 'Genres of which the host has a list, with their names in the address of that list.',
  countries: 'Where it was made.',
  language: 'The language in which it was made.',
  runtime: 'In minutes.',
  similar: 'Films like it; the site shows twelve.',
};

/** Of a row of any kind. */
const ANY_KIND = {
  id:
    'Opens the call of its kind, if `own_id` does not. Of a drama, a song or a clip it only tells rows ' +
    'apart.',
  title:
    'Of all but series and people; of a drama as its list has it. A row has a title or a name.',
  name: 'Of a series or a person.',
  media_type: 'Without it the site takes the row for a movie.',
};

export const rows: readonly RowWords[] = [
  {
    schema: titles.movie,
    name: 'Movie',
    is: 'A poster card of a film.',
    fields: {
      id: 'Opens the call for the movie. The same id in every list.',
      free_from: 'The year in which an old film becomes free, in the list of upcoming films.',
    },
  },
  {
    schema: titles.choices,
    name: 'Choices',
    is: 'The values of each filter.',
    fields: { sorts: 'The orders that the list can have.' },
  },
  {
    schema: titles.genreChoice,
    name: 'GenreChoice',
    is: 'A genre to choose.',
    fields: {
      value: 'The genre’s name in addresses.',
      name: 'Its name, in English.',
      count: 'How many of all films have it.',
    },
  },
  {
    schema: titles.movieDetail,
    name: 'MovieDetail',
    is: 'The page of a film.',
    fields: {
      ...DETAIL,
      id: 'Opens the call for the complete film: clients take it from here, not from their address.',
      background_path: 'Not `backdrop_path`, which a series has.',
      trailer: 'A whole embed URL; null for none. Not the bare id that lists of trailers have.',
      productionCompanies: 'In camel case.',
      media_type:
        'What the id really is: clients open every search result as a movie. The site leads on to the ' +
        'page of a series or a person.',
    },
  },
  {
    schema: titles.complete,
    name: 'Complete',
    is: 'The player of a whole film.',
    fields: {
      links:
        'One whole URL of a player, in spite of the plural; empty text where the film has none. ' +
        'Answer 200 with empty text, not 404: after a 404 clients show nothing.',
    },
  },
  {
    schema: titles.director,
    name: 'Director',
    is: 'A director or creator.',
    fields: { id: 'Opens the call for the person. Without it the name is no link.' },
  },
  {
    schema: titles.castMember,
    name: 'CastMember',
    is: 'One of the cast.',
    fields: { character: 'The part; may be empty.', id: 'Opens the call for the person.' },
  },
  {
    schema: titles.crewMember,
    name: 'CrewMember',
    is: 'One of the crew of a series.',
    fields: { job: 'What they did; may be empty.', id: 'Opens the call for the person.' },
  },
  {
    schema: titles.movieDetail.shape.productionCompanies.element,
    name: 'Company',
    is: 'A production company.',
    fields: { logo_path: 'Null without a picture host: no extra takes a whole URL.' },
  },
  {
    schema: titles.person,
    name: 'Person',
    is: 'A card of a person.',
    fields: {
      id: 'Opens the call for the person.',
      popularity: 'Shown times ten as a percentage, which may exceed 100; at most 10,000.',
      gender: 'Clients read the gender of a person here, not from the detail.',
    },
  },
  {
    schema: titles.personDetail,
    name: 'PersonDetail',
    is: 'The page of a person.',
    fields: {
      biography: 'May be empty.',
      birthday: 'As of kind Date; null where it is not known.',
      deathday: 'As of kind Date; null for the living.',
      images: 'A flat list, not an object with `profiles`.',
      movie_credits:
        'A flat list, not an object with `cast` and `crew`: films; songs and clips with `media_type`.',
      tv_credits: 'A flat list, too: series; dramas with `media_type`.',
      biography_language: 'The language of the biography.',
    },
  },
  {
    schema: titles.personDetail.shape.images.element,
    name: 'PersonImage',
    is: 'A picture of a person that links to a film.',
    fields: {
      id: 'The id of a film, because the picture links to it.',
      wide: 'Whether it is a wide picture; else it is a portrait.',
      backdrop: 'The picture by a whole URL, a portrait too. It comes before the path.',
    },
  },
  {
    schema: titles.personDetail.shape.movie_credits.element,
    name: 'Role',
    is: 'A title in which a person took part.',
    fields: {
      id:
        'Opens the call for the movie, in `tv_credits` for the series. Of a drama, a song or a clip it ' +
        'only tells rows apart.',
      title: 'Of a drama as its list has it: the title opens it.',
      media_type: 'What it is, where it is neither a film nor a series.',
    },
  },
  {
    schema: titles.series,
    name: 'Series',
    is: 'The page of a series.',
    fields: {
      ...DETAIL,
      name: '`name`, where a movie has `title`.',
      backdrop_path: 'Not `background_path`, which a movie has.',
      created_by: 'Where a movie has `directors`.',
      seasons: 'The seasons of the series, if the host knows them.',
      similar: 'Series like it, as rows of movies whose ids open the call for the series.',
    },
  },
  {
    schema: titles.series.shape.seasons.unwrap().element,
    name: 'SeasonOfSeries',
    is: 'A season on the page of its series.',
    fields: {
      _id: 'Opens the call for its episodes.',
      lists_episodes: 'False where the host has no list of its episodes.',
    },
  },
  {
    schema: titles.video,
    name: 'Video',
    is: 'A video of a series.',
    fields: {
      type: 'The first row with exactly `Trailer` is the trailer. Others are not played.',
      key:
        'Of a trailer the bare id of a YouTube video, as of kind VideoId. Of any other type it may be ' +
        'a whole URL.',
    },
  },
  {
    schema: titles.searchHit,
    name: 'SearchHit',
    is: 'A result of a search.',
    fields: {
      ...ANY_KIND,
      close: 'Whether only a near spelling of the query names it.',
      folded: 'The spelling by whose sound it was found.',
      known_for: 'The person whom the query found, where this is a title of theirs.',
    },
  },
  {
    schema: lists.list,
    name: 'EditorList',
    is: 'A list by editors.',
    fields: {
      id: 'Its name in addresses, which opens the call for the list.',
      entries:
        'All of them, in the list of lists too: its card says how many play. The site reads 100.',
      overview: 'What the list is about.',
      changed: 'The day on which it was published or changed last.',
    },
  },
  {
    schema: lists.entry,
    name: 'ListEntry',
    is: 'An entry of a list, as a search has it.',
    fields: {
      ...ANY_KIND,
      watchable: 'Whether it plays. Say it of all but people.',
      why: 'Why it is in the list, in a sentence. The list of lists does without it.',
      why_language: 'The language of that sentence.',
    },
  },
  {
    schema: playables.regional,
    name: 'Regional',
    is: 'A film that plays from its card.',
    fields: {
      posterimage: 'A whole URL. Not a path, as in the lists of movies.',
      links: 'One whole URL of a player, in spite of the plural; empty text where there is none.',
    },
  },
  {
    schema: playables.cartoon,
    name: 'Cartoon',
    is: 'A cartoon that plays from its card.',
    fields: {
      movieTitle: 'Once in the list: clients tell rows apart by it.',
      posterUrl: 'A whole URL.',
      trailerKey: 'A whole embed URL here. In the lists of trailers it is a bare id.',
    },
  },
  {
    schema: playables.dashboardTrailer,
    name: 'DashboardTrailer',
    is: 'A trailer of home.',
    fields: {
      trailerKey: 'A bare id here. In the list of cartoons it is a whole embed URL.',
      trailerName: 'The title of the film, not of the video.',
      posterPath: 'A whole URL, in spite of its name; without spaces, quotes and brackets.',
    },
  },
  {
    schema: playables.feedTrailer,
    name: 'FeedTrailer',
    is: 'A slide of the trailer feed.',
    fields: {
      trailerKey: 'A bare id.',
      movieTitle: 'The title of the film, not of the video.',
      posterPath: 'A whole URL. Without it the site shows the still of the video.',
    },
  },
  {
    schema: playables.clip,
    name: 'Clip',
    is: 'A song or a fitness video.',
    fields: {
      links: 'A whole embed URL without a query: clients add one. Empty text where there is none.',
      views: 'A number, or text that is shown as it is.',
      film: 'The name of the film.',
      notes_language: 'The language of the notes.',
      people: 'Ids of the singers and the composer, by their names.',
      film_titles: 'The name of the film in other languages.',
    },
  },
  {
    schema: playables.clip.shape.people.unwrap().element,
    name: 'Maker',
    is: 'A person of a clip.',
    fields: { id: 'Opens the call for the person.' },
  },
  {
    schema: playables.season,
    name: 'Season',
    is: 'A season in the list of all.',
    fields: {
      _id: 'Opens the call for its episodes: `_id`, where other lists have `id`.',
      poster: 'A whole URL.',
      series: 'The series that it belongs to.',
    },
  },
  {
    schema: playables.drama,
    name: 'Drama',
    is: 'A drama in the list of all.',
    fields: {
      id: '`id`, where a season has `_id`. It only tells rows apart.',
      title: 'Opens the call for its episodes: each once, and the same in every language.',
      poster: 'A whole URL.',
      people: 'Ids of directors and writers, by their names.',
    },
  },
  {
    schema: playables.episode,
    name: 'Episode',
    is: 'An episode of a season or a drama.',
    fields: {
      _id: 'Needed: clients leave the playing episode out of a list by it.',
      description: 'May be empty.',
      links: 'One whole URL of a player, in spite of the plural; empty text where there is none.',
      episodeNumber: 'A number. The order of the list comes from it.',
      poster: 'A whole URL.',
    },
  },
  {
    schema: playables.firstWatchable.first_watchable.unwrap(),
    name: 'FirstWatchable',
    is: 'The first episode that plays.',
    fields: {},
  },
];

for (const { schema, name, is } of rows) words.add(schema, { id: name, description: is });
