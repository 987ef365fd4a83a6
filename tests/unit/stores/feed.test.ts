import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Trailer } from '#/contract/trailer.ts';
import { FEED_PAGE, feedPaging } from '#/stores/feed.ts';

function trailers(from: number, count: number): Trailer[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `t${from + index}`,
    title: null,
    poster: null,
    player: null,
    movieId: null,
  }));
}

const asked: string[] = [];
let answer: Trailer[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the trailer feed', () => {
  it('requests the next page of ten after a full one', async () => {
    const { loadNext, $paging } = feedPaging(1, trailers(0, FEED_PAGE));
    answer = trailers(10, FEED_PAGE);
    await loadNext();
    expect(asked).toEqual(['/data/punjabiTrailers?page=2&limit=10']);
    expect($paging.get()).toMatchObject({ status: 'idle', page: 2 });
    expect($paging.get().items.map(({ key }) => key)).toEqual(answer.map(({ key }) => key));
  });

  it('ends on a page with fewer than ten', async () => {
    const { loadNext, $paging } = feedPaging(1, trailers(0, FEED_PAGE));
    answer = trailers(10, 3);
    await loadNext();
    await loadNext();
    expect($paging.get().status).toBe('done');
    expect(asked).toHaveLength(1);
  });

  it('ends on an empty page, when the total is a multiple of ten', async () => {
    const { loadNext, $paging } = feedPaging(5, trailers(40, FEED_PAGE));
    answer = [];
    await loadNext();
    await loadNext();
    expect($paging.get()).toMatchObject({ status: 'done', items: [] });
    expect(asked).toHaveLength(1);
  });

  it('requests nothing when the first page is not full', async () => {
    const { loadNext } = feedPaging(1, trailers(0, 9));
    await loadNext();
    expect(asked).toEqual([]);
  });
});
