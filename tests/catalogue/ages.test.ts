/** For how long the site may show an answer, and which ages pages get. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue, type TrackingOptions } from '#/catalogue/catalogue.ts';
import { type AnswerAge, RETRY } from '#/catalogue/lookup.ts';
import { addressOf } from '#/contract/address.ts';
import { type CallName, callNames, calls, type ParamsOf } from '#/contract/calls.ts';
import { createTestHost } from '../fixtures/embedded-host.ts';
import { trust } from '../fixtures/trust.ts';
import { scriptedSource } from './scripted-source.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

const PLAYS = { title: 'Film', links: 'https://archive.org/embed/film' };
const GONE = { title: 'Film', links: '' };
const TEN_MINUTES = 600;

/** Creates a catalogue whose host has just given a film with a player. */
async function seen(options?: TrackingOptions) {
  const script = scriptedSource();
  const log = () => undefined;
  const catalogue = createCatalogue({ source: script.source, trust, log, now: Date.now });
  const ages: AnswerAge[] = [];
  const told = catalogue.withTracking((age) => ages.push(age), options);
  const plays = async () => (await told.ask('complete', { id: '7' })).player !== null;
  const lastAge = () => ages.at(-1);
  script.json(PLAYS);
  expect(await plays()).toBe(true);
  return { ...script, plays, lastAge };
}

describe('an answer that names players', () => {
  it('is declared by every call whose answer names players', async () => {
    const { host } = createTestHost();
    const ids = { id: '7', query: 'metropolis', timeWindow: 'day', page: 1, limit: 10 } as const;
    const naming = callNames.filter(
      (name) => calls[name].freshness.staleWhileRevalidate === TEN_MINUTES,
    );
    const found = new Set<CallName>();
    for (const name of callNames) {
      const params = { ...ids, title: 'Ankahi' } as unknown as ParamsOf<typeof name>;
      const body = await host.fetch(addressOf(name, params)).json();
      const read = calls[name].read as (...given: unknown[]) => unknown;
      if (/\{"kind":"(embed|clip)"/.test(JSON.stringify(read(body, trust, params))))
        found.add(name);
    }
    expect(found.size).toBeGreaterThan(5);
    expect([...found].filter((name) => !naming.includes(name))).toEqual([]);
  });
});

describe('a patient page', () => {
  it('waits for the host instead of a stale answer', async () => {
    const { json, plays, requested } = await seen({ waitForFresh: true });
    json(GONE);
    pass(299);
    expect(await plays()).toBe(true);
    expect(requested).toHaveLength(1);
    pass(2);
    expect(await plays()).toBe(false);
  });

  it('takes the stale answer when the host fails', async () => {
    const { answer, plays } = await seen({ waitForFresh: true });
    answer(() => new Response('', { status: 500 }));
    pass(301);
    expect(await plays()).toBe(true);
  });
});

it('an age comes with the seconds for which the answer is fresh, and for which it may be shown', async () => {
  const { answer, plays, lastAge } = await seen();
  pass(100);
  await plays();
  expect(lastAge()).toEqual({ age: 100, stale: false, fresh: 200, shown: 500 });
  answer(() => new Response('', { status: 500 }));
  pass(300);
  await plays();
  expect(lastAge()).toEqual({ age: 400, stale: true, fresh: 0, shown: 200 });
  // It is too old to be shown before the host has been asked, which fails.
  pass(3200);
  await plays();
  expect(lastAge()).toEqual({ age: 3600, stale: true, fresh: RETRY, shown: 2 * RETRY });
});
