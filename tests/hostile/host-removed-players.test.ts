/**
 * A player that its host has removed: after ten minutes no address shows it, after twelve behind a
 * shared cache.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { isFull } from './failing.ts';
import { type HostSite, siteOver } from './host-site.ts';
import { ADDRESSES, PLAYER_ID, scriptMarkedHost } from './marked-host.ts';

vi.setConfig({ testTimeout: 60_000 });

const TEN_MINUTES = 600;

let host: ScriptedHost;
let site: HostSite;
beforeEach(async () => {
  host = await createScriptedHost();
  site = await siteOver(host.origin);
  scriptMarkedHost(host, { name: 'Film', plays: true });
});
afterEach(async () => {
  await site.close();
  await host.close();
});

async function visit(address: string) {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  const text = await response.text();
  expect([address, response.status]).toEqual([address, 200]);
  return { plays: text.includes(PLAYER_ID), headers: response.headers };
}

/** Returns those of the given addresses whose pages name the player. */
async function playing(addresses: readonly string[] = ADDRESSES): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) if ((await visit(address)).plays) found.push(address);
  return found;
}

/** Visits all addresses. Returns those with the player: no other one can have it later. */
async function playingBefore(): Promise<string[]> {
  const before = await playing();
  expect(before.length).toBeGreaterThan(15);
  return before;
}

const takeDown = () => scriptMarkedHost(host, { name: 'Film', plays: false });

describe('a link that the host has removed', () => {
  it('was on many kinds of pages, and is on none ten minutes later, without visits in between', async () => {
    const before = await playingBefore();
    takeDown();
    site.pass(TEN_MINUTES + 1);
    expect(await playing(before)).toEqual([]);
  });

  it.each(isFull ? [1, 59, 61, 250, 299, 301, 599] : [299, 599])(
    'is on no page ten minutes later, with visits after %d seconds',
    async (seconds) => {
      const before = await playingBefore();
      takeDown();
      site.pass(seconds);
      await playing();
      site.pass(TEN_MINUTES + 1 - seconds);
      expect(await playing(before)).toEqual([]);
    },
  );

  it('is on no page that shares its answer with a visited page', async () => {
    await playing(['/movies/punjabi-movies', '/zxyxvyXdF/7', '/movie-dashboard']);
    takeDown();
    site.pass(TEN_MINUTES + 1);
    const unseen = ['/movies/punjabi-movies?play=501', '/zxyxvyXdF/7?play=trailer'];
    expect(await playing([...unseen, '/movie-dashboard?popular=2'])).toEqual([]);
  });

  it('stays while calls to the host fail, and disappears when the host answers', async () => {
    const before = await playingBefore();
    scriptMarkedHost(host, null);
    site.pass(2 * TEN_MINUTES);
    expect(await playing(before)).toEqual(before);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    takeDown();
    site.pass(TEN_MINUTES + 1);
    expect(await playing(before)).toEqual([]);
    vi.useRealTimers();
  });

  it('leaves a shared cache two minutes after the last page that had it', async () => {
    const before = await playingBefore();
    takeDown();
    site.pass(TEN_MINUTES - 1);
    const seconds: number[] = [];
    for (const address of before) {
      const { plays, headers } = await visit(address);
      if (plays) seconds.push(sharedFor(headers));
    }
    expect(seconds.length).toBeGreaterThan(before.length / 2);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(120);
  });
});

/**
 * Returns the seconds for which a shared cache may serve a response without asking the site (RFC
 * 9111, RFC 5861).
 */
function sharedFor(headers: Headers): number {
  const control = headers.get('cache-control') ?? '';
  if (control.startsWith('private') || control === 'no-store') return 0;
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  return seconds('s-maxage') + seconds('stale-while-revalidate') - Number(headers.get('age') ?? 0);
}
