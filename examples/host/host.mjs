// A catalogue host in plain Node: it keeps the contract over a folder of JSON files.
// node examples/host/host.mjs [FOLDER]   with PORT (4400), and TOKEN if callers need one
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2] ?? fileURLToPath(new URL('data', import.meta.url));
const read = (name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
const [films, people, series] = [read('films'), read('people'), read('series')];
const [seasons, dramas] = [read('seasons'), read('dramas')];
const [songs, fitness] = [read('songs'), read('fitness')];

// Rows: what lists show of an entry. The page /api/ of a site says what each field holds.
// A path of a picture stands on a picture host; this host names its pictures by whole URLs.
const movie = ({ id, title, release_date, vote_average, poster }) => {
  return { id, title, release_date, vote_average, poster_path: null, poster };
};
const playable = ({ id, title, poster, links }) => {
  return { id, title, posterimage: poster, links, movie_id: id };
};
const cartoon = ({ id, title, poster, links }) => {
  return { id, movieTitle: title, posterUrl: poster, trailerKey: links, movie_id: id };
};
const trailer = ({ id, title, poster, trailerKey }) => {
  return { id, trailerName: title, trailerKey, posterPath: poster, movie_id: id };
};
const role = ({ id, title, name }) => ({ id, title: title ?? name, poster_path: null });
const withoutEpisodes = ({ episodes, ...row }) => row;
const slugOf = (genre) => genre.toLowerCase().replaceAll(' ', '-');

// Envelopes: rows under a key, the number of the page, and how many pages there are.
const PAGE = 20;
const paged = (key, total, rows) => (query) => {
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw new Refusal(400, 'no page');
  const some = rows.slice((page - 1) * PAGE, page * PAGE);
  return { [key]: some, page, [total]: Math.max(1, Math.ceil(rows.length / PAGE)) };
};
const movies = (rows, key = 'results') => paged(key, 'total_pages', rows.map(movie));
const language = (code) => {
  const rows = films.filter((film) => film.language === code);
  return paged('result', 'total_pages', rows.map(playable));
};
const all = (rows) => () => rows;

// Orders and parts of the films.
const by = (field) => films.toSorted((a, b) => b[field].localeCompare(a[field]));
const best = films.toSorted((a, b) => (b.vote_average ?? 0) - (a.vote_average ?? 0));
const isAhead = ({ release_date }) => release_date > new Date().toISOString().slice(0, 10);
const trailers = films.filter(({ trailerKey }) => trailerKey).map(trailer);
const cartoons = films.filter(({ kind }) => kind === 'cartoon').map(cartoon);

// Details: a Refusal where there is no such thing.
class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}
const find = (rows, field, value) => {
  const found = rows.find((row) => String(row[field]) === value);
  if (!found) throw new Refusal(404, 'not found');
  return found;
};
const detail = (_query, id) => {
  const { trailerKey, links, poster, ...film } = find(films, 'id', id);
  const genre_lists = film.genres.map((name) => ({ name, slug: slugOf(name) }));
  const trailer = trailerKey && `https://www.youtube.com/embed/${trailerKey}`;
  const paths = { poster_path: null, background_path: null };
  return { ...film, ...paths, poster, trailer, watchable: links !== '', genre_lists };
};
const complete = (_query, id) => {
  const { title, links } = find(films, 'id', id);
  return { title, links };
};
const ofGenre = (query, slug) => {
  const rows = films.filter(({ genres }) => genres.map(slugOf).includes(slug));
  if (rows.length === 0) throw new Refusal(404, 'not found');
  return movies(rows)(query);
};
const person = (_query, id) => {
  const isIn = (rows = []) => rows.some((one) => String(one.id) === id);
  const credits = ({ cast, crew, directors }) => isIn(cast) || isIn(crew) || isIn(directors);
  const movie_credits = films.filter(credits).map(role);
  return { ...find(people, 'id', id), movie_credits, tv_credits: series.filter(credits).map(role) };
};
const seriesAndCredits = (_query, id) => {
  const { cast, crew, ...one } = find(series, 'id', id);
  return { series: one, credits: { cast, crew } };
};
const search = (query) => {
  const wanted = (query.get('query') ?? '').toLowerCase().trim();
  const found = (rows, name, media_type) =>
    rows
      .filter((row) => wanted !== '' && row[name].toLowerCase().includes(wanted))
      .map((row) => ({ id: row.id, [name]: row[name], media_type }));
  const others = [...found(series, 'name', 'tv'), ...found(people, 'name', 'person')];
  return [...found(films, 'title', 'movie'), ...others];
};

// Routes: the first that fits answers. The person comes last: it catches what is left.
const routes = [
  ['tmdb/popular', movies(films)],
  ['tmdb/now-playing', movies(by('release_date').filter((film) => !isAhead(film)))],
  ['tmdb/top-rated', movies(best)],
  ['tmdb/upcoming', movies(films.filter(isAhead))],
  ['tmdb/this-year', movies(by('release_date'), 'movies')],
  ['tmdb/recently-add/movies', paged('movies', 'totalPages', by('added').map(playable))],
  ['tmdb/trending/movies', all({ data: { results: best.map(movie) } })],
  ['tmdb/dashboard/popular/trailer', all(trailers)],
  ['tmdb/dashboard/trailer', all(trailers)],
  ['tmdb/dashboard/search', search],
  ['tmdb/dashboard/movie/*', detail],
  ['tmdb/dashboard/complete/*', complete],
  ['tmdb/popular-people', paged('results', 'total_pages', people)],
  ['tmdb/punjabi-movies', language('pa')],
  ['tmdb/hindi-movies', language('hi')],
  ['tmdb/english-movies', language('en')],
  ['tmdb/genre/*', ofGenre],
  ['tmdb/trending/cartoon', paged('results', 'totalPages', cartoons)],
  ['tmdb/all/songs', paged('songs', 'totalPages', songs)],
  ['tmdb/fitness/data', paged('data', 'totalPages', fitness)],
  ['tmdb/punjabi-movies-trailers', all({ results: [] })],
  ['seasons', all(seasons.map(withoutEpisodes))],
  ['seasons/dashboard/tv', all(dramas.map(withoutEpisodes))],
  ['seasons/dashboard/drama/*', (_query, title) => find(dramas, 'title', title).episodes],
  ['seasons/*/episodes', (_query, id) => find(seasons, '_id', id).episodes],
  ['tmdb/series/videos/*', (_query, id) => find(series, 'id', id) && []],
  ['tmdb/series/*', seriesAndCredits],
  ['tmdb/*', person],
].map(([path, answer]) => [new RegExp(`^/api/${path.replace('*', '([^/]+)')}$`), answer]);

function bodyOf(address) {
  const [path, query] = address.split('?');
  const route = routes.find(([pattern]) => pattern.test(path));
  if (!route) throw new Refusal(404, 'not found');
  const [pattern, answer] = route;
  const [, part] = pattern.exec(path);
  return answer(new URLSearchParams(query), part && decoded(part));
}
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal(400, 'bad encoding');
  }
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
// What a browser asks before a page of another site sends headers of its own.
const preflight = (headers) => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
});
const server = createServer(({ method, url, headers }, response) => {
  const send = (status, more = {}, body = '') => response.writeHead(status, more).end(body);
  if (method === 'OPTIONS') return send(204, preflight(headers));
  const { TOKEN } = process.env;
  try {
    const isKnown = !TOKEN || headers.authorization === `Bearer ${TOKEN}`;
    if (!isKnown) throw new Refusal(401, 'a token is needed');
    const body = JSON.stringify(bodyOf(url));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const kept = { etag, 'cache-control': 'max-age=60', 'access-control-allow-origin': '*' };
    if (headers['if-none-match'] === etag) send(304, kept);
    else send(200, { ...JSON_TYPE, ...kept }, body);
  } catch (error) {
    const isOurs = error instanceof Refusal;
    if (!isOurs) console.error(error);
    const message = isOurs ? error.message : 'unavailable';
    send(isOurs ? error.status : 503, JSON_TYPE, JSON.stringify({ error: message }));
  }
});
server.listen(Number(process.env.PORT ?? 4400), () => {
  console.log(`The host answers on http://localhost:${server.address().port}`);
});
