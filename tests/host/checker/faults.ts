/** Faults of a host, one a line, each with the finding that names it. */
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { type CallName, calls } from '#/contract/calls.ts';
import type { Reply } from '../../fixtures/scripted-host.ts';
import { type Fault, fields, first, headers, type Json, only, reply, type Spoil } from './plant.ts';

const POPULAR = '/api/tmdb/popular?';
const MOVIE = '/api/tmdb/dashboard/movie/';
const COMPLETE = '/api/tmdb/dashboard/complete/';
const PEOPLE = '/api/tmdb/popular-people';
const SEARCH = '/api/tmdb/dashboard/search';
const FEED = '/api/tmdb/punjabi-movies-trailers';
const DISCOVER = '/api/tmdb/discover/movies';
const HINDI = '/api/tmdb/hindi-movies';
const TRAILERS = '/api/tmdb/dashboard/popular/trailer';
const CARTOONS = '/api/tmdb/trending/cartoon';
const SONGS = '/api/tmdb/all/songs';
const SEASONS = '/api/seasons';
const VIDEOS = '/api/tmdb/series/videos/';
const SERIES = '/api/tmdb/series/';
const LIST = '/api/lists/';
/** Every answer of the host. */
const EVERYWHERE = '';

type Finds = Fault['finds'];
const of =
  (call: CallName, at: string) =>
  (name: string, spoil: Spoil, finds: Finds | string): Fault => ({
    name,
    call,
    at,
    spoil,
    finds: typeof finds === 'string' ? { what: finds } : finds,
  });
const popular = of('popular', POPULAR);
const movie = of('movie', MOVIE);
const search = of('search', SEARCH);
const hindi = of('hindiMovies', HINDI);
const trailers = of('trailersDay', TRAILERS);
const feed = of('punjabiTrailers', FEED);
const videos = of('seriesVideos', VIDEOS);
const songs = of('songs', SONGS);
const seasons = of('seasons', SEASONS);
const episodes = of('seasonEpisodes', '/api/seasons/');
const person = of('person', '/api/tmdb/');
const genre = of('genre', EVERYWHERE);
const series = of('series', SERIES);
const discover = of('discover', DISCOVER);
const ofYear = of('upcoming', '/api/tmdb/upcoming?page=1&year=');

type Planted = ReturnType<typeof of>;
const said = (json: Json) => `says ${inspect(json, { breakLength: Infinity })}`;
/** The first row of a list has other fields; the finding names the first one. */
const row = (host: Planted, list: string, json: Json, what: string) =>
  host(said(json), first(json), { field: `${list}.${Object.keys(json)[0]}`, what });
/** The same of an envelope, or of a detail. */
const says = (host: Planted, json: Json, what: string) =>
  host(said(json), fields(json), { field: Object.keys(json)[0], what });
const sends = (host: Planted, field: string, value: string, what: string) =>
  host(said({ [field]: value }), headers({ [field.toLowerCase()]: value }), { field, what });

const both =
  (...parts: [at: string, spoil: Spoil][]): Spoil =>
  (right, path) =>
    parts.reduce((made, [at, spoil]) => (path.startsWith(at) ? spoil(made, path) : made), right);
/** A host that knows `ui`, whose calls at an address have this answer in Urdu. */
const inUrdu = (at: string, wrong: Reply) =>
  both(
    [POPULAR, fields({ ui: true })],
    [PEOPLE, fields({ ui: true })],
    [at, only(IN_URDU, reply(wrong))],
  );
const ofGenre = fields({ genre_lists: [{ name: 'Drama', slug: 'drama' }] });
const GENRE_IN_ENGLISH = '/api/tmdb/genre/drama?page=1&language=en';

const SIMILAR = [
  { id: 'no-such', title: 'A', poster_path: null, vote_average: null, release_date: '' },
];

const page = (...numbers: number[]) => new RegExp(`page=(${numbers.join('|')})(&|$)`);
const IN_URDU = /[?&]ui=ur$/;
const NONE = { status: 404, json: { error: 'not found' } };
/** Answers 200 to what is not there. */
const unknownAsKnown = only(/no-such/, reply({ json: { results: [], page: 1, total_pages: 1 } }));
const FAILED = { status: 500, json: { error: 'failed' } };
const late: Spoil = (right) => ({ ...right, until: new Promise((go) => setTimeout(go, 60)) });
const repeated = (times: number) => `"${'x'.repeat(times)}"`;

export const faults: readonly Fault[] = [
  popular('resets connections', reply({ reset: true }), 'no answer: the connection was lost'),
  popular('breaks off', reply({ text: '{"results": [', reset: true }), 'the connection was lost'),
  {
    ...popular('hangs', only(page(2), reply({ hang: true })), 'no answer: none within 0.3 s'),
    timeout: 300,
  },
  { ...popular('is slow', only(page(2), late), 'is slow'), slow: 50 },
  popular('fails', reply(FAILED), 'the host fails'),
  popular('has no list', reply(NONE), 'nothing at an address that every host has'),
  popular('wants a token', reply({ status: 401, json: {} }), 'does not let the site in'),
  popular('is asked too often', reply({ status: 429, json: {} }), 'asked too often'),
  popular('redirects', reply({ redirect: '/elsewhere' }), 'sends elsewhere'),
  popular(
    'answers 304 to nobody',
    reply({ status: 304 }),
    'nothing has changed, which nobody asked',
  ),
  movie('redirects a film', reply({ redirect: '/elsewhere' }), 'sends elsewhere'),
  {
    ...of('series', EVERYWHERE)(
      'is silent after its first answer',
      (right, path) => (path === '/api/tmdb/popular?page=1' ? right : { hang: true }),
      { call: 'seasons', what: '5 calls in a row have no answer: the check ends here' },
    ),
    timeout: 300,
  },
  {
    ...movie('hangs at a film', reply({ hang: true }), {
      what: 'no answer: none within 0.3 s',
      effect: 'The site says that the page failed',
    }),
    timeout: 300,
  },
  popular('answers 204', reply({ status: 204 }), 'the status is not 200'),
  popular('answers with a page', reply({ text: '<!doctype html>' }), 'is no JSON'),
  popular('names the wrong type', headers({ 'content-type': 'text/html' }), 'not declared as JSON'),
  popular(
    'begins with a byte order mark',
    (right) => ({ ...right, text: `\ufeff${JSON.stringify(right.json)}` }),
    { what: 'begins with a byte order mark', effect: 'The site reads it.' },
  ),
  popular(
    'names an older encoding',
    headers({ 'content-type': 'application/json; charset=latin1' }),
    'another encoding',
  ),
  trailers(
    'loses letters',
    (right) => ({
      ...right,
      bytes: Buffer.from(JSON.stringify(right.json).replace('Night', 'N\u00e9'), 'latin1'),
    }),
    'letters are lost',
  ),
  popular(
    'answers with more than 5 MB',
    reply({ text: repeated(5_300_000) }),
    'the answer is too large',
  ),
  popular(
    'answers with more than 1 MB',
    fields({ more: repeated(1_100_000) }),
    'the answer is large',
  ),

  popular(
    'renames the rows',
    fields(({ results }) => ({ results: undefined, movies: results })),
    { field: 'results', what: 'envelope' },
  ),
  popular(
    'sends bare rows',
    ({ json }) => ({ json: (json as { results: unknown }).results }),
    'envelope',
  ),
  says(popular, { results: null }, 'envelope'),
  says(popular, { page: '1' }, 'is not of kind whole number'),
  says(popular, { total_pages: '500' }, 'whole number'),
  says(popular, { total_pages: undefined }, 'is missing'),
  of('recentlyAdded', '/api/tmdb/recently-add/movies?')(
    'spells the total otherwise',
    fields({ totalPages: undefined, total_pages: 40 }),
    { field: 'totalPages', what: 'is missing' },
  ),
  of('trending', '/api/tmdb/trending/movies?')(
    'sends trending films flat',
    ({ json }) => ({ json: (json as { data: unknown }).data }),
    { field: 'data', what: 'is missing' },
  ),
  says(series, { credits: undefined }, 'is missing'),
  search('answers a search with an object', reply({ json: { results: [] } }), 'envelope'),
  songs('counts no page of an empty list', fields({ songs: [], totalPages: 0 }), {
    field: 'totalPages',
    what: 'is 0: an empty list has 1 page',
  }),
  says(popular, { ui: 'yes' }, 'is not of kind true or false'),

  row(popular, 'results[]', { id: undefined }, 'is missing'),
  popular(
    'has a row that is null',
    fields(({ results }) => ({ results: [null, ...(results as object[]).slice(1)] })),
    { field: 'results[]', what: 'is not of kind', effect: 'leaves the row out' },
  ),
  row(popular, 'results[]', { id: 'a/b' }, 'is not of kind Id'),
  row(
    popular,
    'results[]',
    { poster_path: 'https://image.tmdb.org/t/p/w500/a.jpg' },
    'is not of kind PicturePath',
  ),
  row(popular, 'results[]', { poster_path: 'a.jpg' }, 'is not of kind PicturePath'),
  row(popular, 'results[]', { vote_average: 81 }, 'is not of kind Rating'),
  row(popular, 'results[]', { vote_average: '7.9' }, 'is not of kind Rating'),
  row(popular, 'results[]', { release_date: '02/03/2024' }, 'is not of kind Date'),
  row(popular, 'results[]', { release_date: '2024-02-30' }, 'no day of the calendar'),
  row(popular, 'results[]', { title: null }, 'is not of kind text that is not empty'),
  row(popular, 'results[]', { title: '  ' }, 'is empty but for spaces'),
  row(popular, 'results[]', { title: 'Tom &amp; Jerry' }, 'has entities of HTML'),
  row(popular, 'results[]', { watchable: 'yes' }, 'is not of kind true or false'),
  row(hindi, 'result[]', { posterimage: '/p1.jpg' }, 'is not of kind Url'),
  hindi(
    'has a picture of a host that is not allowed',
    first({ posterimage: 'https://pictures.example/a.jpg' }),
    {
      call: null,
      field: '',
      what: 'IMAGE_HOSTS does not name pictures.example',
      effect: 'Set IMAGE_HOSTS=image.tmdb.org,archive.org,i.ytimg.com,pictures.example',
    },
  ),
  hindi(
    'has a player of a host that is not allowed',
    first({ links: 'https://player.example/embed/1' }),
    {
      call: null,
      field: '',
      what: 'EMBED_HOSTS does not name player.example',
      effect: 'Set EMBED_HOSTS=www.youtube-nocookie.com,archive.org,player.example',
    },
  ),
  row(hindi, 'result[]', { links: 'https://www.youtube.com/@channel' }, 'is no player'),
  row(hindi, 'result[]', { links: null }, 'is not of kind Link'),
  hindi(
    'names captions of its own',
    first({ captions: [{ language: 'ur', src: 'https://captions.example/7.ur.vtt' }] }),
    {
      field: 'result[].captions[].src',
      what: 'is not of kind CaptionPath',
      effect: 'leave the field out',
    },
  ),
  ...['https://archive.org/embed/x', 'abc'].map((key) =>
    videos(`has a trailer with the key ${key}`, first({ key }), {
      field: '[].key',
      what: 'of a trailer is not of kind VideoId',
    }),
  ),
  row(songs, 'songs[]', { links: 'https://archive.org/embed/a?start=1' }, 'has a query'),
  row(songs, 'songs[]', { views: { count: 7 } }, 'is not of kind text or number'),
  row(
    trailers,
    '[]',
    { trailerKey: 'https://www.youtube.com/embed/aqz-KE-bpKQ' },
    'is not of kind VideoId',
  ),
  row(
    trailers,
    '[]',
    { posterPath: 'https://image.tmdb.org/t/p/w500/a(1).jpg' },
    'spaces, quotes or brackets',
  ),
  of('cartoons', CARTOONS)('has an id for an embed URL', first({ trailerKey: 'aqz-KE-bpKQ' }), {
    field: 'results[].trailerKey',
    what: 'is not of kind Link',
  }),
  says(movie, { background_path: undefined, backdrop_path: '/b.jpg' }, 'is missing'),
  says(movie, { trailer: { key: 'aqz-KE-bpKQ' } }, 'is not of kind Url or null'),
  says(movie, { overview: '<p>A lamp.</p>' }, 'tags of HTML'),
  says(movie, { runtime: '134' }, 'is not of kind number'),
  says(person, { images: { profiles: [] } }, 'is not of kind list'),
  row(episodes, '[]', { _id: undefined, id: 'e1' }, 'is missing'),
  row(episodes, '[]', { episodeNumber: '1' }, 'is not of kind number'),
  episodes('has two episodes of one id', first({ _id: 'e2' }), 'a row is there twice'),
  of('dramas', '/api/seasons/dashboard/tv')(
    'has a drama twice',
    first({ id: 2 }),
    'a row is there twice',
  ),

  popular(
    'ignores the page',
    fields(({ results }) => ({
      page: 1,
      results: (results as { id: number }[]).map((row, at) => ({ ...row, id: at + 1 })),
    })),
    'a row stands on two pages',
  ),
  says(popular, { page: 1 }, 'another page than the one asked for'),
  says(popular, { total_pages: 3 }, 'a page after the last one has rows'),
  says(popular, { total_pages: 900 }, 'a page before the end is empty'),
  popular('counts otherwise on later pages', only(page(2), fields({ total_pages: 499 })), {
    field: 'total_pages',
    what: 'differs between pages',
  }),
  popular('is empty and has pages', fields({ results: [] }), {
    field: 'total_pages',
    what: 'the list is empty',
  }),
  popular(
    'refuses a page after the last one',
    only(page(501), reply(NONE)),
    'nothing at an address',
  ),
  popular('has a row twice', first({ id: 2 }), 'a row is there twice'),
  says(popular, { total_results: 3 }, 'less than the rows'),
  says(popular, { total_results: 100_001 }, 'can not be true of total_pages'),
  says(popular, { total_results: 21 }, 'can not be true of total_pages'),
  popular(
    'counts its results otherwise on later pages',
    (right, path) => fields({ total_results: path.endsWith('page=2') ? 9998 : 9999 })(right, path),
    { field: 'total_results', what: 'differs between pages' },
  ),
  popular('has page 7 first', only(page(1), fields({ page: 7 })), {
    field: 'page',
    what: 'another page than the one asked for',
  }),
  popular('plays more than it has', fields({ total_results: 10_000, playing: 10_001 }), {
    field: 'playing',
    what: 'more than the entries',
  }),
  popular(
    'counts otherwise what plays on later pages',
    (right, path) => fields({ playing: path.includes('page=2') ? 5 : 7 })(right, path),
    { field: 'playing', what: 'differs between pages' },
  ),
  feed(
    'has a page of the feed that is not full before its end',
    only(
      page(1),
      fields(({ results }) => ({ results: (results as object[]).slice(0, 5) })),
    ),
    { field: 'results', what: 'has fewer rows than `limit`, and yet page 2 has rows' },
  ),
  feed(
    'ignores the limit of the feed',
    fields(({ results }) => ({
      results: [...(results as object[]), { trailerKey: 'aqz-KE-bpKQ', movieTitle: 'More' }],
    })),
    { field: 'results', what: 'more rows than `limit`' },
  ),
  hindi(
    'has more rows on a page than are read',
    fields(({ result }) => ({
      result: Array.from({ length: 201 }, () => (result as object[])[0]),
    })),
    { field: '', what: 'has more than 200 rows', effect: 'reads the first 200' },
  ),
  of('popularPeople', '/api/tmdb/popular-people')(
    'leaves out genders',
    fields(({ results }) => ({
      results: (results as object[]).map((one) => ({ ...one, gender: undefined })),
    })),
    { field: 'results[].gender', what: 'is in no row', effect: '`Not specified`' },
  ),
  songs('refuses without a word of how long', reply({ status: 429, json: {} }), {
    field: 'Retry-After',
    what: 'does not say for how long',
  }),
  songs(
    'asks for a long pause',
    reply({ status: 503, json: {}, headers: { 'retry-after': '3600' } }),
    { field: 'Retry-After', what: 'a pause of a minute or more' },
  ),
  popular(
    'lets no page of another site read it',
    headers({ 'access-control-allow-origin': 'https://other.example' }),
    { field: 'Access-Control-Allow-Origin', what: 'is neither * nor the origin' },
  ),
  feed(
    'has a feed that never ends',
    only(page(100_000), fields({ results: [{ trailerKey: 'aqz-KE-bpKQ', movieTitle: 'A' }] })),
    { field: 'results', what: 'a page after the last one has rows' },
  ),
  feed(
    'repeats the feed',
    only(page(2), first({ trailerKey: 'vvvvvvvvvv1', movieTitle: 'Punjabi 1' })),
    { field: 'results', what: 'a row stands on two pages' },
  ),

  movie('lists films that it does not have', reply(NONE), {
    call: 'popular',
    field: '[].id',
    what: 'leads nowhere',
  }),
  says(movie, { id: 7 }, 'not the id that was asked for'),
  of('complete', COMPLETE)('has no complete film', reply(NONE), {
    call: 'movie',
    field: 'id',
    what: 'leads nowhere',
    effect: 'answer 200 with empty `links`',
  }),
  of('complete', EVERYWHERE)(
    'says that a film plays that does not',
    both([MOVIE, fields({ watchable: true })], [COMPLETE, fields({ links: '' })]),
    { call: 'complete', field: 'links', what: 'is empty, though' },
  ),
  {
    ...movie('has no film but the first', only(/\/[2-9]$/, reply(NONE)), {
      call: 'popular',
      field: '[].id',
      what: 'leads nowhere',
    }),
    samples: 2,
  },
  series('has no series that credits name', reply(NONE), {
    call: 'person',
    field: 'tv_credits[].id',
    what: 'leads nowhere: series answers 404',
    effect: 'say so in `media_type`',
  }),
  series(
    'names series like a series that it does not have',
    fields(({ series }) => ({ series: { ...(series as object), similar: SIMILAR } })),
    { field: 'similar[].id', what: 'leads nowhere' },
  ),
  ...[
    { name: 'of a page that has others', key: 'song-0' },
    { name: 'of a page that is not there', key: 'song-1', page: 99 },
  ].map(({ name, ...place }) =>
    of('list', EVERYWHERE)(
      `lists a song ${name}`,
      both(
        [LIST, first({ media_type: 'song', page: 1, ...place })],
        [SONGS, only(page(1), first({ id: 'song-1' }))],
      ),
      { field: 'entries[].key', what: 'that page of songs does not have it' },
    ),
  ),
  person('lists people that it does not have', reply(NONE), {
    call: 'popularPeople',
    field: '[].id',
    what: 'leads nowhere',
  }),
  episodes('lists seasons that it does not have', reply(NONE), {
    call: 'seasons',
    field: '[]._id',
    what: 'leads nowhere',
  }),
  of('dramaEpisodes', '/api/seasons/dashboard/drama/')(
    'lists dramas that it does not have',
    reply(NONE),
    { call: 'dramas', field: '[].title', what: 'leads nowhere' },
  ),
  of('series', SEASONS)(
    'names series that it does not have',
    first({ series: { id: 'no-such', name: 'A' } }),
    { call: 'seasons', field: '[].series.id', what: 'leads nowhere' },
  ),
  genre(
    'names genres that it does not have',
    both([MOVIE, ofGenre], ['/api/tmdb/genre/', reply(NONE)]),
    { call: 'movie', field: 'genre_lists[].slug', what: 'leads nowhere' },
  ),
  genre(
    'offers a filter that finds nothing',
    both([MOVIE, ofGenre], [GENRE_IN_ENGLISH, fields({ results: [] })]),
    { call: 'genre', what: 'a filter that it offers finds nothing' },
  ),
  discover('offers a country without a film', only(/country=/, fields({ results: [] })), {
    call: 'discover',
    what: 'a filter that it offers finds nothing',
  }),
  ofYear('has no film of a year that one of its films has', fields({ results: [] }), {
    field: 'years',
    what: '`year` finds other films, or none',
  }),
  ofYear('takes a year, and does not keep to it', first({ free_from: 2099 }), {
    field: 'years',
    what: '`year` finds other films, or none',
  }),
  discover('says that it narrows its films, and does not', reply(NONE), {
    call: 'discover',
    what: 'nothing at an address that every host has',
  }),
  of('seriesLists', '/api/tmdb/discover/series')(
    'has one list of series alone',
    only(/list=top-rated/, reply(NONE)),
    { what: 'nothing at an address that every host has' },
  ),

  movie(
    'has something of every id',
    only(/999999937/, reply({ json: {} })),
    'what is not there gets 200',
  ),
  movie(
    'refuses an unknown id as wrong',
    only(/999999937/, reply({ status: 400, json: {} })),
    'what is not there gets 400',
  ),
  genre(
    'has films of every genre',
    both([MOVIE, ofGenre], ['/api/tmdb/genre/no-such', unknownAsKnown]),
    { call: 'genre', what: 'what is not there gets 200' },
  ),
  of('list', LIST)('has a list of every name', unknownAsKnown, {
    call: 'list',
    what: 'what is not there gets 200',
  }),
  movie('fails at an unknown id', only(/999999937/, reply(FAILED)), 'the host fails'),
  movie('fails at an invalid encoding', only(/%E0/, reply(FAILED)), 'the host fails'),
  popular('fails at an invalid page', only(/page=x/, reply(FAILED)), 'the host fails'),
  genre(
    'fails at an invalid page of a genre',
    both([MOVIE, ofGenre], ['/api/tmdb/genre/drama', only(/page=x/, reply(FAILED))]),
    'the host fails',
  ),
  feed('fails at an invalid page of the feed', only(/page=x/, reply(FAILED)), 'the host fails'),
  of('hindiMovies', EVERYWHERE)('fails at page 0', only(/page=0/, reply(FAILED)), 'the host fails'),
  search('finds nothing', reply({ json: [] }), 'finds nothing by a word of a title'),
  search(
    'finds other films',
    ({ json }) => ({ json: (json as object[]).map((row) => ({ ...row, title: 'Another' })) }),
    'does not find a title',
  ),
  search('has no empty list of results', only(/zzqqxxyy/, reply(NONE)), 'a search gets 404'),
  search(
    'refuses a hostile search',
    only(/script/, reply({ status: 403, json: {} })),
    'a search gets 403',
  ),
  search('fails at a hostile search', only(/etc/, reply(FAILED)), 'the host fails'),
  search(
    'answers a search without a query with an object',
    only(/query=$/, reply({ json: {} })),
    'is no list',
  ),

  popular(
    'shows what does not play among what plays',
    (right, path) =>
      first({ watchable: !path.includes('watch=1') })(
        fields({ watchable: true })(right, path),
        path,
      ),
    { field: '[].watchable', what: 'is false with `watch=1`' },
  ),
  popular(
    'counts more of what plays',
    (right, path) =>
      fields({ watchable: true, total_results: path.includes('watch=1') ? 10_001 : 10_000 })(
        right,
        path,
      ),
    { field: 'total_results', what: 'is more with `watch=1`' },
  ),
  popular(
    'counts otherwise with `watch=1`',
    (right, path) =>
      fields({ watchable: true, playing: path.includes('watch=1') ? 5 : 7 })(right, path),
    { field: 'playing', what: 'differs with `watch=1`' },
  ),
  popular(
    'has nothing in another language',
    (right, path) =>
      fields({ ui: true, ...(path.includes('ui=ur') && { results: [] }) })(right, path),
    'another number of rows with `ui=ur`',
  ),
  ...(['movie', 'complete', 'search', 'person'] as const).map((call) =>
    of(call, EVERYWHERE)(
      `fails at ${call} in another language`,
      inUrdu(calls[call].template.replace(/\{.*/, ''), FAILED),
      'the host fails',
    ),
  ),
  of('series', EVERYWHERE)(
    'refuses seasons in another language',
    inUrdu(SEASONS, { status: 400, json: {} }),
    { call: 'seasons', what: 'gets 400 with `ui=ur`' },
  ),
  sends(popular, 'Cache-Control', 'max-age=0', 'is old after 10 s or less'),
  sends(popular, 'Cache-Control', 'max-age=soon', 'no number of seconds'),
  sends(popular, 'ETag', 'abc', 'is no entity tag'),
  sends(seasons, 'Cache-Control', 'max-age=0', 'is old after 10 s or less'),
  sends(movie, 'Cache-Control', 'max-age=99999999999999', 'more than ten digits'),
  sends(search, 'Cache-Control', 'public; max-age=60', 'no comma before or behind'),
  sends(popular, 'ETag', '"\u00e9"', 'letters outside ASCII'),
  sends(popular, 'ETag', repeated(201), 'longer than 200 letters'),
  sends(movie, 'ETag', '"a"', 'no 304'),
  seasons(
    'has another tag each time',
    (right) => headers({ etag: `"${randomUUID()}"` })(right, ''),
    {
      field: 'ETag',
      what: 'differs for the same answer',
    },
  ),
  sends(popular, 'ETag', '"a"', 'no 304'),
];
