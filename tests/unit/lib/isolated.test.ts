import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated } from '#/lib/isolated.ts';
import { anyUtf16 } from '../../fixtures/texts.ts';

describe('a text of a host where there is no markup', () => {
  it.each(['Amélie', 'दिल', 'ਪਿੰਡ', 'Ирония судьбы', '千と千尋', '', '12 – “a”'])(
    'is unchanged when it runs from left to right: %j',
    (text) => {
      expect(isolated(text)).toBe(text);
    },
  );

  it.each(['وارث', 'שלום', 'Waris وارث', 'a\u202egnp', 'a\u202bb', 'a\u200fb'])(
    'is isolated when it could reverse the text beside it: %j',
    (text) => {
      expect(isolated(text)).toBe(`\u2068${text}\u2069`);
    },
  );

  it.each(['a\u2069\u202eb', '\u2067a\u202eb', '\u2066\u2068\u2069a\u202eb'])(
    'loses its own isolating characters: %j',
    (text) => {
      expect(isolated(text)).toMatch(/^\u2068[^\u2066-\u2069]*\u202eb\u2069$/);
    },
  );

  it('opens and ends at most one isolate, whatever the text', () => {
    const count = (text: string) => (text.match(/[\u2066-\u2069]/g) ?? []).length;
    fc.assert(fc.property(anyUtf16(20), (text) => [0, 2].includes(count(isolated(text)))));
  });
});
