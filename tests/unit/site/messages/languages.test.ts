import { describe, expect, it } from 'vitest';
import { directionOf, type Language, languageOf, languages } from '#/contract/language.ts';
import { longDate } from '#/parts/dates.ts';
import { localeIn } from '#/site/locale.ts';
import type { Messages } from '#/site/messages/messages.ts';

const INTEGERS = [0, 1, 2, 7, 10, 21, 99, 100, 999, 1000, 9999, 99_999, 100_000, 12_345_678];
const others = languages.filter((language) => language !== 'en');
const textsOf = (language: Language): Messages => localeIn(language).m;

/** The texts that say a number of things. */
const COUNTED = [
  'views',
  'seconds',
  'searchCount',
  'moviesAdded',
  'cartoonsAdded',
  'peopleAdded',
  'songsAdded',
  'videosAdded',
] as const satisfies (keyof Messages)[];

describe.each(languages)('the texts of %s', (language) => {
  const m = textsOf(language);

  it('group digits as Intl does', () => {
    const intl = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
    for (const n of INTEGERS) expect(m.number(n)).toBe(intl.format(n));
  });

  it('name the months as Intl does', () => {
    const intl = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, month) => intl.format(Date.UTC(2024, month)));
    expect(m.months).toEqual(months);
  });

  it('end no line between a number and its unit', () => {
    for (const minutes of [7, 59, 60, 61, 120, 193])
      expect(m.runtime(minutes), `${minutes}`).not.toMatch(/\d /);
  });

  it('join names as Intl does', () => {
    const intl = new Intl.ListFormat(language);
    for (const names of [['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']])
      expect(m.and(names)).toBe(intl.format(names));
  });

  it('have one form for each plural of Intl', () => {
    const plurals = new Intl.PluralRules(language);
    for (const key of COUNTED) {
      const forms = new Map<string, Set<string>>();
      for (const n of INTEGERS) {
        const form = m[key](n).replace(m.number(n), '#').replace(`${n}`, '#');
        const plural = plurals.select(n);
        forms.set(plural, (forms.get(plural) ?? new Set()).add(form));
      }
      for (const [plural, of] of forms) expect([key, plural, of.size]).toEqual([key, plural, 1]);
    }
  });

  it('say the number of added cards so that a script can put another in its place', () => {
    for (const key of COUNTED.filter((name) => name.endsWith('Added'))) {
      expect(m[key](2).match(/2/g)).toHaveLength(1);
      expect(m[key](2).replace('2', '60')).toBe(m[key](60));
    }
  });
});

describe.each(others)('a date in %s', (language) => {
  it('is what Intl gives', () => {
    const intl = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    for (const date of ['2024-02-02', '1913-05-03', '1999-12-31'])
      expect(longDate(date, textsOf(language))).toBe(intl.format(new Date(date)));
    expect(longDate('1913', textsOf(language))).toBe('1913');
  });
});

/** Texts of signs and digits only, or of what they are given. */
const SIGNS = ['number', 'comma', 'feedPosition', 'inCountry', 'and', 'date'];

/** Letters that a text of the language may have: of its script, and of a few Latin names. */
const SCRIPTS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  pa: /\p{Script=Gurmukhi}/u,
};

function said(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') return [String(text('3', '5', '7'))];
  return Object.values(text as object).flatMap(said);
}

describe.each(others)('every text of %s', (language) => {
  const texts = Object.entries(textsOf(language)).filter(([key]) => !SIGNS.includes(key));

  it('is in its script, without Latin letters', () => {
    const wrong = texts.filter(([, text]) =>
      said(text).some((one) => !SCRIPTS[language].test(one) || SCRIPTS.en.test(one)),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('is another than the English one', () => {
    const english = Object.entries(textsOf('en'));
    const same = english.filter(
      ([key, text]) => typeof text === 'string' && text === textsOf(language)[key as 'close'],
    );
    expect(same.map(([key]) => key).filter((key) => !SIGNS.includes(key))).toEqual([]);
  });
});
describe('the language of an address', () => {
  it('is its prefix', () => {
    expect(languageOf('/ur/search')).toBe('ur');
    expect(languageOf('/pa/')).toBe('pa');
    for (const path of ['/', '/ur', '/urdu/search', '/en/search', '/UR/search', '/x/ur/'])
      expect(languageOf(path)).toBe('en');
  });

  it('is written in one direction', () => {
    expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ur']);
  });
});
