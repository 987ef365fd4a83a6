import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#/contract/language.ts';
import { clip } from '#/contract/rows/clip.ts';
import { NO_TRUST } from '#/contract/trust.ts';
import { clipLines } from '#/parts/clip-facts.tsx';
import { localeIn } from '#/site/locale.ts';

const titles = (text: string) => [{ language: 'ur', text }];
const SONG = {
  title: 'Heer',
  film: 'Heer Ranjha',
  film_titles: titles('ہیر رانجھا'),
  year: 1970,
  singers: ['Noor Jehan', 'Ann'],
  composer: 'Khurshid',
  notes: 'A verse of “ਹੀਰ”.',
  people: [{ name: 'Noor Jehan', native_titles: titles('نور جہاں') }],
};

/** Returns the lines as HTML. */
function linesIn(language: Language, row: object = SONG): string[] {
  const song = clip.read(row, NO_TRUST);
  const lines = song ? clipLines(song, localeIn(language)) : [];
  return lines.map(({ lang, shown }) => (lang ? `${lang}: ` : '') + renderToStaticMarkup(shown));
}

it('marks and isolates each fact by itself, with names in the page’s language', () => {
  expect(linesIn('ur')).toEqual([
    '<bdi>ہیر رانجھا</bdi> · 1970 · آواز: <bdi>نور جہاں</bdi>، <bdi lang="en">Ann</bdi> · موسیقی: <bdi lang="en">Khurshid</bdi>',
    'en: <bdi>A verse of “<bdi lang="pa">ਹੀਰ</bdi>”.</bdi>',
  ]);
  expect(linesIn('en')).toEqual([
    '<bdi>Heer Ranjha</bdi> · 1970 · Sung by <bdi>Noor Jehan</bdi>, <bdi>Ann</bdi> · Music by <bdi>Khurshid</bdi>',
    '<bdi>A verse of “<bdi lang="pa">ਹੀਰ</bdi>”.</bdi>',
  ]);
});

it('marks a note by the language that the host told', () => {
  const row = { title: 'Heer', notes: 'Heer کا بند۔', notes_language: 'ur' };
  expect(linesIn('ur', row)).toEqual(['<bdi lang="en">Heer</bdi> کا بند۔']);
  expect(linesIn('hi', row)[0]).toMatch(/^ur: <bdi>/);
  expect(linesIn('en', { title: 'Heer' })).toEqual([]);
});
