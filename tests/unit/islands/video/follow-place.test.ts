import { expect, it } from 'vitest';
import { placeOf } from '#/islands/video/follow-place.ts';

const WHOLE = { parts: 1, part: 0 };

it('a place is kept from the sixteenth second on, to the last twentieth of a film', () => {
  expect(placeOf(WHOLE, 15, 1000)).toBeNull();
  expect(placeOf(WHOLE, 15.5, 1000)).toEqual({ part: 0, seconds: 15 });
  expect(placeOf(WHOLE, 950, 1000)).toEqual({ part: 0, seconds: 950 });
  expect(placeOf(WHOLE, 950.5, 1000)).toBeNull();
});

it('a film in parts begins with its first and ends with its last', () => {
  expect(placeOf({ parts: 3, part: 0 }, 10, 1000)).toBeNull();
  expect(placeOf({ parts: 3, part: 0 }, 999, 1000)).toEqual({ part: 0, seconds: 999 });
  expect(placeOf({ parts: 3, part: 1 }, 2, 1000)).toEqual({ part: 1, seconds: 2 });
  expect(placeOf({ parts: 3, part: 2 }, 2, 1000)).toEqual({ part: 2, seconds: 2 });
  expect(placeOf({ parts: 3, part: 2 }, 999, 1000)).toBeNull();
});

it('a film of unknown length has no end', () => {
  expect(placeOf(WHOLE, 5000, Number.NaN)).toEqual({ part: 0, seconds: 5000 });
  expect(placeOf(WHOLE, 5000, Number.POSITIVE_INFINITY)).toEqual({ part: 0, seconds: 5000 });
});
