/**
 * Links and keys that the site may not frame: the page shows a message in place of a player
 * (docs/product.md, Messages).
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { en as m } from '#/site/messages/en.ts';
import { type sayingPages, scriptSaying } from '../fixtures/sayings.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { all, classed, type Element, named, textOf } from './markup.ts';
import {
  differing,
  inTurn,
  pagesOf,
  pagesWhere,
  type Said,
  siteThatHears,
  withSite,
} from './says.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
withSite();

/** Message of each page that would play, when there is nothing to play. */
const SAYS: [keyof typeof sayingPages, string][] = [
  ['home, a trailer', m.noVideo],
  ['home, a recent film', m.noVideo],
  ['regional films', m.noVideo],
  ['cartoons', m.noVideo],
  ['recent films', m.noVideo],
  ['songs', m.noVideo],
  ['fitness videos', m.noVideo],
  ['a movie, its trailer', m.trailerNotAvailable],
  // This host says where else it can be watched.
  ['a movie, complete', 'Watch in IndiaStream: A well meant textData by JustWatch'],
  ['a series, its trailer', m.trailerNotAvailable],
  ['an episode', m.noVideo],
  ['an episode of a drama', m.noVideo],
  ['the feed', m.noVideo],
  ['the feed, a trailer', m.noVideo],
];

/**
 * Returns the addresses of a page's players: those of frames, and those that cards hand to the
 * dialog.
 */
function playersOf(page: Element): string[] {
  return all(page, () => true).flatMap(({ name, attributes }) => {
    const plays = name === 'iframe' || name === 'video';
    const src = attributes.get(plays ? 'src' : 'data-src');
    return src === undefined ? [] : [src];
  });
}
const framesOf = (page: Element) => all(page, named('iframe'));

/** Returns what a page says in the place of its players, or under the buttons that can not play. */
function saidOn(page: Element): string[] {
  const lines = all(page, (one) => one.attributes.get('id') === 'said');
  const places = all(page, classed('unplayed')).flatMap((place) => all(place, named('p')));
  const said = [...all(page, classed('frame-message')), ...places, ...lines];
  return said.map(textOf).filter((text) => text !== '');
}

let without: Map<string, Said>;
beforeAll(async () => {
  without = await pagesOf({ link: null });
});

describe('without a link', () => {
  it('no page has a player', () => {
    expect(pagesWhere(without, (page) => playersOf(page).length > 0)).toEqual([]);
  });

  it.each(SAYS)('%s says what docs/product.md says', (name, text) => {
    expect(new Set(saidOn((without.get(name) as Said).page))).toEqual(new Set([text]));
  });

  it('a card carries the same message, for the browser to show', () => {
    const missing = all((without.get('songs') as Said).page, (one) =>
      one.attributes.has('data-play'),
    );
    expect(missing.map((one) => one.attributes.get('data-missing'))).toEqual([m.noVideo]);
  });
});

describe('a link', () => {
  it('that may be framed is framed, on each of these pages', async () => {
    const pages = await pagesOf({ link: 'https://archive.org/embed/well' });
    const playing = SAYS.map(([name]) => name).filter((name) => name !== 'the feed');
    expect(pagesWhere(pages, (page) => framesOf(page).length > 0)).toEqual(
      [...pages.keys()].filter((name) => playing.includes(name as (typeof playing)[number])),
    );
    const sources = new Set([...pages.values()].flatMap(({ page }) => playersOf(page)));
    expect([...sources]).toEqual(['https://archive.org/embed/well']);
  });

  it.each(
    [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'http://archive.org.evil.example/embed/x',
      '//evil.example/embed/x',
      '/clips/24-frames',
      'https://169.254.169.254/latest/meta-data',
      'https://evil.example/embed/aqz-KE-bpKQ',
      'https://user:pass@archive.org/embed/x',
      '"><script>alert(1)</script>',
      'aqz-KE-bpK"',
      `${SITE_URL}/movie-dashboard`,
      `${SITE_URL}/clips/../data/search`,
      `${SITE_URL}@evil.example/clips/24-frames`,
      '',
      7,
      ['https://archive.org/embed/x'],
    ].map(inTurn),
  )('that is %j gives no player and is on no page', async (link, turn) => {
    expect(differing(await pagesOf({ link }, turn), without)).toEqual([]);
  });

  it('that is refused is not in the data for the browser either', async () => {
    const { status, html } = await siteThatHears(
      (host) => scriptSaying(host, { link: 'javascript:alert(1)' }),
      (visit) => visit('/data/complete?id=7'),
    );
    expect(status).toBe(200);
    expect(html).toContain('"player":null');
    expect(html).not.toContain('alert');
  });

  it('to a clip of our own under SITE_URL is a file of this server, and plays in no frame', async () => {
    const pages = await pagesOf({ link: `${SITE_URL}/clips/24-frames?x=1` });
    const sources = new Set([...pages.values()].flatMap(({ page }) => playersOf(page)));
    expect(sources).toEqual(new Set(['/clips/24-frames', '/clips/24-frames.webm']));
    expect(pagesWhere(pages, (page) => framesOf(page).length > 0)).toEqual([]);
    const videos = [...pages.values()].flatMap(({ page }) => all(page, named('video')));
    expect(videos.length).toBeGreaterThan(0);
    for (const { attributes } of videos) {
      expect([attributes.get('preload'), attributes.has('crossorigin')]).toEqual(['none', false]);
    }
  });

  it('that is an id of YouTube becomes the player that sets no cookies', async () => {
    const pages = await pagesOf({ link: 'aqz-KE-bpKQ' });
    const sources = new Set([...pages.values()].flatMap(({ page }) => playersOf(page)));
    const embed = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
    expect(sources).toEqual(new Set([embed, `${embed}?enablejsapi=1`]));
  });
});
