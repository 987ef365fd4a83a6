import { describe, expect, it } from 'vitest';
import { turns } from '#/http/turns.ts';

/** Three pieces of work for two turns, which the test ends one by one. */
function three() {
  const inTurn = turns(2);
  const begun: number[] = [];
  const ends = [0, 1, 2].map(() => Promise.withResolvers<number>());
  const done = ends.map(({ promise }, n) =>
    inTurn(() => {
      begun.push(n);
      return promise;
    }),
  );
  return { inTurn, begun, ends, done };
}

describe('work in turns', () => {
  it('begins when one before it has ended', async () => {
    const { begun, ends, done } = three();
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    ends[1]?.resolve(1);
    expect(await done[1]).toBe(1);
    await expect.poll(() => begun).toEqual([0, 1, 2]);
  });

  it('begins too when the one before has failed', async () => {
    const { begun, ends, done } = three();
    ends[0]?.reject(new Error('no'));
    await expect(done[0]).rejects.toThrow('no');
    await expect.poll(() => begun).toEqual([0, 1, 2]);
  });

  it('keeps its order: who comes as a turn ends does not pass who waits', async () => {
    const { inTurn, begun, ends, done } = three();
    ends[0]?.resolve(0);
    await done[0];
    const late = inTurn(async () => begun.push(3));
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    for (const end of ends) end.resolve(0);
    await late;
    expect(begun).toEqual([0, 1, 2, 3]);
  });
});
