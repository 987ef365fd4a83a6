/** The port of the operator: metrics and purges. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorServer } from '#/server/operator/server.ts';

const TOKEN = 'a'.repeat(32);
const purged: string[][] = [];
const purger = {
  async purge(tags: string[]) {
    purged.push(tags);
    return { pages: 3, instances: 1 };
  },
  close: () => undefined,
};
const metrics = async () => 'up 1\n';
const withToken = operatorServer({ metrics, purgeToken: TOKEN, purger });
const without = operatorServer({ metrics, purgeToken: null, purger });
for (const server of [withToken, without]) server.listen(0, '127.0.0.1');
await Promise.all([once(withToken, 'listening'), once(without, 'listening')]);
afterAll(() => {
  for (const server of [withToken, without]) server.close();
});
beforeEach(() => void purged.splice(0));

const at = (path: string, server = withToken) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function purge(body: string, authorization = `Bearer ${TOKEN}`, server = withToken) {
  const headers = { authorization };
  const answer = await fetch(at('/purge', server), { method: 'POST', body, headers });
  return { status: answer.status, said: await answer.json() };
}

it('metrics are text', async () => {
  const answer = await fetch(at('/metrics'));
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

it.each(['/', '/purge', '/metrics/'])('GET %s is nothing', async (path) => {
  expect((await fetch(at(path))).status).toBe(404);
});

describe('a purge', () => {
  it('says how many pages were forgotten, and how many instances were told', async () => {
    const tags = ['movie-603', 'list-popular'];
    expect(await purge(JSON.stringify({ tags }))).toEqual({
      ...{ status: 200, said: { pages: 3, instances: 1 } },
    });
    expect(purged).toEqual([tags]);
  });

  it.each([
    ['', 401],
    ['Bearer', 401],
    [`Bearer ${TOKEN}a`, 401],
    [`Bearer ${TOKEN.slice(1)}`, 401],
    [TOKEN, 401],
  ])('with the authorization %j is refused', async (authorization, status) => {
    expect((await purge('{"tags":["movie-1"]}', authorization)).status).toBe(status);
    expect(purged).toEqual([]);
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['{"tags":"movie-1"}', 400],
    ['{"tags":["movie-1","<b>"]}', 400],
    ['{"tags":[1]}', 400],
    [JSON.stringify({ tags: Array.from({ length: 1001 }, (_, n) => `movie-${n}`) }), 400],
    [`{"tags":["movie-1"]}${' '.repeat(64 * 1024)}`, 413],
  ])('of %.40j has the status %d', async (body, status) => {
    expect((await purge(body)).status).toBe(status);
    expect(purged).toEqual([]);
  });

  it('takes a thousand tags', async () => {
    const tags = Array.from({ length: 1000 }, (_, n) => `movie-${n}`);
    expect((await purge(JSON.stringify({ tags }))).status).toBe(200);
  });

  it('has no address without a token', async () => {
    expect((await purge('{"tags":[]}', 'Bearer ', without)).status).toBe(404);
  });
});
