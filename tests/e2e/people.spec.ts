/** The grid of popular people, and a person's page. */

import type { Page } from '@playwright/test';
import { exception } from '../fixtures/exception.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { personRow, results, scriptDrawing } from './answers.ts';
import { ask } from './ask.ts';
import { cardsOf, isLoaded, SHEET } from './cards.ts';
import { expect, SCREENS, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

const PEOPLE = '/people/popularPeople';
const CALL = '/api/tmdb/popular-people?page=';
const LONG = Array.from({ length: 60 }, (_, n) => `Sentence ${n} of a long life on the screen.`);

const NOOR = {
  id: 7,
  name: 'Noor Ali',
  profile_path: '/noor.svg',
  biography: 'She painted lamps.',
  birthday: '1931-02-02',
  place_of_birth: 'Lahore',
  known_for_department: 'Acting',
  gender: 1,
  images: [{ id: 11, file_path: '/still.svg', title: 'The Lamp' }],
  movie_credits: [
    { id: 11, poster_path: '/lamp.svg', title: 'The Lamp' },
    { id: 12, poster_path: null, title: '' },
  ],
  tv_credits: [{ id: 21, poster_path: null, title: 'Lamps of Lahore' }],
};

function scriptPerson(host: ScriptedHost, more: Record<string, unknown> = {}): void {
  host.answer('/api/tmdb/7', { json: { ...NOOR, ...more } });
  scriptDrawing(host);
}

/** Returns the facts of a person's page: each value by the fact's name. */
async function facts(page: Page): Promise<Record<string, string>> {
  const terms = await page.getByRole('term').allTextContents();
  const values = await page.getByRole('definition').allTextContents();
  return Object.fromEntries(terms.map((term, n) => [term.trim(), values[n]?.trim() ?? '']));
}

test.describe('the people grid', () => {
  test(
    '/people/popularPeople is “Most Popular”, and a card leads to its person',
    PICTURES,
    async ({ page }) => {
      const response = await page.goto(PEOPLE);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle('Most Popular · Manzar');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Most Popular');
      await expect(cardsOf(page)).toHaveCount(20);
      const card = cardsOf(page).filter({ hasText: 'Buster Keaton' });
      await expect(card.getByRole('img', { name: /^Popularity \d+%$/ })).toBeVisible();
      await expect.poll(() => isLoaded(card.locator('img'))).toBe(true);
      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\/people\/detail\/\d+\?gender=2$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buster Keaton');
      expect((await facts(page)).Gender).toBe('Male');
    },
  );

  test(
    'shows popularity times ten as it is, with the ring full at 100',
    PICTURES,
    async ({ page, scripted: { host, site } }) => {
      const values = [10_000, 53.44, 7, 'much'];
      const rows = values.map((popularity, id) => personRow(id, { popularity }));
      host.answer(CALL, { json: results([...rows, { id: 99, profile_path: null }]) });
      await page.goto(site.url + PEOPLE);
      await expect(cardsOf(page)).toHaveCount(5);
      const rings = await cardsOf(page)
        .getByRole('img', { name: '%' })
        .evaluateAll((all) =>
          all.map((ring) => [
            ring.ariaLabel,
            ring.querySelector('.ring-arc')?.getAttribute('stroke-dasharray'),
          ]),
        );
      expect(rings).toEqual([
        ['Popularity 100000%', '100 100'],
        ['Popularity 534%', '100 100'],
        ['Popularity 70%', '70 100'],
      ]);
      // The longest number fits between the ends of its arc.
      const [disc, number] = await Promise.all(
        ['.ring', '.ring text'].map((part) => page.locator(part).first().boundingBox()),
      );
      expect(number?.width).toBeLessThan((disc?.width ?? 0) * 0.76);
      await expect(cardsOf(page).last()).toHaveText('Untitled');
      const niches = cardsOf(page).locator(
        'img[src$="-niche.svg"], img[src$="-fan.svg"], img[src$="-dome.svg"]',
      );
      await expect(niches).toHaveCount(5);
      await expect.poll(() => isLoaded(niches.first())).toBe(true);
    },
  );
});

test.describe('a person’s page', () => {
  test(
    'opens cold with photo, name, facts and three rows that lead to movies and series',
    PICTURES,
    async ({ page, scripted: { host, site } }) => {
      exception('own-addresses');
      scriptPerson(host);
      const response = await page.goto(`${site.url}/people/detail/7`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle('Noor Ali · Manzar');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Noor Ali');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        'Biography',
        'Personal Info',
        'Role in movies:',
        'Role in movies:',
        'Role in TV series:',
      ]);
      for (const name of ['Biography', 'Personal Info']) {
        const heading = await main.getByRole('heading', { name, exact: true }).boundingBox();
        expect(heading?.height).toBeGreaterThan(20);
      }
      await expect.poll(() => isLoaded(main.locator('img').first())).toBe(true);
      expect(await facts(page)).toEqual({
        Department: 'Acting',
        Birthday: 'February 02, 1931',
        'Place of birth': 'Lahore',
        Gender: 'Female',
      });
      await expect(main.getByText('She painted lamps.')).toBeVisible();

      for (const [name, texts, hrefs] of [
        ['Images', ['The Lamp'], ['/zxyxvyXdF/11']],
        ['Role in movies:', ['The Lamp', 'Untitled'], ['/zxyxvyXdF/11', '/zxyxvyXdF/12']],
        ['Role in TV series:', ['Lamps of Lahore'], ['/detail/tv-series/21']],
      ] as const) {
        const row = main.getByRole('region', { name, exact: true });
        await expect(row.getByRole('listitem')).toHaveText([...texts]);
        const links = row.getByRole('listitem').getByRole('link');
        expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
          hrefs,
        );
      }
      const pictures = await main
        .locator('img')
        .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
      const sheet = expect.stringMatching(SHEET);
      expect(pictures).toEqual([
        '/t/p/w500/noor.svg',
        '/t/p/w500/still.svg',
        '/t/p/w500/lamp.svg',
        sheet,
        sheet,
      ]);
    },
  );

  test('has portraits for images, unless the host says that they are wide; a long name leaves no gap', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPerson(host, { name: 'Noor Ali of the long and winding name '.repeat(12) });
    await page.goto(`${site.url}/people/detail/7`);
    const image = page.getByRole('region', { name: 'Images' }).getByRole('listitem').first();
    const shape = async () => {
      const box = await image.locator('.picture').boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    expect(await shape()).toBeCloseTo(2 / 3, 1);
    const gap = await page.evaluate(() => {
      const bottom = (part: string) =>
        document.querySelector(part)?.getBoundingClientRect().bottom ?? 0;
      return bottom('.profile') - Math.max(bottom('.share'), bottom('.profile-text > dl'));
    });
    expect(gap).toBeLessThan(60);

    const images = [{ id: 11, file_path: '/still.svg', title: 'The Lamp', wide: true }];
    host.answer('/api/tmdb/8', { json: { ...NOOR, id: 8, images } });
    await page.goto(`${site.url}/people/detail/8`);
    expect(await shape()).toBeCloseTo(16 / 9, 1);
  });

  const roles = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: from + n, poster_path: null, title: `T${n}` }));
  const MANY = {
    images: roles(1, 120),
    movie_credits: roles(1, 750),
    tv_credits: roles(9000, 61),
  };
  const rowOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  test('shows sixty pictures and sixty titles, and Load More appends the next ones in place', async ({
    page,
    request,
    scripted: { host, site },
  }) => {
    scriptPerson(host, MANY);
    const path = `${site.url}/people/detail/7`;
    const html = await (await request.get(path)).text();
    expect(html.match(/<li class="card/g)).toHaveLength(60 + 30 + 30);
    expect(html.length).toBeLessThan(150_000);
    await page.goto(path);
    const movies = rowOf(page, 'Role in movies:');
    const more = movies.getByRole('link', { name: 'Load More' });
    await more.click();
    await expect(movies.getByRole('listitem')).toHaveCount(60);
    await expect(movies.getByText('30 more roles added')).toBeVisible();
    await expect(movies.getByRole('listitem').nth(30)).toBeFocused();
    await expect(movies.getByRole('listitem').nth(30)).toBeInViewport();
    await expect(more).toHaveJSProperty('href', `${path}?movies=3#movies`);
    const series = rowOf(page, 'Role in TV series:');
    await series.getByRole('link', { name: 'Load More' }).click();
    await expect(series.getByRole('listitem')).toHaveCount(60);
    await series.getByRole('link', { name: 'Load More' }).click();
    await expect(series.getByRole('listitem')).toHaveCount(61);
    await expect(series.getByRole('link', { name: 'Load More' })).toHaveCount(0);
    await expect(rowOf(page, 'Images').getByRole('listitem')).toHaveCount(60);
    await expect(page).toHaveURL(path);

    const last = await ask(`${path}?movies=25`);
    expect(last.body.toString().match(/<li class="card/g)).toHaveLength(60 + 30 + 30);
    expect((await ask(`${path}?movies=26`)).status).toBe(404);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads by Load More to the next part of a list, and back', async ({
      page,
      scripted: { host, site },
    }) => {
      scriptPerson(host, MANY);
      await page.goto(`${site.url}/people/detail/7`);
      const series = rowOf(page, 'Role in TV series:');
      await series.getByRole('link', { name: 'Load More' }).click();
      await expect(page).toHaveURL(`${site.url}/people/detail/7?series=2#series`);
      await expect(series.getByRole('listitem').first()).toHaveText('T30');
      await expect(series).toBeInViewport();
      await series.getByRole('link', { name: 'Back to page 1' }).click();
      await expect(page).toHaveURL(`${site.url}/people/detail/7#series`);
    });
  });
});

test.describe('the biography', () => {
  const biography = (page: Page) => page.getByRole('main').locator('#biography');
  const more = (page: Page) => page.getByText('Read More', { exact: true });
  const less = (page: Page) => page.getByText('Show Less', { exact: true });
  const lines = (page: Page) =>
    biography(page).evaluate((text) =>
      Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    );

  test('has no Read More where three lines hold it, has it where they do not, and never for one line', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPerson(host, { biography: LONG.slice(0, 5).join(' ') });
    await page.goto(`${site.url}/people/detail/7`);
    await expect(biography(page)).toBeVisible();
    await expect(more(page)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(more(page)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(more(page)).toBeHidden();

    host.answer('/api/tmdb/8', { json: { ...NOOR, id: 8 } });
    await page.goto(`${site.url}/people/detail/8`);
    await expect(biography(page)).toHaveText('She painted lamps.');
    await expect(more(page)).toHaveCount(0);
  });

  test('has the facts beside it where there is room, else below it', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptPerson(host, { biography: LONG.join(' ') });
    await page.goto(`${site.url}/people/detail/7`);
    for (const [width, isBeside] of [
      [1440, true],
      [1024, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const text = await biography(page).boundingBox();
      const facts = await page.locator('.profile-text > dl').boundingBox();
      expect((facts?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0)).toBe(isBeside);
      expect((facts?.y ?? 0) > (text?.y ?? 0) + (text?.height ?? 0)).toBe(!isBeside);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is clamped to three lines, and Read More and Show Less take turns', async ({
      page,
      scripted: { host, site },
    }) => {
      scriptPerson(host, { biography: LONG.join(' ') });
      await page.goto(`${site.url}/people/detail/7`);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        expect(await lines(page)).toBe(3);
        await expect(more(page)).toBeVisible();
        await expect(less(page)).toBeHidden();

        await more(page).click();
        expect(await lines(page)).toBeGreaterThan(10);
        await expect(less(page)).toBeVisible();
        await expect(more(page)).toBeHidden();

        await less(page).click();
        expect(await lines(page)).toBe(3);
        await expect(more(page)).toBeVisible();
      }
    });
  });
});
