/**
 * Answers of the movie database in the contract's words, with the catalogue's files for the calls
 * and the ids that are theirs.
 */
import { matchCall } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { isNotFound } from '#/contract/errors.ts';
import { ENGLISH } from '#/contract/language.ts';
import { nameLanguage } from '#/contract/names.ts';
import type { Source } from '../source.ts';
import { answers, type OwnCall } from './answers.ts';
import type { TmdbContext } from './context.ts';
import type { Database } from './database.ts';
import { feed } from './feed.ts';
import { complete, type Files, found, isOfFiles } from './with-files.ts';

export type TmdbOptions = {
  database: Database;
  files: Files;
  imageHost: string;
  today?: () => Date;
};

type Params = ParamsOf<CallName>;

/** Calls that name nothing but a list: where the database has none, the open catalogue's is shown. */
const LISTS: readonly CallName[] = [
  ...(['popular', 'nowPlaying', 'topRated', 'upcoming', 'thisYear', 'trending'] as const),
  ...(['popularPeople', 'trailersDay', 'trailersWeek', 'genre', 'search'] as const),
  'punjabiTrailers',
];

export function tmdbSource({
  database,
  files,
  imageHost,
  today = () => new Date(),
}: TmdbOptions): Source {
  const contextOf = (
    query: URLSearchParams,
    more: Pick<TmdbContext, 'shelfOnly' | 'heard'>,
  ): TmdbContext => {
    const ui = nameLanguage(query.get('ui')) ?? ENGLISH;
    return { database, imageHost, today, ui, ...more };
  };

  /** Returns the wire's body of a call; null where the files answer. */
  async function bodyOf(name: CallName, params: Params, context: TmdbContext) {
    if (isOfFiles(name, params)) return null;
    if (name === 'complete') return complete(files, context, params as ParamsOf<'complete'>);
    if (name === 'punjabiTrailers')
      return feed(files, context, params as ParamsOf<'punjabiTrailers'>);
    if (name === 'search') return found(files, context, params as ParamsOf<'search'>);
    if (!Object.hasOwn(answers, name)) return null;
    const answer = answers[name as OwnCall] as (context: TmdbContext, params: Params) => unknown;
    return answer(context, params);
  }

  async function answer(path: string, more: Pick<TmdbContext, 'shelfOnly' | 'heard'>) {
    const [pathname = '', search] = path.split('?');
    const query = new URLSearchParams(search);
    const matched = matchCall(pathname, query);
    if (matched.outcome !== 'call') return files.fetch(path);
    const { name, params } = matched;
    try {
      const body = await bodyOf(name, params, contextOf(query, more));
      if (body === null) return files.fetch(path);
      const wrap = calls[name].wrap as (wire: unknown) => object;
      return Response.json(wrap(body));
    } catch (error) {
      if (isNotFound(error)) return Response.json({ error: 'not found' }, { status: 404 });
      throw error;
    }
  }

  return {
    label: 'the movie database (TMDB)',
    knowsUi: (name) => Object.hasOwn(answers, name) || name === 'punjabiTrailers',
    fetch: (path) => answer(path, { shelfOnly: false, heard: () => undefined }),
    async standIn(path) {
      let age = 0;
      const heard = (one: number) => {
        age = Math.max(age, one);
      };
      const own = await answer(path, { shelfOnly: true, heard }).catch(() => null);
      if (own?.ok) return { body: await own.text(), age };
      const [pathname = '', search] = path.split('?');
      const matched = matchCall(pathname, new URLSearchParams(search));
      if (matched.outcome !== 'call' || !LISTS.includes(matched.name)) return null;
      const open = await files.fetch(path);
      return open.ok ? { body: await open.text(), age: 0 } : null;
    },
    health: database.health,
    check: database.check,
    close: database.close,
  };
}
