import { expect, test, vi } from 'vitest';
import { keptHtml } from '#/components/kept-html.ts';

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
  for (const [answer, by] of asked) shown.push(await keptHtml(answer, by, render));
  expect(shown).toEqual(['<li>1</li>', '<li>2</li>', '<li>1</li>', '<li>3</li>', '<li>2</li>']);
});

test('a list without cards is rendered, too', async () => {
  expect(await keptHtml([], 'en', async () => '')).toBe('');
});

test('lists that nobody asks for make room', async () => {
  const answers = Array.from({ length: 50 }, () => [{}]);
  const render = vi.fn(async () => '-'.repeat(100_000));
  for (const answer of answers) await keptHtml(answer, 'en', render);
  await keptHtml(answers.at(-1) as object, 'en', render);
  expect(render).toHaveBeenCalledTimes(50);
  await keptHtml(answers[0] as object, 'en', render);
  expect(render).toHaveBeenCalledTimes(51);
});
