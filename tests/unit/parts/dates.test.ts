import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { longDate, longRuntime } from '#/parts/dates.ts';
import { en } from '#/site/messages/en.ts';

describe('a long date', () => {
  it.each([
    ['2024-02-02', 'February 02, 2024'],
    ['1999-03-31', 'March 31, 1999'],
    ['2024-12-31', 'December 31, 2024'],
    ['2025-01-01', 'January 01, 2025'],
    ['1902', '1902'],
  ])('of %s is %s', (date, expected) => {
    expect(longDate(date, en)).toBe(expected);
  });

  it.each(['America/Los_Angeles', 'Asia/Karachi', 'Pacific/Kiritimati', 'UTC'])(
    'is the same in %s',
    (zone) => {
      const program = `import { longDate } from '#/parts/dates.ts';
        import { en } from '#/site/messages/en.ts';
        console.log(new Date(2024, 1, 2).getTimezoneOffset(), longDate('2024-02-02', en));`;
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
      expect(stdout.trim().replace(/^-?\d+ /, '')).toBe('February 02, 2024');
    },
  );
});

it('a runtime is in whole minutes, at least one', () => {
  expect(longRuntime(0.2, en)).toBe('1\u00A0min');
  expect(longRuntime(89.6, en)).toBe('1\u00A0h 30\u00A0min');
});
