import { expect, it } from 'vitest';
import { captionSrc } from '#/contract/captions.ts';
import { captionsData, captionsFrom } from '#/lib/captions.ts';

it.each([
  ['7', 'ur hi pa'],
  ['movie', '7:ur hi pa'],
])('what a link with the key %s says, the page reads back', (key, said) => {
  const captions = { id: '7', languages: ['ur', 'hi', 'pa'] };
  expect(captionsData(captions, key)).toBe(said);
  expect(captionsFrom(said, key)).toEqual(captions);
});

it.each([
  ['7', ''],
  ['movie', '7:'],
])('a link with the key %s does not name the languages that pages have', (key, said) => {
  const captions = { id: '7', languages: ['en', 'hi', 'pa', 'ur'] };
  expect(captionsData(captions, key)).toBe(said);
  expect(captionsFrom(said, key)).toEqual(captions);
});

it('a link without captions says none', () => {
  expect(captionsFrom(undefined, '7')).toBeNull();
});

it('an address names the id and the language', () => {
  expect(captionSrc({ id: '7' }, 'pa-Arab')).toBe('/captions/7.pa-Arab.vtt');
});
