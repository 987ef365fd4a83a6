import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, isOwn, matchCall, paramsFrom } from '#/contract/address.ts';
import { type CallName, callNames, calls, type ParamsOf } from '#/contract/calls.ts';
import { SEARCH_KINDS } from '#/contract/params.ts';
import { anyUtf16, delicate } from '../../fixtures/texts.ts';

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
const page = fc.integer({ min: 1, max: 1_000_000 });
const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/);

const anyText = fc.oneof(
  delicate,
  anyUtf16(60).map((text) => `x${text}`.toWellFormed()),
);

/** Arbitraries of parameters, for every name that a call declares. */
const kinds: Record<string, fc.Arbitrary<unknown>> = {
  id,
  page,
  limit: fc.integer({ min: 1, max: 50 }),
  list: fc.constantFrom('trending', 'top-rated', 'on-the-air'),
  kind: fc.constantFrom(...SEARCH_KINDS),
  timeWindow: fc.constantFrom('day', 'week'),
  title: anyText.filter((title) => title !== '.' && title !== '..'),
  query: fc.oneof(fc.constant(''), anyText),
  genre: slug,
  name: slug,
  language: fc.option(fc.stringMatching(/^[a-z]{2}$/)),
  decade: fc.option(fc.integer({ min: 180, max: 209 }).map((value) => value * 10)),
  sort: fc.constantFrom(null, 'rating', 'date'),
};

function paramsOf(name: CallName): fc.Arbitrary<Record<string, unknown>> {
  const keys = Object.keys(calls[name].params);
  return fc.record(Object.fromEntries(keys.map((key) => [key, kinds[key] ?? fc.constant(null)])));
}

function match(address: string) {
  const [path = '', query = ''] = address.split('?');
  return matchCall(path, new URLSearchParams(query));
}

describe.each(callNames)('an address of %s', (name) => {
  it('survives a URL parser, as hosts and proxies have one', () => {
    fc.assert(
      fc.property(paramsOf(name), (params) => {
        const address = addressOf(name, params as ParamsOf<typeof name>);
        const { pathname, searchParams } = new URL(`https://host.example${address}`);
        expect(matchCall(pathname, searchParams)).toEqual({ outcome: 'call', name, params });
      }),
    );
  });

  it('can be built from all parameters that are read from a text', () => {
    const texts = fc.oneof(anyText, anyUtf16(400), page.map(String));
    fc.assert(
      fc.property(texts, (text) => {
        const params = paramsFrom(name, () => text);
        if (params === null) return;
        expect(match(addressOf(name, params))).toEqual({ outcome: 'call', name, params });
      }),
    );
  });
});

it('each list of series is the site’s own; a genre of it and a later page are a visitor’s', () => {
  for (const list of ['trending', 'top-rated', 'on-the-air'] as const) {
    expect(isOwn('seriesLists', { list, page: 1 })).toBe(true);
    expect(isOwn('seriesLists', { list, page: 2 })).toBe(false);
    expect(isOwn('seriesLists', { list, genre: 'drama', page: 1 })).toBe(false);
  }
});

describe('the title of a drama', () => {
  const title = (address: string) => {
    const matched = match(address);
    return matched.outcome === 'call' ? matched.params : matched.outcome;
  };

  it.each([
    ['Kahan Ho? & Phir', '/api/seasons/dashboard/drama/Kahan%20Ho%3F%20%26%20Phir'],
    ['a/b', '/api/seasons/dashboard/drama/a%2Fb'],
    ['a%2Fb', '/api/seasons/dashboard/drama/a%252Fb'],
    ['100% #1 + 2', '/api/seasons/dashboard/drama/100%25%20%231%20%2B%202'],
    ['وارث', '/api/seasons/dashboard/drama/%D9%88%D8%A7%D8%B1%D8%AB'],
    ['ਪਿੰਡ', '/api/seasons/dashboard/drama/%E0%A8%AA%E0%A8%BF%E0%A9%B0%E0%A8%A1'],
  ])('%j is encoded and decoded exactly once', (given, address) => {
    expect(addressOf('dramaEpisodes', { title: given })).toBe(address);
    expect(title(address)).toEqual({ title: given });
  });

  it('keeps a plus, which means a space in queries only', () => {
    expect(title('/api/seasons/dashboard/drama/a+b')).toEqual({ title: 'a+b' });
    expect(title('/api/tmdb/dashboard/search?query=a+b')).toEqual({ query: 'a b' });
  });

  it('is bad when it is empty, too long or malformed', () => {
    expect(title('/api/seasons/dashboard/drama/')).toBe('bad');
    expect(title(`/api/seasons/dashboard/drama/${'x'.repeat(1001)}`)).toBe('bad');
    for (const malformed of ['100%', '%E0%A4%A', '%zz', '%']) {
      expect(title(`/api/seasons/dashboard/drama/${malformed}`)).toBe('bad');
    }
  });
});

describe('the catch-all of people', () => {
  const fixed = callNames.filter((name) => !calls[name].template.includes('{'));

  it.each(fixed)('never matches %s', (name) => {
    const { template } = calls[name];
    expect(match(template)).toMatchObject({ outcome: 'call', name });
    expect(match(`${template}?id=7`)).toMatchObject({ outcome: 'call', name });
  });

  it('never matches a fixed path whose query is bad', () => {
    expect(match('/api/tmdb/popular?page=zero')).toEqual({ outcome: 'bad' });
  });

  it('matches ids and no longer paths', () => {
    expect(match('/api/tmdb/31')).toEqual({
      outcome: 'call',
      name: 'person',
      params: { id: '31' },
    });
    expect(match('/api/tmdb/31/images')).toEqual({ outcome: 'unknown' });
    expect(match('/api/tmdb/a%2Fb')).toEqual({ outcome: 'bad' });
    expect(match('/api/tmdb/')).toEqual({ outcome: 'bad' });
    expect(match('/api/tmdb')).toEqual({ outcome: 'unknown' });
  });
});
