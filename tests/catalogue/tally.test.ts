import { describe, expect, it } from 'vitest';
import { createTally } from '#/catalogue/tally.ts';

function recorded() {
  const logged: string[] = [];
  let time = 0;
  const tally = createTally(
    (message) => logged.push(message),
    () => time,
  );
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { logged, pass, ...tally };
}

describe('a tally of failures', () => {
  it('logs one beginning and one end a minute of a kind that fails again and again', () => {
    const { logged, failed, ended, pass } = recorded();
    for (let n = 0; n < 120; n += 1) {
      failed('popular', `popular: failure ${n}`);
      ended('popular');
      pass(1);
    }
    expect(logged).toEqual([
      'popular: failure 0',
      'popular: well again',
      'popular: failure 60, and 59 more since the last line',
      'popular: well again',
    ]);
  });

  it('logs a run that began within the minute once the minute is over', () => {
    const { logged, failed, ended, pass } = recorded();
    failed('popular', 'first');
    ended('popular');
    for (let n = 0; n < 61; n += 1) {
      failed('popular', `again ${n}`);
      pass(1);
    }
    expect(logged.slice(2)).toEqual(['again 60, and 60 more since the last line']);
  });

  it('logs what is noted once a minute, and counts the rest', () => {
    const { logged, noted, pass } = recorded();
    for (let n = 0; n < 61; n += 1) {
      noted('movie 404', `film ${n}`);
      pass(1);
    }
    expect(logged).toEqual(['film 0', 'film 60, and 59 more since the last line']);
  });
});
