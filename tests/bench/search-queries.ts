/**
 * `node tests/bench/search-queries.ts` writes queries.txt again: 500 queries as visitors type them.
 * The list is committed, so that figures of different days measure the same work.
 */
import { writeFileSync } from 'node:fs';
import { loadSeed } from '#/host/seed/load.ts';
import { madeUpFilms, picker, seeded } from './search-films.ts';
import { misspelt, typedSoFar } from './search-typed.ts';

const random = seeded(7);
const pick = picker(random);
const open = loadSeed();
const made = madeUpFilms(300, 11);
const titles = [...open.films.map(({ title }) => title), ...made.map(({ title }) => title)];
const people = [
  ...open.people.map(({ name }) => name),
  ...made.flatMap(({ cast }) => cast).slice(0, 200),
];
const native = open.films.flatMap((film) => (film.native ? [film.native.text] : []));

function anyOrder(text: string): string {
  return text
    .split(' ')
    .map((word) => ({ word, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word)
    .join(' ');
}

/** Queries that match thousands of names. Those of `nothing` match no name. */
const common = [
  'the',
  'the ',
  'the l',
  'man',
  'lov',
  'love',
  'nig',
  'night',
  'of the',
  'and',
  'mar',
  'joh',
  'john',
  'mary',
  'son',
  'dea',
  'lif',
  'life',
  'wom',
  'day',
  'girl',
  'gir',
  'boy',
  'big',
  'new',
  'a man',
  'the man',
  'wil',
  'sta',
  'sto',
  'com',
  'con',
  'the s',
  'the b',
  's of',
  'two',
  'hel',
];
const nothing = [
  'xqzv',
  'qqqq',
  'the xqzv',
  'zzyzx road',
  'asdf',
  'asdfgh',
  'lkjh',
  '12345',
  '1984',
];

const times = (count: number, make: () => string) => Array.from({ length: count }, make);
const queries = [
  ...times(160, () => typedSoFar(pick(titles), random)),
  ...times(80, () => typedSoFar(pick(people), random)),
  ...times(90, () => misspelt(pick(titles), random, pick)),
  ...times(40, () => misspelt(pick(people), random, pick)),
  ...times(60, () => anyOrder(pick(titles))),
  ...times(24, () => typedSoFar(pick(native), random)),
  ...common,
  ...nothing,
].map((query) => query.toLowerCase());

writeFileSync(new URL('./queries.txt', import.meta.url), `${queries.slice(0, 500).join('\n')}\n`);
console.log(`${Math.min(queries.length, 500)} queries written.`);
