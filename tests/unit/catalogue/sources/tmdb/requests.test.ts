/** What each call asks the movie database for, to the letter. */
import { beforeEach, expect, it } from 'vitest';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();
let made: TestSource;
beforeEach(() => {
  made = sourceOver(tmdb);
});

const page = { page: 3 };
const ofDrama = { genre: 'drama', page: 1 };
const MOVIE =
  'append_to_response=credits,release_dates,videos,recommendations,watch/providers,external_ids,keywords,images';
const SERIES =
  'append_to_response=aggregate_credits,content_ratings,videos,recommendations,watch/providers,external_ids,keywords,images';
const PERSON = 'append_to_response=movie_credits,tv_credits,external_ids,images';
const VIDEOS =
  'include_video_language=hi,pa,ur,en,ta,te,ml,bn,mr,kn,gu,as,ne,or,ps,sd,si,ar,cn,cs,da,de,el,es,fa,fi,fr,' +
  'he,hu,id,it,ja,ko,ms,nl,no,pl,pt,ro,ru,sv,th,tl,tr,uk,vi,zh,null&include_image_language=null';

const FIRST: [CallName, object, string][] = [
  ['popular', page, '/movie/popular?page=3&region=IN'],
  ['nowPlaying', page, '/movie/now_playing?page=3&region=IN'],
  ['topRated', page, '/movie/top_rated?page=3&region=IN'],
  ['upcoming', page, '/movie/upcoming?page=3&region=IN'],
  ['thisYear', page, '/discover/movie?page=3&region=IN&primary_release_year=2026'],
  ['trending', { timeWindow: 'day' }, '/trending/movie/day'],
  ['trending', { timeWindow: 'week' }, '/trending/movie/week'],
  ['popularPeople', page, '/person/popular?page=3'],
  ['search', { query: 'a & b' }, '/search/multi?query=a+&+b'],
  ['movie', { id: '603' }, `/movie/603?${MOVIE}&${VIDEOS}`],
  ['complete', { id: '603' }, `/movie/603?${MOVIE}&${VIDEOS}`],
  ['series', { id: '603' }, `/tv/603?${SERIES}&${VIDEOS}`],
  ['seriesVideos', { id: '603' }, `/tv/603?${SERIES}&${VIDEOS}`],
  ['person', { id: '603' }, `/person/603?${PERSON}`],
  ['trailersDay', {}, '/movie/popular?page=1&region=IN'],
  ['trailersWeek', {}, '/movie/upcoming?page=1&region=IN'],
  ['genre', ofDrama, '/discover/movie?page=1&region=IN&sort_by=popularity.desc&with_genres=18'],
  [
    'genre',
    { ...ofDrama, sort: 'date', decade: 2020 },
    '/discover/movie?page=1&region=IN&primary_release_date.gte=2020-01-01' +
      '&primary_release_date.lte=2026-11-21&sort_by=primary_release_date.desc&with_genres=18',
  ],
  ['discover', { page: 1 }, '/discover/movie?page=1&region=IN&sort_by=popularity.desc'],
  [
    'discover',
    { page: 2, genre: 'comedy', language: 'hi', country: 'IN', length: 'under-40' },
    '/discover/movie?page=2&region=IN&sort_by=popularity.desc&with_genres=35&with_origin_country=IN' +
      '&with_original_language=hi&with_runtime.gte=1&with_runtime.lte=39',
  ],
  [
    'discover',
    { page: 1, length: 'longer', sort: 'rating' },
    '/discover/movie?page=1&region=IN&sort_by=vote_average.desc&vote_count.gte=200&with_runtime.gte=120',
  ],
];

it.each(FIRST)('%s %j asks for %s', async (name, params, request) => {
  await made.body(name, params as ParamsOf<CallName>);
  expect(decodeURIComponent(tmdb.requests[0] ?? '')).toBe(request);
});

it.each([
  ['movie', `/movie/603?${MOVIE},translations&${VIDEOS}`],
  ['series', `/tv/603?${SERIES},translations&${VIDEOS}`],
  ['person', `/person/603?${PERSON},translations`],
] as const)('%s in Urdu asks for translations, too', async (name, request) => {
  await made.body(name, { id: '603' }, 'ur');
  expect(tmdb.requests.map(decodeURIComponent)).toEqual([request]);
});
