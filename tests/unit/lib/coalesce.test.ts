import { describe, expect, it } from 'vitest';
import { createCoalescer } from '#/lib/coalesce.ts';

describe('equal work', () => {
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
