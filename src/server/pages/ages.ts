/** How old a page's answers are: how long it may be kept, and what its headers tell operators. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Lifetime } from '#/addresses/table.ts';
import type { AnswerAge } from '#/catalogue/catalogue.ts';

/** The ages of a page's answers as one, in seconds: the oldest, and the shortest of what is left. */
export type Ages = Readonly<AnswerAge>;

/** Of a page without an answer. */
export const NO_ANSWERS: Ages = {
  age: 0,
  stale: false,
  fresh: Number.POSITIVE_INFINITY,
  shown: Number.POSITIVE_INFINITY,
};

/** The ages of a page that has one more answer. */
export function withAnswer(ages: Ages, answer: AnswerAge): Ages {
  return {
    age: Math.max(ages.age, answer.age),
    stale: ages.stale || answer.stale,
    fresh: Math.min(ages.fresh, answer.fresh),
    shown: Math.min(ages.shown, answer.shown),
  };
}

/** A host's answer is shown for a day at most: kept in the catalogue, and then in a page. */
export const DAY = 86_400;

/** For how long a page may be kept: as its address allows, and no longer than its answers do. */
export function lifetimeOf({ fresh, stale }: Lifetime, ages: Ages): Lifetime {
  const dayLeft = Math.max(0, Math.floor(DAY - ages.age));
  const freshFor = Math.min(fresh, ages.fresh, dayLeft);
  const shownFor = Math.min(freshFor + stale, ages.shown, dayLeft);
  return { fresh: freshFor, stale: Math.max(0, shownFor - freshFor) };
}

/** RFC 9111 has dropped this header, which caches still pass on and people still read. */
const WARNING = '110 - "Response is Stale"';

/** Headers of a page that is stale, `kept` seconds after it was made. */
export function staleHeaders(ages: Ages, kept = 0): OutgoingHttpHeaders {
  return { age: String(Math.round(ages.age + kept)), warning: WARNING };
}
