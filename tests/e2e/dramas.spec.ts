import { episodeRow } from './answers.ts';
import { cardsOf, isLoaded, requestsTo, SHEET } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

const DRAMAS = '/api/seasons/dashboard/tv';
const EPISODES = '/api/seasons/dashboard/drama/';

/** Names with all the characters that could be taken for an address's own syntax. */
const NAMES = [
  'Kahan Ho? & Phir #2 / Two \\ Three',
  "100% Pyaar %2F %E0%A4%A + = , “Quotes” 'n' (Brackets) <b>Bold</b> {id} $& $1",
  'تنہائیاں ਪਿੰਡ',
];

test(
  '/all-pak-tv-darama shows posters of dramas that lead to their episodes',
  PICTURES,
  async ({ page }) => {
    const response = await page.goto('/all-pak-tv-darama');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Pakistani TV Dramas · Manzar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pakistani TV Dramas');
    const dramas = page.locator('#grid').getByRole('listitem');
    await expect(dramas).toHaveCount(21);
    const card = dramas.filter({ hasText: 'Aangan Terha' });
    await expect.poll(() => isLoaded(card.locator('img'))).toBe(true);
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/drama/Aangan%20Terha');
    await expect(page).toHaveTitle('Aangan Terha - Episodes · Manzar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aangan Terha - Episodes');
  },
);

test('a drama’s episodes stand under its name and year, also where its list can not be had', async ({
  page,
  scripted: { host, site },
}) => {
  await page.goto('/drama/Waris');
  await expect(page.getByRole('main').getByText('1979', { exact: true })).toBeVisible();

  host.answer(EPISODES, { json: [episodeRow('one', 1)] });
  for (const reply of [
    { status: 500 },
    { json: {} },
    { json: [{ title: 'Ankahi', year: 1982 }] },
  ]) {
    host.answer(DRAMAS, reply);
    expect((await page.goto(`${site.url}/drama/Waris`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waris - Episodes');
    await expect(cardsOf(page)).toHaveText(['Part oneEpisode: 1']);
    await expect(page.getByRole('main').getByText('1982')).toHaveCount(0);
  }
});

test('episodes with nothing but a number stand under one line that says so', async ({
  page,
  scripted: { host, site },
}) => {
  const bare = (n: number) => episodeRow(`e${n}`, n, { title: `Episode ${n}`, links: '' });
  const told = { title: 'Waris, episode 3', links: '', description: 'A feud begins.' };
  host.answer(EPISODES, { json: [bare(1), bare(2), episodeRow('e3', 3, told), bare(4)] });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [language, words, numbers] of [
    ['', 'We only know how many episodes there were.', 'Episodes: 1 · 2 · 4'],
    ['/ur', 'ہمیں صرف یہ معلوم ہے کہ کتنی اقساط تھیں۔', 'اقساط: 1 · 2 · 4'],
  ] as const) {
    await page.goto(`${site.url}${language}/drama/Waris`);
    await expect(cardsOf(page)).toHaveCount(1);
    await expect(cardsOf(page)).toContainText('Waris, episode 3');
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(numbers, { exact: true })).toBeVisible();
    await expect(page.locator('a[href*="episode=e1"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }

  await page.goto(`${site.url}/drama-pak-tv-episode-play?drama=Waris&episode=e2`);
  await expect(page.getByText('No Video Available')).toBeVisible();

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
  }
  expect(requestsTo(host, EPISODES)).toEqual(
    NAMES.map((name) => EPISODES + encodeURIComponent(name)),
  );
});

test('a name in another spelling is redirected once, permanently, to its canonical address', async ({
  request,
  scripted: { host, site },
}) => {
  host.answer(EPISODES, { json: [episodeRow('one', 1)] });
  const plain = `${site.url}/drama/Kahan%20%26%20Phir`;
  for (const typed of ['/drama/Kahan%20&%20Phir', '/drama/%4Bahan%20%26%20Phir']) {
    const response = await request.get(site.url + typed, { maxRedirects: 0 });
    expect(response.status(), typed).toBe(301);
    expect(new URL(response.headers().location ?? '', site.url).href).toBe(plain);
  }
  expect((await request.get(plain, { maxRedirects: 0 })).status()).toBe(200);
});

test(
  'a drama’s episodes stand by ascending number, with poster and number',
  PICTURES,
  async ({ page, scripted: { host, site } }) => {
    const poster = 'https://image.tmdb.org/t/p/w500/still.svg';
    const json = [episodeRow('c', 12), episodeRow('a', '2', { poster }), episodeRow('b', 2.5)];
    host.answer(EPISODES, { json });
    const headers = { 'content-type': 'image/svg+xml' };
    const text = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>';
    host.answer('/t/p/w500/still.svg', { headers, text });
    await page.goto(`${site.url}/drama/Waris`);
    await expect(cardsOf(page)).toHaveText([
      'Part aEpisode: 2',
      'Part bEpisode: 2.5',
      'Part cEpisode: 12',
    ]);
    await expect.poll(() => isLoaded(cardsOf(page).first().locator('img'))).toBe(true);
    await expect(cardsOf(page).last().locator('img')).toHaveAttribute('src', SHEET);
  },
);

test('a name of a thousand letters opens, and a longer one gets 404 without a call to the host', async ({
  request,
  scripted: { host, site },
}) => {
  const statusOf = async (path: string) => (await request.get(site.url + path)).status();
  host.answer(EPISODES, { json: [episodeRow('one', 1)] });
  expect(await statusOf(`/drama/${'a'.repeat(1001)}`)).toBe(404);
  expect(requestsTo(host, EPISODES)).toEqual([]);

  const name = 'ਅ'.repeat(1000);
  const episode = new URLSearchParams({ drama: name, episode: 'one' });
  expect(await statusOf(`/drama/${encodeURIComponent(name)}`)).toBe(200);
  expect(await statusOf(`/drama-pak-tv-episode-play?${episode}`)).toBe(200);
  expect(requestsTo(host, EPISODES)).toEqual([EPISODES + encodeURIComponent(name)]);
});
