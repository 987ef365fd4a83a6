/**
 * The answers of an origin outside of memory: on disk, which outlives the process, and in Redis, which
 * instances share. Each is requested once for all who wait for it, in all instances.
 */
import { isNotFound, NotFound, Upstream } from '#/contract/errors.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import type { Shelf } from './answer-file.ts';
import type { SharedAnswers } from './redis/shared-answers.ts';
import type { SharedAnswer } from './redis/store.ts';
import { createPurges, type Purges } from './sources/purges.ts';

/** Where answers are cached. Without either, nothing is. */
export type AnswerStores = {
  shelf?: Shelf | null | undefined;
  sharedAnswers?: SharedAnswers | null | undefined;
};

/** A cached answer with its entity tag, by which a host can be asked whether it has changed. */
export type WithETag = { body: string; etag: string };

/** An answer to be cached. Its body is null after a 404, which deletes the older one. */
export type CacheableAnswer = {
  body: string | null;
  age?: number;
  tags?: readonly string[];
  etag?: string | null | undefined;
  freshFor?: number | null | undefined;
};

/** The right to request an answer. It ends with the first of `put`, `drop` and `refuse`. */
export type Turn = {
  /** A fresh answer, which another instance has requested. */
  shared: SharedAnswer | null;
  withETag(): WithETag | null;
  put(answer: CacheableAnswer): void;
  /** Deletes the cached answer. */
  drop(): void;
  /** Caches nothing. Deletes the cached answer if it is `body`, which is of no use. */
  refuse(body?: string | null): void;
};

/** A value, and the seconds since its answer was given. */
export type Aged<T> = { value: T; age: number };

export type Reading<T> = {
  /** Age in seconds up to which another instance's answer is used without a request. */
  fresh: number;
  /** Returns the value of a body; undefined if it is of no use. */
  read(body: string): T | undefined;
  /** Resolves to a body. Rejects with NotFound or Upstream. */
  ask(): Promise<string>;
  /** Returns the tags by which an answer can be purged. The value is null after a 404. */
  tagsOf?(value: T | null): readonly string[];
};

export type AnswerCache = {
  /** Returns the turn to request an answer, once no other instance requests it. */
  begin(request: string, fresh: number): Promise<Turn>;
  /** Returns the answer on disk; null if it is older than `most` seconds, or of no use. */
  onDisk<T>(request: string, most: number, read: Reading<T>['read']): Aged<T> | null;
  /** Returns a fresh answer of another instance, else a new one. Rejects with NotFound or Upstream. */
  ask<T>(request: string, reading: Reading<T>): Promise<Aged<T>>;
  /** Returns the last answer of any age that can be read; null if there is none. */
  last<T>(request: string, read: Reading<T>['read']): Promise<Aged<T> | null>;
};

/** `purges`: an answer that was purged in flight is not cached. */
export function createAnswerCache(
  origin: string,
  { shelf, sharedAnswers }: AnswerStores,
  purges: Purges = createPurges(false),
): AnswerCache {
  const asking = createCoalescer<Aged<unknown>>();

  async function begin(request: string, fresh: number): Promise<Turn> {
    const elsewhere = await sharedAnswers?.begin(origin + request, fresh);
    const { shared, lease } = elsewhere ?? { shared: null, lease: null };

    function withETag(): WithETag | null {
      for (const cached of shared ? [] : [lease?.older, shelf?.get(origin, request)]) {
        if (cached?.etag) return { body: cached.body, etag: cached.etag };
      }
      return null;
    }
    function drop(): void {
      shelf?.drop(origin, request);
      lease?.drop();
    }
    let isOver = false;
    const once = (work: () => void) => {
      if (!isOver) work();
      isOver = true;
    };
    return {
      shared,
      withETag,
      drop: () => once(drop),
      put: ({ body, age = 0, tags = [], etag = null, freshFor = null }) =>
        once(() => {
          if (body === null) shelf?.drop(origin, request);
          else shelf?.put(origin, request, body, { age, tags, etag });
          const status = body === null ? 404 : 200;
          lease?.put({ status, body: body ?? '', tags, etag, freshFor });
        }),
      refuse: (body) =>
        once(() => {
          if (shared) sharedAnswers?.drop(origin + request);
          else if (body && body === withETag()?.body) drop();
          else lease?.free();
        }),
    };
  }

  function onDisk<T>(request: string, most: number, read: Reading<T>['read']): Aged<T> | null {
    const stored = shelf?.get(origin, request);
    const value = stored && stored.age <= most ? read(stored.body) : undefined;
    return stored && value !== undefined ? { value, age: stored.age } : null;
  }

  async function askOnce<T>(request: string, reading: Reading<T>): Promise<Aged<T>> {
    const { fresh, read, ask, tagsOf = () => [] } = reading;
    const before = purges.count();
    const turn = await begin(request, fresh);
    const { shared } = turn;
    if (shared?.status === 404) throw new NotFound('not there');
    const known = shared ? read(shared.body) : undefined;
    if (shared && known !== undefined) {
      turn.put(shared);
      return { value: known, age: shared.age };
    }
    if (shared) sharedAnswers?.drop(origin + request);
    try {
      const body = await ask();
      const value = read(body);
      if (value === undefined) throw new Upstream('the answer says nothing');
      const tags = tagsOf(value);
      if (!purges.has({ own: '', shown: tags }, before)) turn.put({ body, tags });
      return { value, age: 0 };
    } catch (error) {
      if (isNotFound(error)) turn.put({ body: null, tags: tagsOf(null) });
      throw error;
    } finally {
      // A shared answer that could not be read is deleted already. Another instance may have put a good one since.
      if (!shared) turn.refuse();
    }
  }

  return {
    begin,
    onDisk,
    ask: <T>(request: string, reading: Reading<T>) =>
      asking.run(request, () => askOnce(request, reading)) as Promise<Aged<T>>,
    async last(request, read) {
      const stored = onDisk(request, Number.POSITIVE_INFINITY, read);
      if (stored) return stored;
      const shared = await sharedAnswers?.last(origin + request);
      if (shared?.status !== 200) return null;
      const value = read(shared.body);
      if (value !== undefined) return { value, age: shared.age };
      sharedAnswers?.drop(origin + request);
      return null;
    },
  };
}
