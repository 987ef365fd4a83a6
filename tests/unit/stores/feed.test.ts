import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portion } from '#/contract/call.ts';
import type { Trailer } from '#/contract/trailer.ts';
import { FEED_PAGE } from '#/lib/feed.ts';
import { pathsIn } from '#/paths.ts';
import { feedPaging } from '#/stores/feed.ts';

function trailers(from: number, count: number): Trailer[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `t${from + index}`,
    title: null,
    poster: null,
    backdrop: null,
    player: null,
    movieId: null,
  }));
}

/** Returns the paginator of a feed that shows one page of ten trailers. */
function pagingAt(page: number, ended = false) {
  const first = trailers((page - 1) * FEED_PAGE, FEED_PAGE);
  return feedPaging(pathsIn('en'), { trailers: first, first: page, page, ended });
}

const asked: string[] = [];
let answer: Portion<Trailer>;
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the trailer feed', () => {
  it('requests the next page of ten after one that is not the last', async () => {
    const { loadNext, $paging } = pagingAt(1);
    answer = { items: trailers(10, FEED_PAGE), last: false };
    await loadNext();
    expect(asked).toEqual(['/data/punjabiTrailers?page=2&limit=10']);
    expect($paging.get()).toMatchObject({ status: 'idle', page: 2 });
    expect($paging.get().items.map(({ key }) => key)).toEqual(answer.items.map(({ key }) => key));
  });

  it('goes on after a page with a trailer that it has already', async () => {
    const { loadNext, $paging } = pagingAt(1);
    answer = { items: trailers(9, FEED_PAGE), last: false };
    await loadNext();
    expect($paging.get()).toMatchObject({ status: 'idle', page: 2 });
    expect($paging.get().items).toHaveLength(9);
  });

  it('ends on the last page', async () => {
    const { loadNext, $paging } = pagingAt(1);
    answer = { items: trailers(10, 3), last: true };
    await loadNext();
    await loadNext();
    expect($paging.get().status).toBe('done');
    expect(asked).toHaveLength(1);
  });

  it('ends on an empty page, when the total is a multiple of ten', async () => {
    const { loadNext, $paging } = pagingAt(5);
    answer = { items: [], last: true };
    await loadNext();
    await loadNext();
    expect($paging.get()).toMatchObject({ status: 'done', items: [] });
    expect(asked).toHaveLength(1);
  });

  it('requests nothing when the page of the address is the last', async () => {
    const { loadNext } = pagingAt(1, true);
    await loadNext();
    expect(asked).toEqual([]);
  });
});

describe('the address of a slide', () => {
  it('names the trailer, and the pages that the feed shows', async () => {
    const { addressOf, keys, loadNext } = pagingAt(2);
    expect(addressOf('t12')).toBe('/movies-trailers-latest-trailers?page=2#trailer-t12');
    answer = { items: trailers(20, FEED_PAGE), last: false };
    await loadNext();
    expect(keys().at(-1)).toBe('t29');
    expect(addressOf('t29')).toBe('/movies-trailers-latest-trailers?page=2&through=3#trailer-t29');
  });

  it('names no more pages than one answer has', () => {
    const paging = feedPaging(pathsIn('en'), { trailers: [], first: 1, page: 30, ended: false });
    expect(paging.addressOf('t1')).toBe(
      '/movies-trailers-latest-trailers?page=6&through=30#trailer-t1',
    );
  });
});
