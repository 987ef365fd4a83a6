import { describe, expect, it } from 'vitest';
import { named, scriptOf } from '#/lib/named.ts';

const names = { ur: 'آوارہ', hi: 'आवारा' };

describe('the names of a thing on a page', () => {
  it.each([
    ['ur', { first: 'آوارہ', firstLang: undefined, second: 'Awaara' }],
    ['hi', { first: 'आवारा', firstLang: undefined, second: 'Awaara' }],
    ['pa', { first: 'Awaara', firstLang: 'en', second: null }],
    ['en', { first: 'Awaara', firstLang: undefined, second: null }],
  ] as const)('in %s are %j', (page, shown) => {
    expect(named('Awaara', names, page)).toEqual(shown);
  });

  it('are the title alone when no name is known, or none that differs', () => {
    const alone = { first: 'آوارہ', firstLang: undefined, second: null };
    expect(named('آوارہ', undefined, 'ur')).toEqual(alone);
    expect(named('آوارہ', names, 'ur')).toEqual(alone);
    expect(named('आवारा', names, 'en')).toEqual({ first: 'आवारा', firstLang: 'hi', second: null });
  });

  it('have no second when there is no title, and nothing at all when there is no name either', () => {
    expect(named(null, names, 'ur')).toMatchObject({ first: 'آوارہ', second: null });
    expect(named(null, names, 'en')).toEqual({ first: null, firstLang: undefined, second: null });
  });
});

describe('the mark of a text', () => {
  it.each([
    ['پکار', 'en', 'ur'],
    ['ﷺ', 'en', 'ur'],
    ['आवारा', 'ur', 'hi'],
    ['संत तुकाराम', 'en', 'hi'],
    ['ਆਵਾਰਾ', 'hi', 'pa'],
    ['Élégie', 'pa', 'en'],
    ['Ａｗａａｒａ', 'ur', 'en'],
  ] as const)('%s on a page in %s is %s', (text, page, mark) => {
    expect(scriptOf(text, page)).toBe(mark);
  });

  it('is absent on a page of the same script', () => {
    const texts = { ur: 'پکار', hi: 'आवारा', pa: 'ਆਵਾਰਾ', en: 'Awaara' } as const;
    for (const page of ['ur', 'hi', 'pa', 'en'] as const)
      expect(scriptOf(texts[page], page)).toBeUndefined();
  });

  it('is that of the first letter, whatever comes before it and after it', () => {
    expect(scriptOf('1951: “आवारा” (Awaara)', 'ur')).toBe('hi');
    expect(scriptOf('2 Awaara آوارہ आवारा', 'hi')).toBe('en');
    expect(scriptOf(`${'۷ '.repeat(5000)}ਆ${'a'.repeat(5000)}`, 'en')).toBe('pa');
  });

  it.each(['', '1984', '۱۹۸۴', '१९८४', '!?…', '🎬', 'Бродяга', 'ዴቭዳስ', '映画'])(
    'can not be told of “%s”',
    (text) => {
      for (const page of ['en', 'ur'] as const) expect(scriptOf(text, page)).toBeUndefined();
    },
  );
});
