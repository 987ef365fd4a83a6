import { describe, expect, it } from 'vitest';
import { etagOf, isUnchanged } from '#/lib/caching.ts';

describe('an ETag', () => {
  const tag = etagOf(Buffer.from('page'));
  const opaque = tag.slice(2);

  it('is weak, and differs for another body', () => {
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(etagOf(Buffer.from('other'))).not.toBe(tag);
  });

  it.each([
    ['itself', tag],
    ['its strong form', opaque],
    ['itself in a list', `"a", ${tag}, W/"b"`],
    ['any', ' * '],
  ])('matches %s', (_, header) => {
    expect(isUnchanged(header, tag)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['another', etagOf(Buffer.from('other'))],
    ['no tag', ''],
    ['a part of it', opaque.slice(1, -2)],
  ])('does not match %s', (_, header) => {
    expect(isUnchanged(header, tag)).toBe(false);
  });
});
