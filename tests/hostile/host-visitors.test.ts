/** A host that fails on what a visitor makes up: at most that address fails. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BREAK_AFTER, WINDOW } from '#/catalogue/sources/breaker.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { createScriptedHost, type Reply, type ScriptedHost } from '../fixtures/scripted-host.ts';

const OWN = '/api/tmdb/popular?page=1';
const MADE_UP = '/api/tmdb/dashboard/movie/bad';
const GOOD = '/api/tmdb/dashboard/movie/7';

let host: ScriptedHost;
let source: Source;
let clock: number;
beforeEach(async () => {
  clock = 1;
  host = await createScriptedHost();
  host.answer('/', { json: {} });
  source = remoteSource(host.origin, 100, { now: () => clock });
});
afterEach(async () => {
  source.close();
  await host.close();
});

const statusOf = (path: string) => source.fetch(path).then(({ status }) => status, String);
/** Asks for one made-up address a second. */
async function attack(reply: Reply, seconds: number): Promise<void> {
  host.answer(MADE_UP, reply);
  for (let n = 0; n < seconds; n += 1) {
    await statusOf(`${MADE_UP}${n}`);
    clock += 1000;
  }
}

describe.each<[string, Reply]>([
  ['500', { status: 500, json: {} }],
  ['503, with the wish for a minute’s pause', { status: 503, headers: { 'retry-after': '60' } }],
  ['a reset', { reset: true }],
  ['silence', { hang: true }],
  ['what is no HTTP body', { text: '{', reset: true }],
])('a host that answers a made-up id with %s', (_, reply) => {
  it('gives others their pages, and counts as well', async () => {
    expect(await statusOf(OWN)).toBe(200);
    await attack(reply, BREAK_AFTER + 2);
    expect([await statusOf(GOOD), source.health()?.ok]).toEqual([200, true]);
    expect(source.circuitOpen?.()).toBe(false);
  });

  it('also where nobody has asked for anything else: the site tries its own list', async () => {
    await attack(reply, BREAK_AFTER + WINDOW / 1000);
    host.requests.length = 0;
    expect(await statusOf(GOOD)).toBe(200);
    expect([OWN, GOOD]).toEqual(expect.arrayContaining(host.requests));
  });
});

it('a host that answers nobody is left alone, whoever asks', async () => {
  host.answer('/', { reset: true });
  await attack({ reset: true }, BREAK_AFTER);
  expect(await statusOf(GOOD)).toContain('the host is left alone');
  expect(source.health()?.ok).toBe(false);
  host.requests.length = 0;
  expect(await statusOf(GOOD)).toContain('the host is left alone');
  expect(host.requests).toEqual([]);
});
