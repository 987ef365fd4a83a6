/** What an editor reads of a mistake: the file, the line, and what to write. Each was made by somebody. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { folderOfTests } from '../../../fixtures/folder.ts';

const folder = folderOfTests();

/** Reads a folder with one file. */
function read(text: string, file = 'films.yaml') {
  writeFileSync(join(folder, file), text);
  const { seed, mistakes } = openFolder(folder).read();
  rmSync(join(folder, file));
  return { seed, lines: mistakes.map(lineOf) };
}
const film = (...fields: string[]) =>
  ['- title: Awara', 'date: 1951-12-14', ...fields].join('\n  ');

it.each([
  [
    'a name of a field that is nearly right',
    '- titel: Awara\n  date: 1951',
    ['1:3: entry 1: title is missing (`titel`?)'],
  ],
  ['a date that is missing', '- title: Awara', ['1:3: Awara: date is missing']],
  [
    'another field that is nearly right',
    film('raiting: 7'),
    ['3:3: Awara: raiting: no field has this name (`rating`?)'],
  ],
  [
    'a field of another kind of entry',
    film('network: PTV'),
    [
      expect.stringMatching(
        /^films.yaml:3:3: Awara: network: no field has this name: npm run catalogue -- fields films prints them$/,
      ),
    ],
  ],
  [
    'the name of a language',
    film('language: Hindi'),
    ['3:3: Awara: language: two letters, such as hi'],
  ],
  [
    'the name of a country',
    film('countries: [India]'),
    ['3:15: Awara: countries.0: codes of two capital letters, such as [IN]'],
  ],
  [
    'a date in another order',
    '- title: Awara\n  date: 14-12-1951',
    ['2:3: Awara: date: YYYY-MM-DD, such as 1951-12-14, or a year alone'],
  ],
  [
    'a day that there is not',
    '- title: Awara\n  date: 1951-02-30',
    ['2:3: Awara: date: YYYY-MM-DD, such as 1951-12-14, or a year alone'],
  ],
  [
    'a part of an address',
    film('youtube: v=abc'),
    ['3:3: Awara: youtube: paste the address as it is'],
  ],
  [
    'a rating out of a hundred',
    film('rating: 85'),
    ['3:3: Awara: rating: a number from 0 to 10, such as 7.5'],
  ],
  [
    'minutes with their unit',
    film('runtime: 168 min'),
    ['3:3: Awara: runtime: minutes, such as 168'],
  ],
  [
    'a word that is nearly right',
    film('kind: Feature film'),
    ['3:3: Awara: kind: one of feature, short, cartoon, documentary'],
  ],
  [
    'a part of an actor after a colon',
    film('cast:', '  - Nargis: Rita'),
    ['4:7: Awara: cast.0: a list of names, or of [name, part]'],
  ],
  ['a field without a value', film('overview:'), ['3:3: Awara: overview: is empty']],
  [
    'a colon in a text',
    '- title: Awara: The Vagabond\n  date: 1951',
    ['1:3: quote a text with a colon: title: "Awara: The Vagabond"'],
  ],
  ['a tab', '- title: Awara\n\tdate: 1951', ['2:1: a tab: use spaces']],
  [
    'a colon without a space',
    '- title:Awara\n  date: 1951',
    ['1:3: put a space after the colon: title: Awara'],
  ],
  [
    'fields in two columns',
    '- title: Awara\n   date: 1951',
    ['2:1: begin all fields of an entry in one column, below one another'],
  ],
  [
    'a field that stands twice',
    film('rating: 7', 'rating: 8'),
    ['4:3: rating stands twice: an entry has each field once'],
  ],
  ['a quote without its end', '- title: "Awara\n  date: 1951', ['1:10: the quote " is not closed']],
  [
    'a sign that means something to YAML',
    '- title: @home\n  date: 1951',
    ['1:3: quote a text that begins with @: title: "@home"'],
  ],
  [
    'a list without its end',
    '- title: Awara\n  cast: [Nargis\n  date: 1951',
    ['3:3: the list is not closed: end it with ]'],
  ],
  [
    'a brace without its end',
    '- title: Awara\n  native: { lang: hi\n  date: 1951',
    ['3:3: the { is not closed: end it with }'],
  ],
  [
    'an entry in another column',
    '- title: Awara\n - title: Aag',
    ['2:2: begin all fields of an entry in one column, below one another'],
  ],
  [
    'a field too many',
    film('native: { lang: hi, text: Awara, note: x }'),
    ['3:36: Awara: native.note: no field has this name'],
  ],
])('%s is told with its line, and what to write', (_, text, expected) => {
  const { lines } = read(text);
  expect(lines).toEqual(
    expected.map((one) => (typeof one === 'string' ? `films.yaml:${one}` : one)),
  );
});

it.each([
  'https://www.youtube.com/watch?v=Dk7eBuIvPM4&list=RD',
  'https://youtu.be/Dk7eBuIvPM4?si=x',
  'https://www.youtube.com/embed/Dk7eBuIvPM4',
  'youtube.com/shorts/Dk7eBuIvPM4',
  'Dk7eBuIvPM4',
])('the address of a video is taken as it is: %s', (address) => {
  const { seed, lines } = read(film(`youtube: ${address}`));
  expect([lines, seed.films[0]?.youtube]).toEqual([[], 'Dk7eBuIvPM4']);
});

it('so is the address of an item of archive.org', () => {
  const { seed, lines } = read(film('archive: https://archive.org/details/awara-1951?x'));
  expect([lines, seed.films[0]?.archive]).toEqual([[], 'awara-1951']);
});

it('one text in place of a list is a list of one, and a name alone is a credit', () => {
  const { seed, lines } = read(
    film('directors: Raj Kapoor', 'cast: [Nargis, [Raj Kapoor, Raj]]', 'genres: Drama'),
  );
  expect(lines).toEqual([]);
  expect(seed.films[0]).toMatchObject({
    directors: ['Raj Kapoor'],
    cast: [['Nargis'], ['Raj Kapoor', 'Raj']],
    genres: ['Drama'],
  });
  expect(read(film('cast: Nargis')).seed.films[0]?.cast).toEqual([['Nargis']]);
});

it('an empty file has no mistake: somebody begins to write it', () => {
  expect(read('').lines).toEqual([]);
});
