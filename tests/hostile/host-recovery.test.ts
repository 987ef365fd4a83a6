/** An outage and its end, for every list and every detail. */
import { describe, expect, it, vi } from 'vitest';
import { TRY_EVERY } from '#/catalogue/sources/breaker.ts';
import { scriptedSite } from './host-site.ts';
import { ADDRESSES, scriptMarkedHost } from './marked-host.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { host, site } = await scriptedSite();

async function visit(address: string) {
  const response = await fetch(site.url + address, { redirect: 'manual' });
  const text = await response.text();
  const age = response.headers.get('age');
  return {
    status: response.status,
    age: age === null ? null : Number(age),
    warning: response.headers.get('warning'),
    names: { old: text.includes('Alpha'), new: text.includes('Omega') },
  };
}

const BEFORE = { status: 200, names: { old: true, new: false } };
const AFTER = { status: 200, age: null, warning: null, names: { old: false, new: true } };
const window = TRY_EVERY / 1000;

describe('an outage', () => {
  it('begins when every page has been visited', async () => {
    scriptMarkedHost(host, { name: 'Alpha', plays: true });
    for (const address of ADDRESSES) {
      expect([address, await visit(address)]).toMatchObject([address, BEFORE]);
    }
  });

  it('is discovered by one visitor, whose page may already stream', async () => {
    scriptMarkedHost(host, null);
    site.pass(3600);
    expect(await visit(ADDRESSES[0] ?? '')).toMatchObject(BEFORE);
  });

  it.each(ADDRESSES)('leaves %s as it was, and sends its age each time', async (address) => {
    for (const seconds of [0, 2, 2, 2, 30, 400]) {
      site.pass(seconds);
      const seen = await visit(address);
      expect(seen).toMatchObject({ ...BEFORE, warning: '110 - "Response is Stale"' });
      expect(seen.age).toBeGreaterThanOrEqual(3600);
    }
  });

  it('ends', () => {
    scriptMarkedHost(host, { name: 'Omega', plays: true });
    site.pass(window);
  });
});

describe('one breaker window and one rendering later', () => {
  it.each(ADDRESSES)('%s shows the host’s new answer, and sends no age', async (address) => {
    await visit(address);
    await vi.waitFor(async () => expect(await visit(address)).toEqual(AFTER));
  });
});
