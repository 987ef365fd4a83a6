/** Every entry follows the rule of docs/copyright.md, in the words of its patterns. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { basis } from '#/host/seed/fields.ts';
import { linkOf } from '#/host/seed/links.ts';
import { plays } from '#/tools/audit/players.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const { films, series, dramas, songs, fitness } = shippedSeed();
const page = readFileSync(new URL('../../docs/copyright.md', import.meta.url), 'utf8');
const said = [...films, ...series, ...dramas, ...songs, ...fitness].flatMap(({ title, basis }) =>
  basis === undefined ? [] : [{ title, ...basis }],
);

/** What may stand in place of each part of a pattern. */
const PARTS: Record<string, string> = {
  year: '\\d{4}',
  number: '\\d+',
  country: '[A-Za-z ]+',
  work: '.+',
  licence: 'CC(?:0| BY[\\w .-]*)',
};
const asRegExp = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[().]/g, '\\$&').replace(/\{(\w+)\}/g, partOf)}$`);

function partOf(_: string, name: string): string {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`There is no part {${name}}.`);
  return part;
}

const table = page.slice(page.indexOf('## The words of a reason'));
const patterns = [...table.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, kind = '', pattern = '']) => ({ kind, pattern: asRegExp(pattern) }),
);

describe('docs/copyright.md', () => {
  it('explains every kind of basis', () => {
    const law = page.slice(page.indexOf('## What a basis says'), page.indexOf('## Hard cases'));
    const kinds = basis.unwrap().shape.kind.options;
    expect(kinds.filter((kind) => !law.includes(`| \`${kind}\` |`))).toEqual([]);
  });

  it('has one pattern for each reason, under its kind, and none besides', () => {
    const fitting = (kind: string, reason: string) =>
      patterns.filter((one) => one.kind === kind && one.pattern.test(reason));
    const odd = said.filter(({ kind, reason }) => fitting(kind, reason).length !== 1);
    expect(odd.map(({ title, kind, reason }) => `${title}: ${kind}: ${reason}`)).toEqual([]);
    const used = new Set(said.flatMap(({ kind, reason }) => fitting(kind, reason)));
    expect(patterns.filter((one) => !used.has(one))).toEqual([]);
  });
});

describe('hard cases', () => {
  const all = [...films, ...series, ...dramas];
  /** Returns the entry of a name of the table, which may have its first year. */
  function entryOf(name: string) {
    const [, title, year = ''] = /^(.+?)(?: \((\d{4}).*\))?$/.exec(name) ?? [];
    return all.find((entry) => entry.title === title && entry.date.startsWith(year));
  }
  const section = page.slice(
    page.indexOf('## Hard cases'),
    page.indexOf('## The words of a reason'),
  );
  const rows = [
    ...section.matchAll(/^\| (?!Title|The (?:Superman|Popeye) )([^|]+) \| ([^|]+) \| .+ \|$/gm),
  ];
  const cases = rows.flatMap(([, names = '', outcome = '']) => {
    const years = outcome.match(/\d{4}/g) ?? [];
    return names
      .split(/, (?![^(]*\))/)
      .map((name, at) => ({ name, outcome, until: years[at] ?? years[0] ?? '' }));
  });
  const FREE: Record<string, string> = { 'the United States': 'US', India: 'IN', Pakistan: 'PK' };

  it('are many', () => {
    expect(cases.length).toBeGreaterThan(70);
  });

  it.each(cases)('$name: $outcome', ({ name, outcome, until }) => {
    const entry = entryOf(name);
    if (!entry?.basis) throw new Error(`${name} is not in the catalogue.`);
    const { kind, countries, reason } = entry.basis;
    const free = Object.keys(FREE).filter((country) => outcome.includes(country));
    expect(countries).toEqual(expect.arrayContaining(free.map((country) => FREE[country])));
    expect(reason).toContain(until);
    expect([kind === 'facts only', free.length === 0]).toEqual(
      outcome.startsWith('facts only') ? [true, true] : [false, false],
    );
    expect(plays(entry)).toBe(/^plays? in /.test(outcome));
  });

  it('the cartoons of Superman are judged alike, and none plays', () => {
    const cartoons = films.filter(
      ({ cast, overview = '', date }) =>
        /^194[1-3]/.test(date) && /Superman|Clark Kent/.test(`${overview} ${cast.join()}`),
    );
    expect(cartoons.length).toBeGreaterThanOrEqual(13);
    expect(cartoons.filter((film) => linkOf(film) !== null)).toEqual([]);
    expect(new Set(cartoons.map(({ basis }) => basis?.reason)).size).toBe(1);
  });
});

it('a work that is adapted is protected for 95 years', () => {
  const years = said.flatMap(({ title, reason }) => {
    const [, from, until] =
      /^Adapts .* \((\d{4})\), .* until the end of (\d{4})/.exec(reason) ?? [];
    return from === undefined ? [] : [[title, Number(until) - Number(from)]];
  });
  expect(years.length).toBeGreaterThan(20);
  expect(years.filter(([, term]) => term !== 95)).toEqual([]);
});

it('later episodes are protected for the term of their own year', () => {
  const named = said.flatMap(({ title, reason }) => {
    const country = /^Protected in (\w+)/.exec(reason)?.[1];
    const own = /the episodes of (?<from>\d{4}) until the end of (?<end>\d{4})\.$/.exec(reason);
    const later = /and of (?<end>\d{4}) \(those of (?<from>\d{4})\)\.$/.exec(reason);
    const { from, end } = (own ?? later)?.groups ?? {};
    return from === undefined ? [] : [`${title}: ${country} ${Number(end) - Number(from)}`];
  });
  expect(named.sort()).toEqual([
    'Ainak Wala Jin: Pakistan 50',
    'Alif Noon: Pakistan 50',
    'Buniyaad: India 60',
    'Fifty Fifty: Pakistan 50',
    'Hum Log: India 60',
    'Malgudi Days: India 60',
    'Waris: Pakistan 50',
  ]);
});
