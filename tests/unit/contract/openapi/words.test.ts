/** Words of the contract stand for what is there, and everything that differs has some. */
import { describe, expect, it } from 'vitest';
import { type CallName, callNames } from '#/contract/calls.ts';
import { changes } from '#/contract/openapi/changes.ts';
import { contractPage } from '#/contract/openapi/page.ts';
import { parametersOf, ui, valuesOf } from '#/contract/openapi/params.ts';
import { document } from '../../../fixtures/contract-document.ts';

const { schemas } = document.components;
const answers = Object.values(document.paths).map(({ get }) => get.responses[200].content);

describe('the words of the contract', () => {
  it('stand beside every field of an envelope', () => {
    const own = answers.flatMap((one) =>
      Object.entries(one['application/json'].schema.properties ?? {}),
    );
    expect(own.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
  });

  it('say what each row and each kind of value is', () => {
    const { rows, kinds } = contractPage();
    const said = [
      ...rows.map(({ name, is }) => [name, is]),
      ...kinds.map(({ name, words }) => [name, words]),
    ];
    expect(said.filter(([, words]) => !words)).toEqual([]);
    expect([...said.map(([name]) => name), 'Error'].sort()).toEqual(Object.keys(schemas).sort());
  });

  it('stand beside every parameter of every call', () => {
    const parameters = callNames.flatMap(parametersOf);
    expect(parameters.length).toBeGreaterThan(20);
    expect(parameters.filter(({ description }) => description === '')).toEqual([]);
  });

  it('say which values a parameter may have', () => {
    const valuesIn = (call: CallName) =>
      Object.fromEntries([...parametersOf(call), ui].map((one) => [one.name, valuesOf(one)]));
    expect(valuesIn('genre')).toEqual({
      genre: 'text',
      language: 'text',
      sort: 'popularity, rating, date',
      ui: 'ur, hi, pa',
      page: 'whole number from 1 to 1000000; 1 if it is left out',
      decade: 'whole number from 1800 to 2090 in steps of 10',
    });
    expect(valuesIn('trending').timeWindow).toBe('day, week; day if it is left out');
  });
});

it('versions of the contract go up, each with its day', () => {
  const versions = changes.map(({ version }) => version.split('.').map(Number));
  const number = ([major = 0, minor = 0, patch = 0]: number[]) =>
    (major * 1e3 + minor) * 1e3 + patch;
  const numbers = versions.map(number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { date, what } of changes) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(what.length).toBeGreaterThan(0);
  }
});

it('a version that is missing between two is named, so that nobody looks for it', () => {
  const known = changes.map(({ version }) => version);
  const [major, newest] = (known[0] ?? '').split('.').map(Number);
  const all = Array.from({ length: (newest ?? 0) + 1 }, (_, minor) => `${major}.${minor}.0`);
  const told = changes.flatMap(({ what }) => what).join(' ');
  expect(all.filter((version) => !known.includes(version) && !told.includes(version))).toEqual([]);
});
