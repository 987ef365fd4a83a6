import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { playerFor } from '#/lib/embed.ts';
import { rules } from '../../fixtures/trust.ts';

/** These tests run many cases, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const { siteUrl } = rules;
const player = (link: unknown) => playerFor(link, rules);
const tube = { kind: 'embed', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };

describe('a player', () => {
  it.each([
    'dQw4w9WgXcQ',
    ' dQw4w9WgXcQ ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXcQ&list=x',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ/',
    'https://youtu.be/dQw4w9WgXcQ?t=soon',
    'http://youtu.be/dQw4w9WgXcQ',
    'http://www.youtube.com/embed/dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch/dQw4w9WgXcQ',
    'https://www.youtube.com/e/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'HTTPS://WWW.YOUTUBE.COM/embed/dQw4w9WgXcQ',
    'https://www.youtube.com:443/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?feature=x&amp;v=dQw4w9WgXcQ',
    'https://www.youtube.com//embed/dQw4w9WgXcQ',
    'https://www.youtube.com./watch?v=dQw4w9WgXcQ',
    'https://youtu.be./dQw4w9WgXcQ',
    'https://www.youtube.com/vi/dQw4w9WgXcQ',
    '\u200bhttps://youtu.be/dQw4w9WgXcQ\u00a0\u200d',
    '\ufeff dQw4w9WgXcQ\u200b',
  ])('of the video site is made of %s', (link) => {
    expect(player(link)).toEqual(tube);
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=90', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h0m5s', 3605],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=30&end=60', 30],
    ['https://youtu.be/dQw4w9WgXcQ?t=90.5', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=90', 90],
    ['https://www.youtube.com/watch?time_continue=90&v=dQw4w9WgXcQ', 90],
  ])('of the video site begins where %s says', (link, start) => {
    expect(player(link)).toEqual({ kind: 'embed', src: `${tube.src}?start=${start}` });
  });

  it('of an allowed host is its address', () => {
    const embedOrigins = ['https://player.example'];
    const src = 'https://player.example/embed/a%20b';
    const found = playerFor('https://player.example/embed/a b', { siteUrl, embedOrigins });
    expect(found).toEqual({ kind: 'embed', src });
  });

  it.each([
    'https://archive.org/embed/night_of_the_living_dead',
    'https://archive.org/embed/Lamp.1931/part%20one%2FLamp.mp4',
    'https://archive.org/embed/lamp/folder/Lamp.M4V',
  ])('of a film of archive.org is its address: %s', (src) => {
    expect(player(src)).toEqual({ kind: 'archive', src });
  });

  it.each([
    'https://archive.org/details/lamp',
    'https://archive.org/details/lamp/',
    'https://archive.org/details/lamp?autoplay=1',
    'https://archive.org/download/lamp',
    'http://archive.org/embed/lamp',
    'https://www.archive.org/details/lamp',
    '//archive.org/embed/lamp',
    'archive.org/details/lamp',
    'https://archive.org/stream/lamp',
    'https://archive.org/embed/lamp#x',
    'https://archive.org//details/lamp',
  ])('of a film of archive.org is made of %s', (link) => {
    const src = 'https://archive.org/embed/lamp';
    expect(player(link)).toEqual({ kind: 'archive', src });
  });

  it('of a file of archive.org is made of its download, its page and its stream', () => {
    const src = 'https://archive.org/embed/lamp/part%20one/Lamp.mp4';
    for (const kind of ['download', 'details', 'embed', 'serve', 'stream']) {
      const link = src.replace('embed', kind);
      expect(player(link)).toEqual({ kind: 'archive', src });
    }
  });

  it('of archive.org is a frame that begins where its page says', () => {
    const src = 'https://archive.org/embed/lamp?start=60';
    for (const start of ['60', '60.5']) {
      const link = `https://archive.org/details/lamp?start=${start}`;
      expect(player(link)).toEqual({ kind: 'embed', src });
    }
  });

  it('of an allowed host is framed over https, without a scheme too', () => {
    const src = 'https://player.example/other/x?y=1';
    const embedOrigins = ['https://player.example'];
    for (const link of [src, src.replace('https', 'http'), src.slice(6), src.slice(8)]) {
      expect(playerFor(link, { siteUrl, embedOrigins })).toEqual({ kind: 'embed', src });
    }
  });

  it.each([
    ['says where to start', 'https://archive.org/embed/lamp?start=60'],
    ['names a film that browsers do not play', 'https://archive.org/embed/lamp/Lamp.mpeg'],
  ])('of archive.org is a frame if its address %s', (_, src) => {
    expect(player(src)).toEqual({ kind: 'embed', src });
  });

  it.each([
    '',
    'login',
    'search?query=x',
    'metadata/lamp',
    'services/img/lamp',
    'other/x?y=1',
    'details/../../login',
    'details/',
    'details/@user',
    'embed/_lamp',
    `embed/${'x'.repeat(101)}`,
    'download/lamp/poster.jpg',
    'download/lamp/lamp_meta.xml',
    'details/lamp/page/n3',
    'embed/lamp/a%2F..%2F..%2Fx.mp4',
    'embed/lamp/%ff.mp4',
    'embed/lamp/a%0Ab.mp4',
  ])('is not made of %s of archive.org, which is no film', (path) => {
    const refused = vi.fn();
    expect(playerFor(`https://archive.org/${path}`, { ...rules, refused })).toBeNull();
    const embedOrigins = ['https://player.example'];
    expect(playerFor(`https://archive.org/${path}`, { siteUrl, embedOrigins, refused })).toBeNull();
    expect(refused).not.toHaveBeenCalled();
  });

  it('is of archive.org wherever the settings say that it is, if they allow it', () => {
    const archiveUrl = 'http://127.0.0.1:8799';
    const there = { siteUrl, embedOrigins: [archiveUrl, 'https://archive.org'], archiveUrl };
    const src = `${archiveUrl}/embed/lamp`;
    expect(playerFor(src, there)).toEqual({ kind: 'archive', src });
    expect(playerFor('https://archive.org/embed/lamp', there)?.kind).toBe('embed');
    expect(playerFor(src, { ...there, embedOrigins: [] })).toBeNull();
  });

  it('of our own clip is a path of this origin', () => {
    const clip = { kind: 'clip', src: '/clips/teen-taal' };
    expect(player(`${siteUrl}/clips/teen-taal`)).toEqual(clip);
    expect(player(`${siteUrl}/clips/teen-taal?autoplay=1#t`)).toEqual(clip);
  });

  it.each([
    `${siteUrl}/`,
    `${siteUrl}/movie-dashboard`,
    `${siteUrl}/clips/no-video`,
    `${siteUrl}/clips/no-video?autoplay=1`,
    'https://another.example/clips/no-video',
    `${siteUrl}/clips/`,
    `${siteUrl}/clips/../api`,
    `${siteUrl}/clips/a/b`,
    `${siteUrl}/clips/%2e%2e`,
    `${siteUrl}.evil.example/clips/teen-taal`,
    `${siteUrl}@evil.example/clips/teen-taal`,
    '/clips/teen-taal',
  ])('is not made of %s, which is not a clip of ours', (link) => {
    expect(player(link)).toBeNull();
  });

  it.each([
    'dQw4w9WgXcQQ',
    'dQw4w9WgXc',
    'dQw4w9WgXc!',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/embed/',
    'https://www.youtube.com/embed/videoseries?list=x',
    'https://www.youtube.com/embed/live_stream?channel=x',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
    'https://youtu.be/',
    'https://youtu.be/dQw4w9WgXcQQ',
    'https://youtu.be/a/dQw4w9WgXcQ',
  ])('is not made of %s, which names no video', (link) => {
    expect(player(link)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)//dQw4w9WgXcQ',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://archive.org/x',
    'ftp://archive.org/x',
    '//user@archive.org/embed/x',
    'user@youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example\\x',
    'https:archive.org.evil.example/x',
    'https://user:secret@archive.org/embed/x',
    'https://archive.org@evil.example/embed/x',
    'https://archive.org:8443/embed/x',
    'https://archive.org./embed/x',
    'https://evil.example/embed/dQw4w9WgXcQ',
    'https://archive.org.evil.example/embed/x',
    'https://sub.archive.org/embed/x',
    'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://evilyoutube.com/embed/dQw4w9WgXcQ',
    'https://localhost/embed/x',
    'https://127.0.0.1/embed/x',
    'https://0x7f000001/',
    'https://10.0.0.1/embed/x',
    'https://192.168.1.1/embed/x',
    'https://[::1]/embed/x',
    'https://169.254.169.254/latest/meta-data',
    'not a link',
    '',
    '<iframe src="https://archive.org/embed/x">',
    null,
    undefined,
    7,
    {},
    ['https://archive.org/embed/x'],
  ])('is not made of %j', (link) => {
    expect(player(link)).toBeNull();
  });

  it('of the video site is refused when it is not among the allowed hosts', () => {
    const only = { siteUrl, embedOrigins: ['https://archive.org'] };
    expect(playerFor('dQw4w9WgXcQ', only)).toBeNull();
    expect(playerFor('https://youtu.be/dQw4w9WgXcQ', only)).toBeNull();
  });

  it('over http, or of a host with a port, is allowed when a setting names both', () => {
    const embedOrigins = ['http://localhost:8799', 'https://player.example:8443'];
    const at = (link: string) => playerFor(link, { siteUrl, embedOrigins })?.src;
    for (const link of ['http://localhost:8799/v/1', 'https://player.example:8443/v/1']) {
      expect(at(link)).toBe(link);
    }
    for (const link of [
      'https://localhost:8799/v',
      'http://localhost/v',
      'https://player.example/v',
    ])
      expect(at(link)).toBeUndefined();
  });

  it.each([
    ['https://evil.example/x', 'evil.example'],
    ['http://evil.example/x', 'evil.example'],
    ['https://player.vimeo.com/video/7', 'player.vimeo.com'],
  ])('of %s is refused, and reported by the name that a setting needs', (link, name) => {
    const refused = vi.fn();
    expect(playerFor(link, { ...rules, refused })).toBeNull();
    expect(refused.mock.calls).toEqual([[name]]);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://archive.org/x',
    'https://u:p@archive.org/x',
    'https://youtube.com@evil.example/x',
    'words',
  ])('of %s is refused without a report, because no setting should allow it', (link) => {
    const refused = vi.fn();
    expect(playerFor(link, { ...rules, refused })).toBeNull();
    expect(refused).not.toHaveBeenCalled();
  });

  it.each([
    'youtube.com.evil.example',
    'youtube.evil.example',
    'youtube-com.evil.example',
    'you-tube.example',
    'evilyoutube.com',
    'y0utube.com',
    'youtu.be.example',
    'gaming.youtube.com',
    'xn--yotube-4za.com',
    'archive.org.evil.example',
    '4rch1v3.org',
    'web.archive.org',
    'player.archive.org',
    'ia800100.us.archive.org',
    'https://archive.org:8443',
    'https://www.youtube.com:8443',
  ])(
    'of %s is refused, and no setting is named, because the host resembles a known one',
    (host) => {
      const refused = vi.fn();
      const refusedLookAlike = vi.fn();
      const link = `${host}/embed/dQw4w9WgXcQ`;
      expect(playerFor(link, { ...rules, refused, refusedLookAlike })).toBeNull();
      expect(refused).not.toHaveBeenCalled();
      expect(refusedLookAlike.mock.calls).toEqual([[host]]);
    },
  );

  it('of archive.org itself is refused and reported, where no setting names it', () => {
    const refused = vi.fn();
    expect(playerFor('archive.org/details/x', { siteUrl, embedOrigins: [], refused })).toBeNull();
    expect(refused.mock.calls).toEqual([['archive.org']]);
  });

  it('is refused at once, however many spaces stand in a link', () => {
    expect(player(`x${' '.repeat(200_000)}x`)).toBeNull();
  });

  it('is of an allowed host over https or a clip, for any link', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '..',
      ' ',
      '\t',
      'https://archive.org/',
      'https://evil.example/',
      'archive.org',
      'evil.example',
      'youtu.be',
      'dQw4w9WgXcQ',
      'embed',
      siteUrl,
      '/clips/x',
    );
    const links = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    const isSafe = (link: string) => {
      const found = player(link);
      if (found === null) return true;
      if (found.kind === 'clip') return /^\/clips\/[a-z0-9-]{1,64}$/.test(found.src);
      const [, origin = ''] = /^(https:\/\/[^/]+)\//.exec(found.src) ?? [];
      return rules.embedOrigins.includes(origin);
    };
    fc.assert(fc.property(links, isSafe), { numRuns: 500 });
  });
});
