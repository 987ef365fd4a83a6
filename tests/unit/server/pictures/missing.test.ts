import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingPictures } from '#/server/pictures/missing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the log names the first missing picture of a host, and counts the others for an hour', () => {
  const logged: string[] = [];
  const missing = missingPictures((message) => logged.push(message));
  const [one, other] = ['https://one.example', 'http://other.example:81'];
  for (let n = 0; n < 100; n += 1) missing(`${one}/${n}.jpg`, new Error(n === 0 ? '404' : '500'));
  missing(`${other}/a.jpg`, 'broken');
  const more = (origin: string) => `; more of ${origin} are counted for an hour`;
  expect(logged).toEqual([
    `picture ${one}/0.jpg: 404${more(one)}`,
    `picture ${other}/a.jpg: broken${more(other)}`,
  ]);
  vi.advanceTimersByTime(3_600_000);
  expect(logged.slice(2)).toEqual([`99 more pictures of ${one} were missing within an hour`]);
  missing(`${one}/0.jpg`, new Error('404'));
  expect(logged.slice(3)).toEqual([`picture ${one}/0.jpg: 404${more(one)}`]);
});
