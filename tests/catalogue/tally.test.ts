import { describe, expect, it } from 'vitest';
import { createTally } from '#/catalogue/tally.ts';

function recorded() {
  const logged: string[] = [];
  return { logged, ...createTally((message) => logged.push(message)) };
}

describe('a tally of failures', () => {
  it('logs the beginning and the end of a run of failures', () => {
    const { logged, failed, ended } = recorded();
    for (let n = 0; n < 3600; n += 1) failed('the host', 'popular: no answer');
    expect(logged).toEqual(['popular: no answer']);
    ended('the host');
    ended('the host');
    expect(logged.slice(1)).toEqual(['the host: well again']);
  });

  it('logs the next run again', () => {
    const { logged, failed, ended } = recorded();
    failed('the host', 'first');
    ended('the host');
    failed('the host', 'second');
    expect(logged).toEqual(['first', 'the host: well again', 'second']);
  });

  it('keeps kinds apart, and logs nothing about a kind that never failed', () => {
    const { logged, failed, ended } = recorded();
    failed('movie', 'movie: Invalid data format');
    failed('the host', 'popular: no answer');
    ended('popular');
    expect(logged).toHaveLength(2);
  });
});
