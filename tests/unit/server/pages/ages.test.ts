import { describe, expect, it } from 'vitest';
import {
  type Ages,
  lifetimeOf,
  NO_ANSWERS,
  staleHeaders,
  withAnswer,
} from '#/server/pages/ages.ts';

const DAY = 86_400;
const LIST = { fresh: 60, stale: DAY };
const fresh: Ages = { age: 100, stale: false, fresh: 200, shown: DAY - 100 };
const stale: Ages = { age: 400, stale: true, fresh: 0, shown: 200 };

describe('the ages of a page', () => {
  it('are those of its oldest answer, and of the answer that first becomes stale', () => {
    const ages = [fresh, stale, fresh].reduce(withAnswer, NO_ANSWERS);
    expect(ages).toEqual(stale);
  });
});

describe('the lifetime of a page', () => {
  it('is its own while its answers allow it', () => {
    const own = { fresh: 60, stale: 600 };
    expect(lifetimeOf(own, NO_ANSWERS)).toEqual(own);
    expect(lifetimeOf(own, fresh)).toEqual(own);
  });

  it('is fresh no longer than the first of its answers', () => {
    expect(lifetimeOf({ fresh: 300, stale: 600 }, fresh)).toMatchObject({ fresh: 200 });
    expect(lifetimeOf(LIST, stale)).toMatchObject({ fresh: 0 });
  });

  it('ends when the first of its answers must not be shown', () => {
    expect(lifetimeOf(LIST, stale)).toEqual({ fresh: 0, stale: 200 });
    expect(lifetimeOf(LIST, { ...fresh, shown: 40 })).toEqual({ fresh: 60, stale: 0 });
  });

  it('ends a day after the host gave its oldest answer', () => {
    const old = { ...stale, age: DAY - 100.5, fresh: 5, shown: DAY };
    expect(lifetimeOf(LIST, old)).toEqual({ fresh: 5, stale: 95 });
    expect(lifetimeOf(LIST, { ...old, age: DAY + 1 })).toEqual({ fresh: 0, stale: 0 });
  });
});

describe('the headers of a stale page', () => {
  it('give the age of its oldest answer', () => {
    expect(staleHeaders(stale)).toEqual({ age: '400', warning: '110 - "Response is Stale"' });
    expect(staleHeaders(fresh, 61).age).toBe('161');
  });
});
