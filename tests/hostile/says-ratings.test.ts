/**
 * Invalid ratings show no ring: the page equals, to the byte, that of a host that gives no rating.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { en as m } from '#/site/messages/en.ts';
import { all, classed, type Element, textOf } from './markup.ts';
import { differing, inTurn, pagesOf, pagesWhere, type Said, withSite } from './says.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
withSite();

let without: Map<string, Said>;
beforeAll(async () => {
  without = await pagesOf({ rating: undefined, popularity: undefined });
});

const hasRing = (page: Element) => all(page, classed('ring')).length > 0;
const ringsOf = (said: Said | undefined) =>
  said ? all(said.page, classed('ring')).map((ring) => ring.attributes.get('aria-label')) : [];

it('without a rating no page has a ring or mentions a rating', () => {
  expect(pagesWhere(without, hasRing)).toEqual([]);
  expect(pagesWhere(without, (page) => textOf(page).includes(m.watchRating))).toEqual([]);
});

describe('a rating', () => {
  it.each([
    [7.5, 'Rating 75%'],
    [0, 'Rating 0%'],
  ])('of %j is a ring, %s, on each page that has a place for it', async (rating, shown) => {
    const pages = await pagesOf({ rating, popularity: undefined });
    const places = [
      'home',
      'home, a trailer',
      'home, a recent film',
      'a grid',
      'a movie',
      'a movie, its trailer',
      'a movie, complete',
      'a series',
      'a series, its trailer',
    ];
    expect(pagesWhere(pages, hasRing)).toEqual(expect.arrayContaining(places));
    expect(new Set([...pages.values()].flatMap(ringsOf))).toEqual(new Set([shown]));
  });

  it.each([-3, 10.1, 1e300, 'good', null, [7]].map(inTurn))(
    'of %j shows no ring on any page',
    async (rating, turn) => {
      const pages = await pagesOf({ rating, popularity: undefined }, turn);
      expect(differing(pages, without)).toEqual([]);
    },
  );
});

describe('the popularity of a person', () => {
  it('may pass 100 per cent', async () => {
    const pages = await pagesOf({ rating: undefined, popularity: 11 });
    expect(ringsOf(pages.get('people'))).toEqual(['Popularity 110%']);
  });

  it.each([-3, null, {}, 1e300].map(inTurn))(
    'of %j shows no ring on any page',
    async (popularity, turn) => {
      const pages = await pagesOf({ rating: undefined, popularity }, turn);
      expect(differing(pages, without)).toEqual([]);
    },
  );
});
