import { episodeRow } from './answers.ts';
import { read, textOf } from './ask.ts';
import { cardsOf, requestsTo } from './cards.ts';
import { expect, test } from './fixtures.ts';

const DRAMAS = '/api/seasons/dashboard/tv';
const EPISODES = '/api/seasons/dashboard/drama/';

/** Names with all the characters that could be taken for an address's own syntax. */
const NAMES = [
  'Kahan Ho? & Phir #2 / Two \\ Three',
  "100% Pyaar %2F %E0%A4%A + = , “Quotes” 'n' (Brackets) <b>Bold</b> {id} $& $1",
  'تنہائیاں ਪਿੰਡ',
];

test('a drama’s episodes stand under its name and year, also where its list can not be had', async ({
  site: { url },
  scripted: { host, site },
}) => {
  expect((await read(`${url}/drama/Waris`)).html).toMatch(/<p class="meta">1979<\/p>/);

  host.answer(EPISODES, { json: [episodeRow('one', 1)] });
  host.answer(DRAMAS, { status: 500 });
  const { status, html, cards } = await read(`${site.url}/drama/Waris`);
  expect([status, cards]).toEqual([200, 1]);
  expect(textOf(html)).toContain(' Waris - Episodes ');
  expect(textOf(html)).toMatch(/ Part one +Episode: 1 /);
});

test('episodes with nothing but a number stand under one line that says so', async ({
  page,
  scripted: { host, site },
}) => {
  const bare = (n: number) => episodeRow(`e${n}`, n, { title: `Episode ${n}`, links: '' });
  const told = { title: 'Waris, episode 3', links: '', description: 'A feud begins.' };
  host.answer(EPISODES, { json: [bare(1), bare(2), episodeRow('e3', 3, told), bare(4)] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/ur/drama/Waris`);
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(cardsOf(page)).toContainText('Waris, episode 3');
  const words = 'ہمیں صرف یہ معلوم ہے کہ کتنی اقساط تھیں۔';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('اقساط: 1 · 2 · 4', { exact: true })).toBeVisible();
  await expect(page.locator('a[href*="episode=e1"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  host.answer(EPISODES, { json: [bare(1)] });
  await page.goto(`${site.url}/drama/Ankahi`);
  await expect(cardsOf(page)).toHaveCount(0);
  await expect(page.getByText('Episodes: 1', { exact: true })).toBeVisible();
});

test('a drama opens from its card, whatever its name is, and its episodes open too', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(DRAMAS, { json: NAMES.map((title, id) => ({ id, title, poster: '' })) });
  for (const [n, name] of NAMES.entries()) {
    host.answer(EPISODES + encodeURIComponent(name), { json: [episodeRow(`only-${n}`, 1)] });
  }
  await page.goto(`${site.url}/all-pak-tv-darama`);
  await expect(cardsOf(page)).toHaveText(NAMES);
  const links = await cardsOf(page).getByRole('link').all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const [n, name] of NAMES.entries()) {
    await page.goto(site.url + hrefs[n]);
    await expect(page).toHaveURL(`${site.url}/drama/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} - Episodes`);
    await cardsOf(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Part only-${n}`);
    expect(new URL(page.url()).searchParams.get('drama')).toBe(name);
    const back = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(back).toHaveAttribute('href', `/drama/${encodeURIComponent(name)}`);
  }
  expect(requestsTo(host, EPISODES)).toEqual(
    NAMES.map((name) => EPISODES + encodeURIComponent(name)),
  );
});
