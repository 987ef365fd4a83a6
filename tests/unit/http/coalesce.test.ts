import { describe, expect, it } from 'vitest';
import { createCoalescer } from '#/lib/coalesce.ts';

describe('equal work', () => {
  it('runs once for all who ask while it runs, and again for those who ask later', async () => {
    const { run, has } = createCoalescer<number>();
    let runs = 0;
    const work = async () => ++runs;
    expect(await Promise.all([run('a', work), run('a', work), run('b', work)])).toEqual([1, 1, 2]);
    expect(has('a')).toBe(false);
    expect(await run('a', work)).toBe(3);
  });

  it('fails for all who wait, and is tried again after that', async () => {
    const { run } = createCoalescer<string>();
    const failing = () => Promise.reject(new Error('broken'));
    const all = await Promise.allSettled([run('a', failing), run('a', failing)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await run('a', async () => 'well')).toBe('well');
  });

  it('is given up when nobody waits for it any more, and is begun again for the next', async () => {
    const { run } = createCoalescer<string>();
    const work = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const [one, other] = [new AbortController(), new AbortController()];
    const all = [run('a', work, one.signal), run('a', work, other.signal)];
    one.abort(new Error('one left'));
    await expect(all[0]).rejects.toThrow('one left');
    other.abort(new Error('the other left'));
    expect(await run('a', async () => 'again')).toBe('again');
    await expect(all[1]).rejects.toThrow('the other left');
  });
});
