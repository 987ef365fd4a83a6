/** What other people's clients get of the movie database, without what is withdrawn. */
import { expect, it } from 'vitest';
import { sweptGuests } from '#/catalogue/sources/guests.ts';
import { type Withdrawal, withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';

const SITE = 'https://manzar.example';
const headers = { 'cache-control': 'public, max-age=60' };

function ask(path: string, answer: Response, withdrawals: Withdrawal[]): Promise<Response> {
  const fetch = sweptGuests(
    async () => answer,
    () => withdrawnOf(withdrawals),
    SITE,
  );
  return fetch(path, 'GET');
}

const film = { id: 603, title: 'The Matrix', trailer: 'https://www.youtube.com/embed/aqz-KE-bpKQ' };
const withdrawn = (scope: Withdrawal['scope']): Withdrawal => ({ kind: 'movie', id: '603', scope });

it('rows and players of withdrawn entries are left out, and the headers stay', async () => {
  const list = Response.json({ results: [film, { id: 604 }], total_pages: 1 }, { headers });
  const answer = await ask('/api/tmdb/popular?page=1', list, [withdrawn('entry')]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await answer.json()).toEqual({ results: [{ id: 604 }], total_pages: 1 });
  const own = Response.json(film);
  const one = await ask('/api/tmdb/dashboard/movie/603', own, [withdrawn('player')]);
  expect(await one.json()).toEqual({ ...film, trailer: `${SITE}/clips/no-video` });
});

it('a withdrawn entry is gone', async () => {
  const path = '/api/tmdb/dashboard/movie/603';
  const answer = await ask(path, Response.json(film), [withdrawn('entry')]);
  expect([answer.status, await answer.json()]).toEqual([410, { error: 'withdrawn' }]);
});

it('without anything withdrawn, and after a failure, the answer passes as it is', async () => {
  const list = Response.json({ results: [] });
  expect(await ask('/api/tmdb/popular?page=1', list, [])).toBe(list);
  const failure = Response.json({}, { status: 503 });
  expect(await ask('/api/tmdb/popular?page=1', failure, [withdrawn('entry')])).toBe(failure);
});
