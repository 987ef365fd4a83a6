import { expect, it } from 'vitest';
import { createRenderLimit } from '#/server/pages/render-limit.ts';

/** Work that ends when the test says so. */
function steps() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  /** Ends the work that began first. */
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

it('are full when so many run, until one of them ends', async () => {
  const { work, end } = steps();
  const renderings = createRenderLimit(2);
  const runs = [renderings.run(work('a'))];
  expect(renderings.areFull()).toBe(false);
  runs.push(renderings.run(work('b')));
  expect(renderings.areFull()).toBe(true);
  await end();
  expect(renderings.areFull()).toBe(false);
  await end();
  await Promise.all(runs);
});

it('begin renewals only while few run, the one asked for first before the others', async () => {
  const { begun, work, end } = steps();
  const renderings = createRenderLimit(8);
  for (const name of ['a', 'b', 'c']) void renderings.run(work(name));
  for (const name of ['old', 'new', 'old']) renderings.renew(name, work(name));
  expect(begun).toEqual(['a', 'b', 'c']);
  await end();
  await end();
  expect(begun).toEqual(['a', 'b', 'c', 'new']);
  await end();
  expect(begun).toEqual(['a', 'b', 'c', 'new', 'old']);
});

it('count one that failed as ended', async () => {
  const renderings = createRenderLimit(1);
  await expect(renderings.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(renderings.areFull()).toBe(false);
});
