import { expect, it } from 'vitest';
import { captionsData, captionsFrom } from '#/lib/captions.ts';

it.each([
  [{ id: '7', languages: ['en', 'hi', 'pa', 'ur'] }, ''],
  [{ id: '7', languages: ['en', 'hi', 'pa', 'ur'], spoken: 'ur' }, '*ur'],
  [{ id: '7', languages: ['ur', 'hi'] }, 'ur hi'],
  [{ id: '7', languages: ['ur', 'hi'], spoken: 'ur' }, 'ur hi*ur'],
  [{ id: '8', languages: ['en', 'hi', 'pa', 'ur'], spoken: 'hi' }, '8:*hi'],
  [{ id: '8', languages: ['ur'] }, '8:ur'],
])('a link of the key 7 names captions %j as %j', (captions, data) => {
  expect(captionsData(captions, '7', false)).toBe(data);
  expect(captionsFrom(data, '7')).toEqual(captions);
});

it('a link without captions names none', () => {
  expect(captionsFrom(undefined, '7')).toBeNull();
});

it('a link of a clip of ours does not say which language it speaks', () => {
  const captions = { id: '7', languages: ['en', 'hi', 'pa', 'ur'], spoken: 'en' };
  expect(captionsData(captions, '7', true)).toBe('');
});
