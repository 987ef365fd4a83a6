/**
 * Answers of the movie database in the contract's words, with the catalogue's files for the calls
 * and the ids that are theirs.
 */
import { matchCall } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { isNotFound } from '#/contract/errors.ts';
import { ENGLISH } from '#/contract/language.ts';
import { BUSY_AGAIN, FACTS } from '#/contract/lifetimes.ts';
import { nameLanguage } from '#/contract/names.ts';
import type { Found, Outside } from '#/contract/outside.ts';
import { field, list } from '#/contract/raw.ts';
import { PUBLIC } from '#/lib/caching.ts';
import { type CallKind, callKind } from '../call-kind.ts';
import type { Fallback, Source } from '../source.ts';
import { answers, type OwnCall } from './answers.ts';
import type { TmdbContext } from './context.ts';
import type { Database } from './database.ts';
import { feed } from './feed.ts';
import { collectionAt, type Medium, ownId } from './ids.ts';
import { type Limits, limited, NO_LIMITS, type Notes } from './limits.ts';
import { list as editorsList, lists } from './lists.ts';
import { LANGUAGE_OF, type Regional, regional } from './regional.ts';
import * as requests from './requests.ts';
import { searchPages } from './search.ts';
import { chart, complete, type Files, isOfFiles, movie } from './with-files.ts';

const KINDS: Record<Medium, Found['kind']> = { movie: 'movie', tv: 'series', person: 'person' };
const MEDIA = ['movie', 'tv', 'person'] as const;

/** Returns a film, a series or a person; null for what is not there, and for what is for adults. Rejects as the database does. */
async function find(database: Pick<Database, 'get'>, outside: Outside): Promise<Found | null> {
  if (outside.base === 'tmdb') return found(outside.medium, outside.id);
  const body = await database.get(requests.find(outside.id), { fresh: FACTS.fresh });
  for (const medium of MEDIA) {
    const [row] = list(field(body, `${medium}_results`));
    if (row && field(row, 'adult') !== true) return found(medium, field(row, 'id'));
  }
  return null;
}

function found(medium: Medium, id: unknown): Found | null {
  const own = ownId(medium, String(id));
  return own === null ? null : { kind: KINDS[medium], id: String(own) };
}

export type TmdbOptions = {
  database: Database;
  files: Files;
  imageHost: string;
  /** Countries for which pages say where to watch; the releases of the first one count. */
  regions: readonly string[];
  limits?: Limits;
  /** Where titles are noted that the limits leave out. */
  notes: Notes;
  today?: () => Date;
};

type Params = ParamsOf<CallName>;
/** How an answer is requested. */
type How = Pick<TmdbContext, 'database' | 'shelfOnly'>;

/** Calls for lists: if the database and the shelf have none, the open catalogue's list is shown (`hasOpenList`). */
const LISTS: readonly CallName[] = [
  'popular',
  'nowPlaying',
  'topRated',
  'upcoming',
  'thisYear',
  'trending',
  'popularPeople',
  'trailersDay',
  'trailersWeek',
  'genre',
  'discover',
  'seriesLists',
  'search',
  'searchPages',
  'punjabiTrailers',
  'punjabiMovies',
  'englishMovies',
  'hindiMovies',
];

/** Returns whether the open catalogue has the list of a call. It knows neither services nor keywords. */
function hasOpenList({ name, params }: { name: CallName; params: Params }): boolean {
  const { service, keyword } = params as Partial<ParamsOf<'discover'>>;
  return LISTS.includes(name) && !service && !keyword;
}

export function tmdbSource({
  database,
  files,
  imageHost,
  regions,
  limits = NO_LIMITS,
  notes,
  today = () => new Date(),
}: TmdbOptions): Source {
  const [region = null] = regions;
  const reads = limited(database, { limits, region, notes });
  const contextOf = (
    query: URLSearchParams,
    kind: CallKind,
    how: How,
    onAnswer: TmdbContext['onAnswer'],
  ): TmdbContext => {
    const ui = nameLanguage(query.get('ui')) ?? ENGLISH;
    return { imageHost, region, regions, limits, today, ui, kind, onAnswer, ...how };
  };

  /** Returns the wire's body of a call; null where the files answer. */
  async function bodyOf(name: CallName, params: Params, context: TmdbContext) {
    if (isOfFiles(name, params)) return null;
    if (name === 'popular' || name === 'topRated')
      return chart(files, context, name, params as ParamsOf<'popular'>);
    if (name === 'movie') return movie(files, context, params as ParamsOf<'movie'>);
    if (name === 'complete') return complete(files, context, params as ParamsOf<'complete'>);
    if (name === 'punjabiTrailers')
      return feed(files, context, params as ParamsOf<'punjabiTrailers'>);
    if (name in LANGUAGE_OF)
      return regional(files, context, name as Regional, params as ParamsOf<Regional>);
    if (name === 'list' && collectionAt((params as ParamsOf<'list'>).name) === null)
      return editorsList(files, context, params as ParamsOf<'list'>);
    if (name === 'lists') return lists(files, context, params as ParamsOf<'lists'>);
    if (name === 'search') {
      const { query } = params as ParamsOf<'search'>;
      return (await searchPages(files, context, { query, kind: 'all', page: 1 })).rows;
    }
    if (name === 'searchPages')
      return searchPages(files, context, params as ParamsOf<'searchPages'>);
    if (!Object.hasOwn(answers, name)) return null;
    const answer = answers[name as OwnCall] as (context: TmdbContext, params: Params) => unknown;
    return answer(context, params);
  }

  /** Answers a call, with `Age` where the shelf does: as old as the oldest part of the answer. */
  async function answer(path: string, how: How) {
    let age = 0;
    const onAnswer = (one: number) => {
      age = Math.max(age, one);
    };
    const [pathname = '', search] = path.split('?');
    const query = new URLSearchParams(search);
    const matched = matchCall(pathname, query);
    if (matched.outcome !== 'call') return files.fetch(path);
    const { name, params } = matched;
    try {
      const body = await bodyOf(name, params, contextOf(query, callKind(matched), how, onAnswer));
      if (body === null) return files.fetch(path);
      const wrap = calls[name].wrap as (wire: unknown) => object;
      return Response.json(wrap(body), { headers: { age: `${age}` } });
    } catch (error) {
      if (isNotFound(error)) return failure(404, 'not found');
      throw error;
    }
  }

  async function staleIfError(path: string): Promise<Fallback | null> {
    const own = await answer(path, { database: reads, shelfOnly: true }).catch(() => null);
    if (own?.ok) return { body: await own.text(), age: Number(own.headers.get('age')) };
    const [pathname = '', search] = path.split('?');
    const matched = matchCall(pathname, new URLSearchParams(search));
    if (matched.outcome !== 'call' || !hasOpenList(matched)) return null;
    const open = await files.fetch(path);
    return open.ok ? { body: await open.text(), age: 0 } : null;
  }

  const guests = limited(database.forGuests(), { limits, region, notes });
  /** Answers as a host over HTTP does: with the contract's errors, and with fallbacks after a failure. */
  async function forGuests(path: string, method: string): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD') return failure(405, 'method not allowed');
    try {
      const response = await answer(path, { database: guests, shelfOnly: false });
      return response.ok ? shared(await response.text()) : response;
    } catch {
      const last = await staleIfError(path);
      // The next guest may get a newer one.
      if (last) return shared(last.body, 'no-store');
      return failure(503, 'unavailable');
    }
  }

  return {
    label: 'the movie database (TMDB)',
    knowsUi: () => true,
    hasLists: files.hasLists,
    hasDiscover: () => true,
    hasFree: files.hasFree,
    hasSeries: () => true,
    hasSearchPages: () => true,
    saysWhatPlays: () => files.playing() > 0,
    find: (outside) => find(reads, outside),
    fetch: (path) => answer(path, { database: reads, shelfOnly: false }),
    forGuests,
    staleIfError,
    health: database.health,
    circuitOpen: database.circuitOpen,
    check: database.check,
    close: database.close,
  };
}

function shared(body: string, control = PUBLIC): Response {
  const type = 'application/json; charset=utf-8';
  return new Response(body, { headers: { 'content-type': type, 'cache-control': control } });
}

function failure(status: number, error: string): Response {
  const again = status === 503 && { 'retry-after': `${BUSY_AGAIN}` };
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...again } });
}
