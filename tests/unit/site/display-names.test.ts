import { expect, it } from 'vitest';
import { languages } from '#/contract/language.ts';
import { countryName, languageName } from '#/site/display-names.ts';
import { localeIn } from '#/site/locale.ts';

const inEach = (name: typeof countryName, code: string) =>
  languages.map((language) => name(code, language, localeIn(language).m));

it('names countries, the Soviet Union among them, in each language', () => {
  expect(inEach(countryName, 'FR')).toEqual(['France', 'فرانس', 'फ़्रांस', 'ਫ਼ਰਾਂਸ']);
  const union = ['Soviet Union', 'سوویت یونین', 'सोवियत संघ', 'ਸੋਵੀਅਤ ਯੂਨੀਅਨ'];
  expect(inEach(countryName, 'SU')).toEqual(union);
});

it('names languages as people name them', () => {
  expect(inEach(languageName, 'bn')).toEqual(['Bangla', 'بنگلہ', 'बांग्ला', 'ਬੰਗਾਲੀ']);
  expect(inEach(languageName, 'fr')).toEqual(['French', 'فرانسیسی', 'फ़्रेंच', 'ਫ਼ਰਾਂਸੀਸੀ']);
  expect(inEach(languageName, 'xx')).toEqual(languages.map(() => undefined));
});

it('names the codes of the movie database, each by a name that no other code has', () => {
  const codes = [
    'XC',
    'YU',
    'AN',
    'SU',
    'XG',
    'CS',
    'BU',
    'RS',
    'CW',
    'RU',
    'DE',
    'MM',
    'CZ',
    'ME',
  ];
  for (const language of languages) {
    const { m } = localeIn(language);
    const names = codes.map((code) => countryName(code, language, m));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(codes.length);
  }
  expect(inEach(languageName, 'cn')).toEqual(['Cantonese', 'کینٹونیز', 'कैंटोनीज़', 'ਕੈਂਟੋਨੀਜ਼']);
});
