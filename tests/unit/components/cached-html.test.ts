import { expect, test, vi } from 'vitest';
import { cachedHtml } from '#/components/cached-html.ts';

test('a list is rendered once for each answer and each language', async () => {
  const [first, second] = [[{ id: 1 }], [{ id: 1 }]];
  const render = vi.fn(async () => `<li>${render.mock.calls.length}</li>`);
  const asked: [object, string][] = [
    [first, 'en'],
    [first, 'ur'],
    [first, 'en'],
    [second, 'en'],
    [first, 'ur'],
  ];
  const shown: string[] = [];
  for (const [answer, by] of asked) shown.push(await cachedHtml(answer, by, render));
  expect(shown).toEqual(['<li>1</li>', '<li>2</li>', '<li>1</li>', '<li>3</li>', '<li>2</li>']);
});

test('a list is rendered again when a year begins: its cards say from when a title is free', async () => {
  const answer = [{}];
  const shown = (day: string) => cachedHtml(answer, 'en', async () => day, new Date(day));
  expect(await shown('2026-12-31T23:59:58Z')).toBe('2026-12-31T23:59:58Z');
  expect(await shown('2026-12-31T23:59:59Z')).toBe('2026-12-31T23:59:58Z');
  expect(await shown('2027-01-01T00:00:00Z')).toBe('2027-01-01T00:00:00Z');
});

test('a list without cards is rendered, too', async () => {
  expect(await cachedHtml([], 'en', async () => '')).toBe('');
});

test('lists that nobody asks for make room', async () => {
  const answers = Array.from({ length: 50 }, () => [{}]);
  const render = vi.fn(async () => '-'.repeat(100_000));
  for (const answer of answers) await cachedHtml(answer, 'en', render);
  await cachedHtml(answers.at(-1) as object, 'en', render);
  expect(render).toHaveBeenCalledTimes(50);
  await cachedHtml(answers[0] as object, 'en', render);
  expect(render).toHaveBeenCalledTimes(51);
});
