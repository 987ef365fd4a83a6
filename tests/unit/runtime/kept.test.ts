/** The HTML that several pages share. */
import { expect, it } from 'vitest';
import { CardList } from '#/cards/card-list.tsx';
import type { Language } from '#/contract/language.ts';
import { readMovie } from '#/contract/movie.ts';
import { localeIn } from '#/locale.ts';
import { type Kept, keptComponents, keptLists } from '#/runtime/kept.ts';
import renderer from '#/runtime/renderer.ts';
import { trust } from '../../fixtures/trust.ts';

function counted(kept: Kept = keptLists(100)) {
  let renderings = 0;
  const render = () => {
    renderings += 1;
    return `<li>${renderings}</li>`;
  };
  return {
    html: (list: object, key = '') => kept(list, key, render),
    count: () => renderings,
  };
}

it('the HTML of a list that comes again is made twice: one that comes once is not kept', () => {
  const { html, count } = counted();
  const list = [1];
  for (let n = 0; n < 5; n += 1) html(list);
  expect(count()).toBe(2);
  expect(html(list)).toBe('<li>2</li>');
  html([1]);
  expect(count()).toBe(3);
});

it('a list has other HTML in another language', () => {
  const { html, count } = counted();
  const list = [1];
  for (let n = 0; n < 5; n += 1) for (const language of ['en', 'ur']) html(list, language);
  expect(count()).toBe(3);
});

it('the HTML is limited by its size', () => {
  const { html, count } = counted();
  const lists = Array.from({ length: 20 }, () => [1]);
  for (const list of lists) for (let n = 0; n < 3; n += 1) html(list);
  const before = count();
  html(lists[0] ?? []);
  expect(count()).toBe(before + 1);
});

it('the HTML of a component is made once for the same props', () => {
  const { html, count } = counted(keptComponents(100));
  const [one, other] = [() => null, () => null];
  for (let n = 0; n < 3; n += 1) html(one, '{}');
  expect(count()).toBe(1);
  html(one, '{"a":1}');
  html(other, '{}');
  expect(count()).toBe(3);
});

/** Renders a list of cards as pages do. */
async function cards(props: object, language: Language): Promise<string> {
  const render = renderer.renderToStaticMarkup.bind({} as never);
  return (await render(CardList, { ...props, locale: localeIn(language) }, {}, undefined)).html;
}

it('cards on two pages are equal, and follow what the pages differ in', async () => {
  const rows = [{ id: 7, title: 'A', poster_path: '/a.jpg', release_date: '2024-02-03' }];
  const items = rows.map((row) => readMovie(row, trust));
  const kinds = { kind: 'movie', items, base: '/a' };
  for (let n = 0; n < 3; n += 1) {
    expect(await cards(kinds, 'en')).toContain('February 03, 2024');
    expect(await cards(kinds, 'ur')).toContain('href="/ur/zxyxvyXdF/7"');
    expect(await cards({ ...kinds, eager: 1 }, 'en')).toContain('loading="eager"');
    expect(await cards({ ...kinds, base: '/b' }, 'en')).toContain('loading="lazy"');
    const played = { kind: 'playable', items: [{ key: 'k', title: 'A', player: null }] };
    for (const base of ['/a', '/b']) {
      expect(await cards({ ...played, base }, 'en')).toContain(`href="${base}?play=k"`);
    }
  }
});
