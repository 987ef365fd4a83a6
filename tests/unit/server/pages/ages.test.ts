import { expect, it } from 'vitest';
import { endingIn, secondsLeft } from '#/server/pages/ages.ts';

it('what names a day ends at midnight in UTC, everything else with the year', () => {
  const evening = new Date('2026-12-30T23:59:00Z');
  expect(secondsLeft(evening, true)).toBe(60);
  expect(secondsLeft(evening)).toBe(86_460);
  expect(secondsLeft(new Date('2026-12-31T23:59:59.500Z'))).toBe(0.5);
  expect(secondsLeft(new Date('2027-01-01T00:00:00Z'))).toBe(365 * 86_400);
});

it('a lifetime that ends is fresh and stale only until then', () => {
  const lifetime = { fresh: 60, stale: 86_400 };
  expect(endingIn(lifetime, 30)).toEqual({ fresh: 30, stale: 0 });
  expect(endingIn(lifetime, 100)).toEqual({ fresh: 60, stale: 40 });
  expect(endingIn(lifetime, 100_000)).toEqual(lifetime);
});
