import { describe, expect, it } from 'vitest';
import type { Page } from '#/contract/call.ts';
import { createPaging } from '#/stores/feed-paging.ts';

function pageOf(items: string[], totalPages: number): Page<string> {
  return { items, page: 0, totalPages, totalResults: null, watchable: false, playing: null };
}

/** Returns a paginator whose pages the test gives one by one. */
function paging({ page = 1, totalPages = 3, seen = [] as string[] } = {}) {
  const asked: number[] = [];
  const waiting: PromiseWithResolvers<Page<string>>[] = [];
  const made = createPaging<string>({
    page,
    totalPages,
    seen,
    key: (item) => item,
    load(next) {
      asked.push(next);
      const answer = Promise.withResolvers<Page<string>>();
      waiting.push(answer);
      return answer.promise;
    },
  });
  const load = async (answer: Page<string> | Error) => {
    const done = made.loadNext();
    const last = waiting.at(-1);
    if (answer instanceof Error) last?.reject(answer);
    else last?.resolve(answer);
    await done;
  };
  return { ...made, asked, waiting, load, state: () => made.$paging.get() };
}

describe('a paginator', () => {
  it('starts without items, and done when the server’s page was the last', () => {
    expect(paging().state()).toEqual({ status: 'idle', items: [], page: 1, totalPages: 3 });
    expect(paging({ totalPages: 1 }).state().status).toBe('done');
    expect(paging({ page: 4, totalPages: 3 }).state().status).toBe('done');
  });

  it('appends page after page until the last', async () => {
    const { load, state, asked } = paging();
    await load(pageOf(['a', 'b'], 3));
    expect(state()).toEqual({ status: 'idle', items: ['a', 'b'], page: 2, totalPages: 3 });
    await load(pageOf(['c'], 3));
    expect(state()).toEqual({ status: 'done', items: ['a', 'b', 'c'], page: 3, totalPages: 3 });
    expect(asked).toEqual([2, 3]);
  });

  it('requests nothing after the last page', async () => {
    const { loadNext, asked } = paging({ page: 3 });
    await loadNext();
    expect(asked).toEqual([]);
  });

  it('never adds a key twice, neither of the server’s page nor of its own', async () => {
    const { load, state } = paging({ seen: ['a'], totalPages: 4 });
    await load(pageOf(['a', 'b'], 4));
    await load(pageOf(['b', 'c', 'a'], 4));
    expect(state().items).toEqual(['b', 'c']);
    await load(pageOf(['d', 'd'], 4));
    expect(state().items).toEqual(['b', 'c', 'd']);
  });

  it('has one request in flight, however often it is called', async () => {
    const { loadNext, asked, waiting, state } = paging();
    const first = loadNext();
    const others = [loadNext(), loadNext()];
    expect(state().status).toBe('loading');
    expect(asked).toEqual([2]);
    waiting[0]?.resolve(pageOf(['a'], 3));
    await Promise.all([first, ...others]);
    expect(state().items).toEqual(['a']);
    expect(asked).toEqual([2]);
  });

  it('keeps its items after a failure, and requests the same page again', async () => {
    const { load, state, asked } = paging();
    await load(pageOf(['a'], 3));
    await load(new Error('no'));
    expect(state()).toEqual({ status: 'error', items: ['a'], page: 2, totalPages: 3 });
    await load(pageOf(['b'], 3));
    expect(state()).toMatchObject({ status: 'done', items: ['a', 'b'], page: 3 });
    expect(asked).toEqual([2, 3, 3]);
  });

  it('stops on an empty page, whatever totals the host gives', async () => {
    const { load, loadNext, state, asked } = paging({ totalPages: 100 });
    await load(pageOf([], 100));
    expect(state()).toMatchObject({ status: 'done', items: [] });
    await loadNext();
    expect(asked).toEqual([2]);
  });

  it('stops on a page that only repeats known items', async () => {
    const { load, loadNext, state, asked } = paging({ seen: ['a', 'b'], totalPages: 100 });
    await load(pageOf(['b', 'a'], 100));
    expect(state()).toMatchObject({ status: 'done', items: [] });
    await loadNext();
    expect(asked).toEqual([2]);
  });

  it('follows a total that changes on the way', async () => {
    const { load, state } = paging({ totalPages: 9 });
    await load(pageOf(['a'], 2));
    expect(state()).toMatchObject({ status: 'done', totalPages: 2 });
  });
});
