import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSearch } from '#/site/messages/search/texts.ts';
import { $search, searchFor } from '#/stores/search.ts';

// The answers below then wait for no module.
await loadSearch.en();

type Asked = { path: string; answer(body: unknown, status?: number): void; fail(): void };
const requested: Asked[] = [];
const last = () => requested.at(-1);

/** A `fetch` that the test answers, and that rejects when it is aborted. */
function scriptedFetch(path: string, { signal }: { signal: AbortSignal }): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  signal.addEventListener('abort', () => reject(signal.reason));
  requested.push({
    path,
    answer: (body, status = 200) => resolve(Response.json(body, { status })),
    fail: () => reject(new TypeError('fetch failed')),
  });
  return promise;
}

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
/**
 * Advances the timers by more than the pause after a keystroke, and runs everything that is due.
 */
const pause = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  requested.length = 0;
  logged.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', scriptedFetch);
});

afterEach(async () => {
  searchFor('');
  await pause();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const night = { id: '1', title: 'Night of the Living Dead' };

describe('the search store', () => {
  it('sends no request for less than a search takes', async () => {
    for (const typed of ['', 'n', 'ni', '  ni  ', '👩👩']) {
      searchFor(typed);
      await pause();
    }
    expect(requested).toEqual([]);
    expect($search.get()).toEqual({ query: '👩👩', results: null, busy: false });
  });

  it('sends requests from three letters on, in other scripts than Latin from two', async () => {
    searchFor('nig');
    await pause();
    searchFor('پک');
    await pause();
    expect(requested.map(({ path }) => path)).toEqual([
      '/data/search?query=nig',
      '/data/search?query=%D9%BE%DA%A9',
    ]);
  });

  it('gives up a search that is not answered within 20 seconds', async () => {
    searchFor('night');
    await pause();
    await vi.advanceTimersByTimeAsync(18_000);
    expect($search.get().busy).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect($search.get()).toEqual({ query: 'night', results: null, busy: false, failed: true });
  });

  it('waits for a pause in the typing', async () => {
    searchFor('nig');
    await vi.advanceTimersByTimeAsync(150);
    searchFor('nigh');
    await vi.advanceTimersByTimeAsync(150);
    expect(requested).toEqual([]);
    expect($search.get().busy).toBe(true);
    await vi.advanceTimersByTimeAsync(50);
    expect(requested.map(({ path }) => path)).toEqual(['/data/search?query=nigh']);
  });

  it('shows the answer', async () => {
    searchFor(' night ');
    await pause();
    last()?.answer([night]);
    await pause();
    expect($search.get()).toEqual({ query: 'night', results: [night], busy: false });
  });

  it('shows only the newest answer, in whatever order answers arrive', async () => {
    searchFor('night');
    await pause();
    const [older] = requested;
    searchFor('night of');
    await pause();
    last()?.answer([night]);
    await pause();
    older?.answer([{ id: '2', title: 'Older' }]);
    await pause();
    expect($search.get()).toEqual({ query: 'night of', results: [night], busy: false });
  });

  it('drops an answer whose body ends after a newer search has begun', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    vi.stubGlobal('fetch', async () => new Response(body.readable));
    searchFor('night');
    await pause();
    searchFor('night of');
    const writer = body.writable.getWriter();
    await Promise.all([writer.write(new TextEncoder().encode('[]')), writer.close()]);
    await vi.advanceTimersByTimeAsync(10);
    expect($search.get()).toMatchObject({ query: 'night of', results: null, busy: true });
  });

  it('drops an answer that arrives after the field was cleared', async () => {
    searchFor('night');
    await pause();
    searchFor('');
    last()?.answer([night]);
    await pause();
    expect($search.get()).toEqual({ query: '', results: null, busy: false });
  });

  it.each([
    ['fails', () => last()?.fail()],
    ['answers with an error', () => last()?.answer({ error: 'no answer' }, 502)],
  ])('clears the results and logs when the host %s, until the next query', async (_, reply) => {
    searchFor('night');
    await pause();
    last()?.answer([night]);
    await pause();
    searchFor('night of');
    await pause();
    reply();
    await pause();
    expect($search.get()).toEqual({ query: 'night of', results: null, busy: false, failed: true });
    expect(logged).toHaveBeenCalledTimes(1);
    searchFor('n');
    expect($search.get()).toEqual({ query: 'n', results: null, busy: false });
  });

  it('logs nothing when it aborts a search itself', async () => {
    searchFor('night');
    await pause();
    searchFor('night of');
    await pause();
    expect(logged).not.toHaveBeenCalled();
  });
});
