import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from '#/islands/player/source.tsx';
import { playerFor } from '#/lib/embed.ts';
import { rules } from '../../../fixtures/trust.ts';

const embed = (src: string): Player => ({ kind: 'embed', src });
const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const ITEM = 'https://archive.org/details/night_of_the_living_dead';

describe('the source of a player', () => {
  it.each([
    [EMBED, 'YouTube', WATCH],
    [`${EMBED}?autoplay=1&enablejsapi=1`, 'YouTube', WATCH],
    ['https://archive.org/embed/night_of_the_living_dead', 'archive.org', ITEM],
    ['https://archive.org/embed/night_of_the_living_dead?start=5#t', 'archive.org', ITEM],
    [
      'https://archive.org/embed/holmes/Holmes%2009.mp4?autoplay=1',
      'archive.org',
      'https://archive.org/details/holmes/Holmes%2009.mp4',
    ],
  ])('%s is the page of %s: %s', (src, site, href) => {
    expect(sourceOf(embed(src))).toEqual({ site, href });
  });

  it('of a film of archive.org is there wherever the settings say that it is', () => {
    const src = 'http://127.0.0.1:8799/embed/lamp/Lamp.mp4';
    const href = 'http://127.0.0.1:8799/details/lamp/Lamp.mp4';
    expect(sourceOf({ kind: 'archive', src })).toEqual({ site: '127.0.0.1:8799', href });
    expect(sourceOf(embed(src))).toEqual({ site: '127.0.0.1:8799', href: src });
  });

  it.each([
    ['https://player.example/v/1?t=5', 'player.example'],
    ['http://localhost:8799/v/1', 'localhost:8799'],
    ['https://player.example', 'player.example'],
    ['https://archive.org/download/x/x.mp4', 'archive.org'],
    ['https://archive.org/embed/', 'archive.org'],
    ['https://www.youtube-nocookie.com/embed/short', 'www.youtube-nocookie.com'],
  ])('%s of another form is its own address, on %s', (src, site) => {
    expect(sourceOf(embed(src))).toEqual({ site, href: src });
  });

  it.each([
    '/clips/teen-taal',
    '/clips/teen-taal?autoplay=1',
    '',
    'words',
    '//archive.org/embed/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://archive.org/x',
    ' https://archive.org/x',
    'https://user@archive.org/x',
    'https://archive.org\\@evil.example/x',
    'https:///x',
  ])('%j has none', (src) => {
    expect(sourceOf(embed(src))).toBeNull();
  });

  it('of any link that may be framed is a web page, and a clip alone has none', () => {
    const part = fc.constantFrom(
      'https://archive.org/',
      'embed/',
      'dQw4w9WgXcQ',
      '/',
      '\\',
      '@',
      '..',
      '?',
      '#',
      ' ',
      'javascript:',
      'https://youtu.be/',
      rules.siteUrl,
      '/clips/x',
      'evil.example',
      '%2e',
    );
    const links = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    const isRight = (link: string) => {
      const player = playerFor(link, rules);
      if (player === null) return true;
      const source = sourceOf(player);
      if (player.kind === 'clip') return source === null;
      const { origin = '' } = URL.parse(source?.href ?? '') ?? {};
      return ['https://www.youtube.com', 'https://archive.org'].includes(origin);
    };
    fc.assert(fc.property(links, isRight), { numRuns: 500 });
  });

  it('is read from any text without a failure', () => {
    const isSafe = (text: string) =>
      /^https?:\/\/[^\s\\@]/.test(sourceOf(embed(text))?.href ?? 'http://x');
    fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), isSafe));
  });
});
