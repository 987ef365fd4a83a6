/** The header that tells a shared cache what a page shows. */
import { expect, it } from 'vitest';
import { tagHeaders } from '#/server/pages/stored.ts';

const tags = [
  { own: 'list-popular', shown: ['movie-1', 'movie-2'] },
  { own: 'movie-2', shown: ['movie-1', 'person-3'] },
];

it.each([
  ['Surrogate-Key', 'surrogate-key', 'list-popular movie-2 movie-1 person-3'],
  ['xkey', 'xkey', 'list-popular movie-2 movie-1 person-3'],
  ['Cache-Tag', 'cache-tag', 'list-popular,movie-2,movie-1,person-3'],
] as const)('%s names each thing once', (name, header, value) => {
  expect(tagHeaders(name, tags)).toEqual({ [header]: value });
});

it('more than 8 kB of tags become what was asked for', () => {
  const shown = Array.from({ length: 1000 }, (_, n) => `movie-${n + 1_000_000}`);
  expect(tagHeaders('xkey', [{ own: 'list-popular', shown }])).toEqual({ xkey: 'list-popular' });
});

it('a page without answers, or without the setting, has no header', () => {
  expect(tagHeaders('xkey', [])).toEqual({});
  expect(tagHeaders(null, tags)).toEqual({});
});
