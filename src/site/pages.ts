/**
 * Every page of the site, a row each: this table is for pages what calls.ts is for data. The server,
 * the log, the site map, the menu, the search, the speculation rules and the dev server read it.
 * The menu and the search have the order of its rows.
 */

import { ARCHIVE, DETAIL, LIST } from '#/contract/lifetimes.ts';
import {
  freeYear,
  genre,
  id,
  oneOf,
  type SeriesList,
  genre as slug,
  title,
} from '#/contract/params.ts';
import { grid, whole } from './grid.ts';
import { homeRows, homeToggles } from './home.ts';
import { missing } from './missing.ts';
import { paths, patterns } from './paths.ts';
import {
  flag,
  gender,
  item,
  key,
  name,
  page as pageNumber,
  searchKind,
  shared,
  week,
  words,
} from './query-params.ts';
import { file, type MenuPlace, page, part, type Row, redirect, serverRoute } from './row.ts';

const PLAY = { play: key };
const HOME = {
  trailers: week,
  trending: week,
  popular: pageNumber,
  recent: pageNumber,
  thisYear: pageNumber,
  ...PLAY,
};

const menuOf = (group: MenuPlace['group'], hue: MenuPlace['hue']) => {
  return (label: MenuPlace['label'], bar?: number): { menu: MenuPlace } => ({
    menu: { group, label, hue, bar },
  });
};
const films = menuOf('menuMovies', 'films');
const regional = menuOf('menuMovies', 'people');
const ofSeries = (list: SeriesList) =>
  ({ asks: { list }, siblings: 'series', added: 'seriesAdded', narrows: true }) as const;

/** The not-found page, which stands for every other address. */
export const nowhere = page(patterns.nowhere, LIST, { indexable: false });

/** What browsers ask the catalogue for (dataCalls). Its parameters are those of the call. */
export const data: Row = {
  ...page(patterns.data, LIST, {
    example: '/data/search?query=lamp',
    indexable: false,
    prerenders: false,
  }),
  kind: 'data',
};

/** What browsers ask before they play a film of archive.org. */
export const archive: Row = {
  ...page(patterns.archive, ARCHIVE, { params: { item }, indexable: false, prerenders: false }),
  kind: 'data',
};

export const pages: readonly Row[] = [
  page(paths.splash, LIST, { prerenders: false }),
  page(paths.home, LIST, { params: HOME }),
  part(patterns.homeRow, LIST, {
    part: oneOf(...homeRows.map(({ param }) => param)),
    params: { page: pageNumber },
    example: '/movie-dashboard/row/popular?page=2',
  }),
  part(patterns.homeToggle, LIST, {
    part: oneOf(...homeToggles.map(({ param }) => param)),
    params: { choice: week },
    example: '/movie-dashboard/toggle/trailers?choice=week',
  }),
  part(patterns.homeEditors, LIST, {}),
  grid(patterns.discover, 'discover', 'discover', 'movie', {
    missing: missing.discover,
    narrows: true,
    menu: { group: 'menuMovies', label: 'linkDiscover', hue: 'films', needs: 'discover' },
    search: { title: 'discover', also: ['linkDiscover', 'filters'] },
  }),
  grid(paths.popular, 'popularMovies', 'popular', 'movie', {
    ...films('linkPopular'),
    siblings: 'charts',
    filters: {},
    search: { title: 'popularMovies' },
  }),
  grid('/movies/nowPlaying', 'nowPlayingMovies', 'nowPlaying', 'movie', {
    ...films('linkNowPlaying'),
    siblings: 'charts',
    filters: { sort: 'date' },
    search: { title: 'nowPlayingMovies', also: ['linkNowPlaying'] },
  }),
  grid('/movies/topRated', 'topRatedMovies', 'topRated', 'movie', {
    ...films('linkTopRated'),
    siblings: 'charts',
    filters: { sort: 'rating' },
    search: { title: 'topRatedMovies', also: ['linkTopRated'] },
  }),
  grid('/movies/upComing', 'upcomingMovies', 'upcoming', 'movie', {
    ...films('linkUpcoming'),
    siblings: 'charts',
    totalInLabel: true,
    search: { title: 'upcomingMovies' },
  }),
  grid(paths.recent, 'recentlyAddedMovies', 'recentlyAdded', 'playable', {
    ...films('linkRecent'),
    search: { title: 'recentlyAddedMovies' },
  }),
  grid(paths.punjabi, 'punjabiMovies', 'punjabiMovies', 'playable', {
    ...regional('linkPunjabi'),
    siblings: 'regional',
    filters: { language: 'pa' },
    search: { title: 'punjabiMovies' },
  }),
  grid(paths.hindi, 'hindiMovies', 'hindiMovies', 'playable', {
    ...regional('linkHindi'),
    siblings: 'regional',
    filters: { language: 'hi' },
    search: { title: 'hindiMovies' },
  }),
  grid(paths.english, 'englishMovies', 'englishMovies', 'playable', {
    ...regional('linkEnglish'),
    siblings: 'regional',
    filters: { language: 'en' },
    search: { title: 'englishMovies' },
  }),
  // Its slides are fragments of the address: one stored page serves ten of them.
  page(paths.feed, LIST, {
    params: { page: pageNumber, through: pageNumber, ...PLAY },
    prerenders: false,
    ...menuOf('menuWatch', 'trailers')('linkTrailers', 6),
    search: { title: 'feedTitle', also: ['linkTrailers'] },
  }),
  grid('/TvShow/trending', 'seriesTrending', 'seriesLists', 'series', {
    ...ofSeries('trending'),
    soon: 'trending',
    menu: {
      group: 'menuWatch',
      label: 'kindSeries',
      chip: 'seriesTrending',
      hue: 'seasons',
      needs: 'series',
    },
    search: { title: 'seriesTrending', also: ['kindSeries'] },
  }),
  grid('/TvShow/topRated', 'seriesTopRated', 'seriesLists', 'series', {
    ...ofSeries('top-rated'),
    soon: 'topRated',
    menu: { group: null, label: 'seriesTopRated', hue: 'seasons', needs: 'series' },
    search: { title: 'seriesTopRated' },
  }),
  grid('/TvShow/upComing', 'seriesLatest', 'seriesLists', 'series', {
    ...ofSeries('on-the-air'),
    soon: 'upComing',
    menu: { group: null, label: 'seriesLatest', hue: 'seasons', needs: 'series' },
    search: { title: 'seriesLatest' },
  }),
  whole(paths.dramas, 'dramas', 'dramas', 'drama', {
    ...menuOf('menuWatch', 'dramas')('linkDramas', 1),
    search: { title: 'dramas', also: ['linkDramas', 'kindDramas'] },
  }),
  whole(paths.seasons, 'seasons', 'seasons', 'season', {
    failed: 'seasonsFailed',
    ...menuOf('menuWatch', 'seasons')('linkSeasons', 3),
    search: { title: 'seasons', also: ['kindSeries'] },
  }),
  grid('/all-cartoons', 'cartoons', 'cartoons', 'playable', {
    added: 'cartoonsAdded',
    ...menuOf('menuWatch', 'cartoons')('linkCartoons', 2),
    search: { title: 'cartoons' },
  }),
  grid(paths.songs, 'songs', 'songs', 'clip', {
    added: 'songsAdded',
    dialogTitle: 'songFallback',
    ...menuOf('menuListen', 'dramas')('linkSongs', 4),
    search: { title: 'songs', also: ['kindSongs'] },
  }),
  grid(paths.fitness, 'fitness', 'fitness', 'clip', {
    added: 'videosAdded',
    ...menuOf('menuListen', 'trailers')('linkFitness', 5),
    search: { title: 'fitness', also: ['linkFitness', 'kindClips'] },
  }),
  grid(paths.people, 'mostPopular', 'popularPeople', 'person', {
    added: 'peopleAdded',
    ...menuOf('menuPeople', 'people')('linkPopularPeople'),
    search: { title: 'linkPopularPeople', also: ['kindPersons', 'mostPopular'] },
  }),
  grid(paths.lists, 'lists', 'lists', 'list', {
    added: 'listsAdded',
    missing: missing.lists,
    menu: { group: 'menuWatch', label: 'kindLists', hue: 'films', needs: 'lists' },
    search: { title: 'lists', also: ['kindLists'] },
  }),
  whole(patterns.list, 'lists', 'list', 'entry', {
    part: slug,
    missing: missing.list,
    named: 'alone',
    example: '/lists/silent-comedy',
  }),
  page(paths.free, LIST, {
    daily: true,
    menu: { group: 'menuWatch', label: 'linkFree', hue: 'seasons', needs: 'free' },
    search: { title: 'freeTitle', also: ['linkFree'] },
  }),
  page(patterns.freeYear, LIST, { daily: true, part: freeYear, example: '/free/2027' }),
  page(patterns.watchlist, LIST, {
    indexable: false,
    ...menuOf('menuWatch', 'trailers')('linkWatchlist'),
    search: { title: 'watchlistTitle' },
  }),
  grid(patterns.genre, 'genreMovies', 'genre', 'movie', {
    part: genre,
    filters: {},
    missing: missing.genre,
    example: '/movies/genre/comedy',
  }),
  whole(patterns.season, 'episodes', 'seasonEpisodes', 'episode', {
    failed: 'episodesFailed',
    part: id,
    missing: missing.season,
    named: 'episodesOf',
    player: { path: paths.seasonPlayer, param: 'season' },
    example: '/season/les-vampires-1915',
  }),
  whole(patterns.drama, 'episodesOf', 'dramaEpisodes', 'episode', {
    failed: 'episodesFailed',
    part: title,
    missing: missing.drama,
    player: { path: paths.dramaPlayer, param: 'drama' },
    example: '/drama/Waris',
  }),
  page(paths.seasonPlayer, DETAIL, {
    params: { season: key, episode: key },
    example: '/movie/season/episodes?season=les-vampires-1915&episode=les-vampires-1915-1',
  }),
  page(paths.dramaPlayer, DETAIL, {
    params: { drama: name, episode: key },
    example: '/drama-pak-tv-episode-play?drama=Waris',
  }),
  page(patterns.movie, DETAIL, {
    part: id,
    params: { ...PLAY, directors: pageNumber, cast: pageNumber },
    example: '/zxyxvyXdF/600765021',
  }),
  page(patterns.series, DETAIL, {
    part: id,
    params: { ...PLAY, directors: pageNumber, cast: pageNumber, crew: pageNumber },
    example: '/detail/tv-series/2214251492',
  }),
  page(patterns.person, DETAIL, {
    part: id,
    params: {
      gender,
      cast: flag,
      crew: flag,
      images: pageNumber,
      movies: pageNumber,
      series: pageNumber,
    },
    example: '/people/detail/747459763',
  }),
  page(paths.search, LIST, {
    params: { query: words, kind: searchKind, page: pageNumber, through: pageNumber },
    indexable: false,
    example: '/search?query=chaplin',
  }),
  redirect(patterns.surprise, {}),
  // No page links there, so that the speculation rules need not leave it out.
  redirect(patterns.open, {
    params: { url: shared, text: shared, tmdb: shared, imdb: shared },
    prerenders: true,
  }),
  file(patterns.more, { example: '/more/upComing' }),
  file(patterns.clip, { prerenders: false, example: '/clips/24-frames' }),
  file(patterns.contract, { example: '/api/' }),
  file(patterns.contractChanges, {}),
  file(patterns.openapi, {}),
  file(patterns.manifest, {}),
  file(patterns.worker, {}),
  file(patterns.offline, {}),
  file(patterns.broken, {}),
  serverRoute(patterns.robots, {}),
  serverRoute(patterns.siteMap, {}),
  serverRoute(patterns.siteMapPart, { example: '/sitemap-1.xml' }),
  serverRoute(patterns.recentFeed, {}),
  serverRoute(patterns.listsFeed, {}),
  serverRoute(patterns.freeFeed, {}),
  serverRoute(patterns.freeCalendar, { example: '/free-2027.ics' }),
  serverRoute(patterns.securityTxt, {}),
  serverRoute(patterns.logo, {}),
];

/** The grids of the table. */
export const listings = pages.flatMap(({ grid: listing }) => listing ?? []);
