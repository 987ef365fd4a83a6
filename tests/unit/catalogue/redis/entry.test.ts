/** How an answer is written in Redis. */
import { expect, it } from 'vitest';
import { type CacheEntry, decoded, encoded } from '#/catalogue/redis/entry.ts';

const kept: CacheEntry = { status: 200, body: '{"a":"\n"}', tags: ['movie-1'], at: 5 };

it('an answer is read as it was written', () => {
  expect(decoded(encoded(kept) ?? '')).toEqual(kept);
  const told = { ...kept, etag: 'W/"a"', freshFor: 60 };
  expect(decoded(encoded(told) ?? '')).toEqual(told);
});

it('an answer of more than a megabyte is not shared', () => {
  expect(encoded({ ...kept, body: 'x'.repeat(1024 * 1024) })).not.toBeNull();
  expect(encoded({ ...kept, body: 'x'.repeat(1024 * 1024 + 1) })).toBeNull();
});

it.each([
  ['', 'x', '{}', '{}\n', 'null\n', '[]\nx', '{"status":500,"at":1,"tags":[]}\nx'],
  ['{"status":200,"at":"1","tags":[]}\nx', '{"status":200,"at":1,"tags":{}}\nx'],
])('what others have written is no answer', (...texts) => {
  expect(texts.map(decoded).filter(Boolean)).toEqual([]);
});
