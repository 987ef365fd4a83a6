/** Age of a page's answers: how long to store the page, and the headers that show its age. */
import type { OutgoingHttpHeaders } from 'node:http';
import { ALWAYS_FRESH, type AnswerAge } from '#/catalogue/lookup.ts';
import { type Lifetime, STALE_IF_ERROR } from '#/contract/lifetimes.ts';

/** Ages of a page's answers as one, in seconds: the highest age, the shortest remaining times. */
export type Ages = Readonly<AnswerAge>;

/** Ages of a page without answers. */
export const NO_ANSWERS: Ages = ALWAYS_FRESH;

/** Returns the ages of a page with one more answer. */
export function withAnswer(ages: Ages, answer: AnswerAge): Ages {
  return {
    age: Math.max(ages.age, answer.age),
    stale: ages.stale || answer.stale,
    fresh: Math.min(ages.fresh, answer.fresh),
    shown: Math.min(ages.shown, answer.shown),
  };
}

/**
 * Returns the seconds for which a page may be stored: at most what its address and answers allow.
 */
export function lifetimeOf({ fresh, stale }: Lifetime, ages: Ages): Lifetime {
  const timeLeft = Math.max(0, Math.floor(STALE_IF_ERROR - ages.age));
  const freshFor = Math.min(fresh, ages.fresh, timeLeft);
  const shownFor = Math.min(freshFor + stale, ages.shown, timeLeft);
  return { fresh: freshFor, stale: Math.max(0, shownFor - freshFor) };
}

/** Milliseconds. */
const DAY = 86_400_000;

/** Returns the seconds until the year ends in UTC; of what names a day until that day ends. */
export function secondsLeft(now: Date, daily = false): number {
  const time = now.getTime();
  const end = daily ? DAY * (Math.floor(time / DAY) + 1) : Date.UTC(now.getUTCFullYear() + 1, 0, 1);
  return (end - time) / 1000;
}

/** Returns a lifetime that ends after so many seconds, at once if they are over. */
export function endingIn({ fresh, stale }: Lifetime, seconds: number): Lifetime {
  const left = Math.max(0, seconds);
  const freshFor = Math.min(fresh, left);
  return { fresh: freshFor, stale: Math.min(stale, left - freshFor) };
}

/** RFC 9111 has dropped this header. Caches still forward it, and people still read it. */
const WARNING = '110 - "Response is Stale"';

/** Returns the headers of a stale page, `age` seconds after it was rendered. */
export function staleHeaders(ages: Ages, age = 0): OutgoingHttpHeaders {
  return { age: String(Math.round(ages.age + age)), warning: WARNING };
}
