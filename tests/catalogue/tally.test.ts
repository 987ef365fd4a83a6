import { describe, expect, it } from 'vitest';
import { createTally } from '#/catalogue/tally.ts';

function scripted() {
  const logged: string[] = [];
  const state = { now: 0 };
  const tally = createTally(
    (message) => logged.push(message),
    () => state.now,
  );
  return { logged, state, ...tally };
}

describe('a tally of failures', () => {
  it('tells of a row of them when it begins and when it ends, with how many they were', () => {
    const { logged, state, failed, ended } = scripted();
    for (let n = 0; n < 3600; n += 1) {
      state.now += 1000;
      failed('the host', 'popular: no answer');
    }
    expect(logged).toEqual(['popular: no answer']);
    ended('the host');
    ended('the host');
    expect(logged.slice(1)).toEqual(['the host: well again, after failures: 3600']);
  });

  it('tells of no more than one beginning in a minute, and then of those between', () => {
    const { logged, state, failed, ended } = scripted();
    for (let n = 0; n < 60; n += 1) {
      failed('the host', 'no answer');
      ended('the host');
      state.now += 999;
    }
    expect(logged).toEqual(['no answer', 'the host: well again, after failures: 1']);
    state.now += 1000;
    failed('the host', 'no answer');
    expect(logged.slice(2)).toEqual(['no answer (after 59 more)']);
  });

  it('tells of a row that began quietly when the minute is over', () => {
    const { logged, state, failed, ended } = scripted();
    failed('the host', 'first');
    ended('the host');
    failed('the host', 'second');
    state.now = 60_000;
    failed('the host', 'third');
    expect(logged.at(-1)).toBe('third (after 1 more)');
  });

  it('keeps kinds apart, and says nothing of what never failed', () => {
    const { logged, failed, ended } = scripted();
    failed('movie', 'movie: Invalid data format');
    failed('the host', 'popular: no answer');
    ended('popular');
    expect(logged).toHaveLength(2);
  });
});
