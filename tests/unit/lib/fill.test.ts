import { describe, expect, it } from 'vitest';
import { fill } from '#/lib/fill.ts';

describe('fill', () => {
  it('puts values into their placeholders', () => {
    expect(fill('{n} / {of}', { n: 3, of: 10 })).toBe('3 / 10');
  });

  it('takes a value to the letter, whatever it looks like', () => {
    expect(fill('Play {title}', { title: '$& {title} {n}' })).toBe('Play $& {title} {n}');
  });

  it('keeps a value from ending the isolate around it', () => {
    expect(fill('\u2068{title}\u2069', { title: 'A\u2069B' })).toBe('\u2068AB\u2069');
  });
});
