/** Hosts that ask for a pause with Retry-After, and how long the pause lasts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_WAIT, retryAfter } from '#/catalogue/sources/guard.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { PATIENT, upstreamOf } from './failing.ts';

const START = Date.UTC(2026, 10, 21, 12, 0, 0);
const inSeconds = (seconds: number) => new Date(START + seconds * 1000).toUTCString();

let host: ScriptedHost;
let source: Source;
/** The monotonic clock. The other one stands still at START. */
let clock: number;
beforeEach(async () => {
  clock = 0;
  host = await createScriptedHost();
  source = remoteSource(host.origin, PATIENT, { now: () => clock, wall: () => START });
});
afterEach(async () => {
  source.close();
  await host.close();
});

const at = (milliseconds: number) => {
  clock = milliseconds;
};
const says = (status: number, after?: string) =>
  host.answer('/', {
    status,
    json: [],
    headers: after === undefined ? {} : { 'retry-after': after },
  });
const LIST = '/api/tmdb/popular?page=1';
const ask = async (path = LIST) => (await source.fetch(path)).status;

describe.each([429, 503])('a %d with Retry-After', (status) => {
  it.each([
    ['in seconds', '7', 7],
    ['as a date', inSeconds(30), 30],
    ['absurd', '99999999999999999999999', 60],
    ['of next year', inSeconds(365 * 86_400), 60],
  ])('%s is honoured, for a minute at most: no call is made until then', async (_, after, wait) => {
    says(status, after);
    expect(await ask()).toBe(status);
    says(200);
    at(wait * 1000 - 1);
    for (let n = 0; n < 50; n += 1) {
      const { message } = await upstreamOf(source.fetch(`/api/${n}`));
      expect(message).toBe('the host asked to be left alone');
    }
    expect(host.requests).toHaveLength(1);
    expect(source.health()).toEqual({ ok: false, at: START });
    at(wait * 1000);
    expect(await ask()).toBe(200);
    expect(source.health()?.ok).toBe(true);
  });

  it.each([
    ['garbage', 'soon'],
    ['negative', '-5'],
    ['a fraction', '1.5'],
    ['a date that has passed', inSeconds(-60)],
    ['a date that does not exist', 'Sun, 99 Foo 2026 99:99:99 GMT'],
    ['empty', ''],
    ['not there', undefined],
  ])('that is %s causes no pause', async (_, after) => {
    says(status, after);
    expect(await ask()).toBe(status);
    says(200);
    expect(await ask()).toBe(200);
  });
});

describe('Retry-After', () => {
  it('of a 503 at an address of a visitor is no wish of the host; of a 429 it is', async () => {
    says(503, '60');
    expect(await ask(CHOSEN)).toBe(503);
    says(429, '60');
    expect(await ask(CHOSEN)).toBe(429);
    expect((await upstreamOf(ask(CHOSEN))).message).toBe('the host asked to be left alone');
  });

  it('is ignored with another status', async () => {
    says(500, '60');
    expect(await ask()).toBe(500);
    says(200, '60');
    expect(await ask()).toBe(200);
    expect(await ask()).toBe(200);
  });

  it('may be a date in every format of HTTP', () => {
    expect(retryAfter('Saturday, 21-Nov-26 12:00:09 GMT', START)).toBe(9000);
    expect(retryAfter(' 3 ', START)).toBe(3000);
    expect(retryAfter('0', START)).toBe(0);
    expect(LONGEST_WAIT).toBe(60_000);
  });
});

/** A redirect is no answer of the contract. What was withdrawn is not there. */
const TAKEN_FOR = new Map([
  [301, 502],
  [410, 404],
]);
const CHOSEN = '/api/tmdb/dashboard/movie/7';

describe.each([301, 400, 401, 403, 404, 410, 429, 500, 502, 503, 504])('a %d', (status) => {
  it('is returned, without a retry, and tells nothing of the host at an address of a visitor', async () => {
    says(status);
    expect(await ask(CHOSEN)).toBe(TAKEN_FOR.get(status) ?? status);
    expect(host.requests).toHaveLength(1);
    expect(source.health()?.ok).toBe(true);
  });

  it('at an address of the site is a failure, which one at an address of a visitor does not end', async () => {
    says(status);
    await ask(LIST);
    await ask(CHOSEN);
    expect(source.health()?.ok).toBe(false);
    says(200);
    await ask(CHOSEN);
    expect(source.health()?.ok).toBe(true);
  });
});
