/**
 * Addresses of pictures: a page shows a painted sheet, or a permitted picture from our own origin.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SITE_URL } from '../fixtures/site-url.ts';
import { all, classed, type Element } from './markup.ts';
import { differing, inTurn, pagesOf, pagesWhere, type Said, withSite } from './says.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
withSite();

let without: Map<string, Said>;
let plain: Map<string, Said>;
beforeAll(async () => {
  without = await pagesOf({ picture: null });
  plain = await pagesOf({ picture: '/well.svg' });
});

/** Returns every address from which a page's images load. */
function sourcesOf(page: Element): string[] {
  return all(page, ({ attributes }) => attributes.has('src') || attributes.has('srcset')).flatMap(
    ({ name, attributes }) => {
      const set = (attributes.get('srcset') ?? '')
        .split(', ')
        .map((one) => one.split(' ')[0] ?? '');
      return name === 'img' ? [attributes.get('src') ?? '', ...set].filter(Boolean) : [];
    },
  );
}
const allSources = (pages: Map<string, Said>) =>
  new Set([...pages.values()].flatMap(({ page }) => sourcesOf(page)));

describe('without a picture', () => {
  it('every page that would have one has a painted sheet, and no other picture', () => {
    const sheet = /^\/t\/n\/[a-z]+-[a-zA-Z]+\.svg$/;
    expect([...allSources(without)].filter((src) => !sheet.test(src))).toEqual([]);
    const withPicture = pagesWhere(plain, (page) => sourcesOf(page).length > 0);
    const painted = pagesWhere(without, (page) => sourcesOf(page).length > 0);
    // The feed shows dark screens instead.
    expect(painted).toEqual(withPicture.filter((name) => name !== 'the feed'));
    expect(withPicture).toEqual([...plain.keys()]);
  });

  it('a card names its sheet once', () => {
    const tags = [...without.values()].flatMap(({ page }) => all(page, classed('card')));
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.filter((card) => sourcesOf(card).length !== 1)).toEqual([]);
  });
});

describe('a picture', () => {
  it.each(
    [
      '//evil.example/a.jpg',
      '/\\evil.example/a.jpg',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg onload="alert(1)"/>',
      '../../etc/passwd',
      'https://evil.example/a.jpg',
      'https://127.0.0.1/a',
      'https://archive.org:8443/a.jpg',
      'https://image.tmdb.org/t/p/w500/../../a.jpg',
      '/a.jpg" onerror="alert(1)',
      '/a.jpg 2x, //evil.example/b 3x',
      '/a.jpg);background:url(//evil.example/a',
      '/<script>',
      '',
      7,
      ['/a.jpg'],
    ].map(inTurn),
  )('that is %j becomes a painted sheet on any page', async (picture, turn) => {
    expect(differing(await pagesOf({ picture }, turn), without)).toEqual([]);
  });

  it.each(
    [
      'https://image.tmdb.org/t/p/w500/well.svg',
      'https://image.tmdb.org/t/p/original/well.svg',
      `${SITE_URL}/t/p/w185/well.svg`,
    ].map(inTurn),
  )(
    'that is the whole address %s becomes the same picture from our origin',
    async (picture, turn) => {
      expect(differing(await pagesOf({ picture }, turn), plain)).toEqual([]);
    },
  );

  it('that is a whole address of an allowed host comes through our origin', async () => {
    const picture = 'https://archive.org/services/img/x?a="><script>';
    const sources = [...allSources(await pagesOf({ picture }))];
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((src) => !/^\/t\/x\/w\d+\/[\w-]{6}\/[\w-]+$/.test(src))).toEqual([]);
  });

  it('of the movie image host comes from our origin', () => {
    const sources = [...allSources(plain)];
    expect(sources.filter((src) => !/^\/t\/p\/w\d+\/well\.svg$/.test(src))).toEqual([]);
  });
});
