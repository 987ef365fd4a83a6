/** Which calls count when the breaker of a host decides. */
import { expect, it } from 'vitest';
import { BREAK_AFTER, createBreaker } from '#/catalogue/sources/breaker.ts';

it('visitors’ calls without an answer do not displace failures of the site’s own', () => {
  const breaker = createBreaker(() => 0);
  breaker.note('failure', true);
  for (let n = 0; n < 1000; n += 1) breaker.note('silence', false);
  for (let n = 1; n < BREAK_AFTER; n += 1) {
    expect(breaker.isOpen()).toBe(false);
    breaker.note('failure', true);
  }
  expect(breaker.isOpen()).toBe(true);
});
