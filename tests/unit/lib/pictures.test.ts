import { describe, expect, it } from 'vitest';
import { pictureFor, pictureSrc } from '#/lib/pictures.ts';
import { signer } from '../../fixtures/signer.ts';
import { rules } from '../../fixtures/trust.ts';

const picture = (value: unknown) => pictureFor(value, rules);

describe('a picture', () => {
  it.each([
    ['/abc.jpg', '/abc.jpg'],
    ['/1234567890-b.svg', '/1234567890-b.svg'],
    [`${rules.siteUrl}/t/p/w500/123.svg`, '/123.svg'],
    ['https://image.tmdb.org/t/p/w500/abc.jpg', '/abc.jpg'],
    ['https://image.tmdb.org/t/p/original/abc.jpg', '/abc.jpg'],
    ['https://pictures.example/a b.jpg', 'https://pictures.example/a%20b.jpg'],
    ['https://pictures.example/a.jpg?w=5', 'https://pictures.example/a.jpg?w=5'],
  ])('of %s is %s', (value, expected) => {
    expect(picture(value)).toBe(expected);
  });

  it.each([
    '',
    '/',
    '//evil',
    '//evil.example/a.jpg',
    '///evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    '\\\\evil\\a',
    '/../../etc/passwd',
    '/%2e%2e/a.jpg',
    '/..',
    '/..jpg',
    '/a..b',
    '/a/b.jpg',
    '/a b.jpg',
    '/a.jpg?x',
    '/a".jpg',
    'abc.jpg',
    'http://pictures.example/a.jpg',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'vbscript:x',
    'data:image/svg+xml,<svg/>',
    'blob:https://archive.org/x',
    'file:///a',
    "/a.jpg' onerror='alert(1)",
    'https://127.0.0.1/a',
    'https://image.tmdb.org.evil.example/t/p/w500/a.jpg',
    'https://pictures.example@evil.example/a',
    'https://user:secret@pictures.example/a.jpg',
    'https://pictures.example:8443/a.jpg',
    'https://image.tmdb.org/a.jpg',
    `${rules.siteUrl}/movie-dashboard`,
    `${rules.siteUrl}/t/p/w500/../x.svg`,
    null,
    undefined,
    7,
    ['/a.jpg'],
  ])('of %j is the placeholder', (value) => {
    expect(picture(value)).toBeNull();
  });

  it('comes from our own origin at a size, signed if it is a whole address', () => {
    expect(pictureSrc('/abc.jpg', 'w185')).toBe('/t/p/w185/abc.jpg');
    const signed = pictureFor('https://pictures.example/a.jpg', { ...rules, ...signer }) ?? '';
    expect(signed).toBe(signer.sign('https://pictures.example/a.jpg'));
    expect(pictureSrc(signed, 'w500')).toBe(`/t/x/w500/${signed}`);
  });
});

it.each([
  ['https://image.tmdb.org/t/p/w500/abc.jpg', '/abc.jpg'],
  ['https://image.tmdb.org/t/p/w500_and_h282_face/abc.jpg', null],
  ['https://image.tmdb.org/t/..abc.jpg', null],
])('%s of an allowed origin is its file, or the whole address', (address, file) => {
  const imageOrigins = ['https://image.tmdb.org'];
  expect(pictureFor(address, { ...rules, imageOrigins })).toBe(file ?? address);
});

it.each(['https://image.tmdb.org/t/p/w500/../../a.jpg', 'https://image.tmdb.org/a\\..\\b.jpg'])(
  '%s, which leaves its folder, is the placeholder on an allowed origin too',
  (address) => {
    const imageOrigins = ['https://image.tmdb.org'];
    expect(pictureFor(address, { ...rules, imageOrigins })).toBeNull();
  },
);

it.each([
  ['https://elsewhere.example/a.jpg', 'elsewhere.example'],
  ['http://pictures.example/a.jpg', 'http://pictures.example'],
  ['https://pictures.example:8443/a.jpg', 'https://pictures.example:8443'],
])('%s is refused, and reported by the name that a setting needs', (address, name) => {
  const refused: string[] = [];
  const refusedPicture = (host: string) => refused.push(host);
  expect(pictureFor(address, { ...rules, refusedPicture })).toBeNull();
  expect(refused).toEqual([name]);
  const imageOrigins = [new URL(address).origin];
  expect(pictureFor(address, { ...rules, imageOrigins })).toBe(address);
});
