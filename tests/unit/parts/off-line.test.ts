import { expect, it } from 'vitest';
import { offLine } from '#/parts/plays.ts';
import { localeIn } from '#/site/locale.ts';

const { m } = localeIn('en');
const dates = [2026, 2027, 2030].map((year) => ({ country: 'US', year, of: null }));
const on = (day: string) => offLine({ dates }, m, new Date(day));

it('says the next year in which a title becomes free, none that has begun', () => {
  expect(on('2026-12-31T23:59:59Z')).toBe('Free from 2027');
  expect(on('2027-01-01T00:00:00Z')).toBe('Free from 2030');
  expect(on('2030-01-01T00:00:00Z')).toBe('Not available to watch');
  expect(offLine({ freeFrom: 2028, dates }, m)).toBe('Free from 2028');
  expect(offLine({}, m)).toBe('Not available to watch');
});
