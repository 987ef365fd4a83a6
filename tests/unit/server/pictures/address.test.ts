import { describe, expect, it } from 'vitest';
import { createPictureSigner } from '#/host/signed-pictures.ts';
import { isPicture } from '#/lib/picture-kind.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import { pictureAddress } from '#/server/pictures/address.ts';
import { signer } from '../../../fixtures/signer.ts';

const hosts = {
  imageHost: 'https://pictures.example/t/p',
  imageOrigins: ['https://i.ytimg.com', 'http://localhost:8799'],
  signer,
};
const upstreamOf = (path: string) => pictureAddress(path, hosts)?.upstream;
const whole = (url: string) => pictureSrc(signer.sign(url), 'w500');

it('the still of a video needs no signature, and nothing else passes for one', () => {
  const at = (rest: string) => `/t/x/w500/public/i.ytimg.com/vi/${rest}`;
  const open = { ...hosts, imageOrigins: ['https://i.ytimg.com'] };
  expect(pictureAddress(at('aaaaaaaaaaa/hqdefault.jpg'), open)).not.toBeNull();
  const others = [
    'aaaaaaaaaaa/other.jpg',
    'aaaaaaaaaaaa/hqdefault.jpg',
    '../aaaaaaaaaaa/hqdefault.jpg',
  ];
  expect(others.map((rest) => pictureAddress(at(rest), open))).toEqual([null, null, null]);
});

describe('the address of a picture', () => {
  it('leads to the next width that the image host has', () => {
    const at = (path: string) => pictureAddress(path, hosts);
    expect(at('/t/p/w342/a.jpg')).toEqual({
      width: 342,
      upstream: 'https://pictures.example/t/p/w500/a.jpg',
    });
    expect(at('/t/p/w780/a.jpg')?.upstream).toBe('https://pictures.example/t/p/w1280/a.jpg');
    expect(at('/t/p/w92/a.jpg')?.upstream).toBe('https://pictures.example/t/p/w185/a.jpg');
    expect(at('/t/p/w185/a.jpg')?.upstream).toBe('https://pictures.example/t/p/w185/a.jpg');
  });

  it.each([
    '/t/p/w343/a.jpg',
    '/t/p/w0342/a.jpg',
    '/t/p/original/a.jpg',
    '/t/p/w342/',
    '/t/p/w342/../a.jpg',
    '/t/p/w342/a..jpg',
    '/t/p/w342/%2e%2e',
    '/t/p/w342/.a',
    '/t/p',
  ])('is invalid for %s', (path) => {
    expect(pictureAddress(path, hosts)).toBeNull();
  });

  const PICTURE = 'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg';

  it('may be a signed address of an allowed host, which stands in it as it is where it can', () => {
    expect(whole(PICTURE)).toMatch(
      /^\/t\/x\/w500\/[\w-]{6}\/i\.ytimg\.com\/vi\/aqz-KE-bpKQ\/maxresdefault\.jpg$/,
    );
    expect(upstreamOf(whole(PICTURE))).toBe(PICTURE);
    for (const path of ['', '/', '/a?b=c', '/a//b', '/a%20b', '/.a', '/a.', '/é']) {
      const { href } = new URL(`https://i.ytimg.com${path}`);
      expect(upstreamOf(whole(href))).toBe(href);
    }
  });

  it('is invalid where nobody signed it, or another key did', () => {
    const [at, signature] = ['/t/x/w500/', whole(PICTURE).slice(10, 16)];
    const encoded = Buffer.from(PICTURE).toString('base64url');
    const other = createPictureSigner('another key of the same length');
    for (const name of [
      encoded,
      `${signature}/${encoded}`,
      `${signature}/i.ytimg.com/vi/aqz-KE-bpKQ/other.jpg`,
      PICTURE.slice(8),
      `AAAAAA/${PICTURE.slice(8)}`,
      `${signature}${PICTURE.slice(8)}`,
      other.sign(PICTURE),
    ]) {
      expect([name, upstreamOf(at + name)]).toEqual([name, undefined]);
    }
  });

  it('may be of a host with a scheme and a port when both are allowed', () => {
    const url = 'http://localhost:8799/a.jpg';
    expect(upstreamOf(whole(url))).toBe(url);
    expect(upstreamOf(whole('https://localhost:8799/a.jpg'))).toBeUndefined();
    expect(upstreamOf(whole('http://localhost/a.jpg'))).toBeUndefined();
  });

  it.each([
    'http://i.ytimg.com/a.jpg',
    'https://i.ytimg.com:8443/a.jpg',
    'https://u@i.ytimg.com/a',
    'https://evil.example/a.jpg',
    'https://i.ytimg.com.evil.example/a',
    'file:///etc/passwd',
    'https://127.0.0.1/a.jpg',
    'nonsense-nonsense',
  ])('is invalid for the whole address %s', (url) => {
    expect(pictureAddress(whole(url), hosts)).toBeNull();
  });
});

describe('a picture', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');

  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0 and more'],
    ['a PNG', '\x89PNG\r\n\x1a\n and more'],
    ['a GIF', 'GIF89a and more'],
    ['a WebP', 'RIFF\0\0\0\0WEBPVP8 '],
    ['an AVIF', '\0\0\0\x20ftypavif....'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an AVIF whose first brand is the general one', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf'],
    ['a drawing with its declaration', '<?xml version="1.0"?><svg/>'],
    ['a drawing with a byte order mark', '\xef\xbb\xbf<svg viewBox="0 0 1 1"/>'],
    ['a drawing with a comment', '<!-- Made by > a program -->\n<svg\n/>'],
    [
      'a drawing with a document type',
      '<?xml version="1.0"?><!-- x --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY a "b">]><svg>',
    ],
    ['a drawing after a comment of 5 kB', `<!--${'x'.repeat(5000)}--><svg/>`],
    ['a drawing after many comments', `${'<!---->'.repeat(18_000)}<svg/>`],
    ['a drawing of 128 kB', `<svg>${' '.repeat(131_000)}</svg>`],
  ])('is %s', (_name, text) => {
    expect(isPicture(bytes(text))).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><svg></svg>'],
    ['a word that begins alike', '<svgx>'],
    ['a declaration without a drawing', '<?xml version="1.0"?><rss/>'],
    ['another file of the same container', '\0\0\0\x20ftypmif1\0\0\0\0mif1heic'],
    ['JSON', '{"error":"not found"}'],
    ['a comment without an end', `<!--${' <!--'.repeat(20_000)}<svg/>`],
    ['a drawing without bounds', `<svg>${' '.repeat(131_072)}</svg>`],
  ])('is not %s', (_name, text) => {
    expect(isPicture(bytes(text))).toBe(false);
  });
});
