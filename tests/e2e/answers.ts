/** Rows and envelopes as a host writes them, for tests that script a host. */
import type { ScriptedHost } from '../fixtures/scripted-host.ts';

type Row = Record<string, unknown>;

export function movieRow(id: number, more: Row = {}): Row {
  const title = `Film ${id}`;
  return { id, title, poster_path: null, vote_average: 7, release_date: '2024-02-02', ...more };
}

/** Returns `count` movies with consecutive ids. */
export function movieRows(from: number, count = 20): Row[] {
  return Array.from({ length: count }, (_, index) => movieRow(from + index));
}

export function trailerRow(id: number, more: Row = {}): Row {
  const trailerName = `Trailer ${id}`;
  return { id, trailerKey: 'aqz-KE-bpKQ', trailerName, posterPath: '/trailer.svg', ...more };
}

export function playableRow(id: number, more: Row = {}): Row {
  const links = `https://archive.org/embed/film-${id}`;
  return { id, title: `Recent ${id}`, posterimage: '', links, ...more };
}

export function results(rows: Row[], page = 1, totalPages = 1): Row {
  return { results: rows, page, total_pages: totalPages };
}

/** Path prefixes of the calls for home's six lists. */
export const homeCalls = {
  trailersDay: '/api/tmdb/dashboard/popular/trailer',
  trailersWeek: '/api/tmdb/dashboard/trailer',
  popular: '/api/tmdb/popular?',
  recent: '/api/tmdb/recently-add/movies?',
  thisYear: '/api/tmdb/this-year?',
  trending: '/api/tmdb/trending/movies?',
} as const;

/** Scripts home: every section has cards, and each row has three pages. */
export function scriptHome(host: ScriptedHost): void {
  host.answer(homeCalls.trailersDay, { json: [trailerRow(1), trailerRow(2)] });
  host.answer(homeCalls.trailersWeek, { json: [trailerRow(3), trailerRow(4)] });
  host.answer(`${homeCalls.trending}timeWindow=day`, { json: { data: results(movieRows(401)) } });
  host.answer(`${homeCalls.trending}timeWindow=week`, { json: { data: results(movieRows(501)) } });
  for (const page of [1, 2, 3]) {
    const from = page * 20 - 19;
    const recent = movieRows(from).map(({ id }) => playableRow(200 + Number(id)));
    host.answer(`${homeCalls.popular}page=${page}`, {
      json: results(movieRows(100 + from), page, 3),
    });
    host.answer(`${homeCalls.recent}page=${page}`, { json: { movies: recent, totalPages: 3 } });
    host.answer(`${homeCalls.thisYear}page=${page}`, {
      json: { movies: movieRows(300 + from), total_pages: 3 },
    });
  }
}

export function episodeRow(id: string, episodeNumber: unknown, more: Row = {}): Row {
  const links = `https://archive.org/embed/${id}`;
  return {
    _id: id,
    title: `Part ${id}`,
    links,
    episodeNumber,
    description: '',
    poster: '',
    ...more,
  };
}

/** Returns a song or a fitness video as the oldest hosts give it: without id and picture. */
export function clipRow(n: number, more: Row = {}): Row {
  return { title: `Clip ${n}`, links: `https://archive.org/embed/clip-${n}`, views: '', ...more };
}

export function personRow(id: number, more: Row = {}): Row {
  return { id, name: `Person ${id}`, profile_path: null, popularity: 7, ...more };
}

/**
 * Returns a trailer of the feed. It has a poster, because the page would otherwise request one from
 * YouTube.
 */
export function feedRow(n: number, more: Row = {}): Row {
  const trailerKey = String(n).padStart(11, 'v');
  return { trailerKey, movieTitle: `Punjabi ${n}`, posterPath: '/feed.svg', ...more };
}

/** Makes one small drawing of all pictures of a host. */
export function scriptDrawing(host: ScriptedHost): void {
  const headers = { 'content-type': 'image/svg+xml' };
  const text = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>';
  host.answer('/t/p/', { headers, text });
}
