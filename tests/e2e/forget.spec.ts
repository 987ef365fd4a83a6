/** Everything that the site has put on a device goes at a press. */
import { localeIn } from '#/locale.ts';
import { loadKept } from '#/messages/kept/texts.ts';
import { KEPT } from '#/paths.ts';
import { expect } from './fixtures.ts';
import { FILM, LIST } from './kept.ts';
import { keepByTouch, test } from './offline.ts';

for (const language of ['en', 'ur'] as const) {
  test(`all is forgotten on the device, also what another tab shows, by keys: ${language}`, async ({
    page,
    context,
  }) => {
    const { m, paths } = localeIn(language);
    const { texts } = await loadKept[language]();
    await page.goto(paths.to(FILM));
    await page.evaluate((list) => {
      localStorage.setItem('kept', JSON.stringify(list));
      localStorage.setItem('opened', '[]');
      localStorage.setItem('players', '{"places":[],"captions":"ur"}');
      Object.assign(localStorage, { theme: 'dark', language: 'ur', offered: 1 });
      sessionStorage.setItem('chosen', '1');
    }, LIST);
    await keepByTouch(page);
    await page.evaluate(async () => {
      await (await caches.open('clips')).put('/clips/x.webm', new Response('x'));
    });
    const other = await context.newPage();
    await other.goto(paths.to(KEPT));
    await expect(other.locator('#kept-titles').getByRole('listitem')).toHaveCount(3);

    await page.goto(paths.to(KEPT));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const forget = page.locator('#kept-forget');
    const button = forget.getByRole('button', { name: m.forgetAllNow });
    await expect(button).toBeHidden();
    await forget.getByText(m.forgetAll).press('Enter');
    await button.press('Enter');
    await expect(forget.getByText(texts.forgotten)).toBeVisible();
    const left = () =>
      page.evaluate(async () => ({
        ...{ local: localStorage.length, session: sessionStorage.length },
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    expect(await left()).toEqual({ local: 0, session: 0, caches: [], workers: 0 });
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    for (const tab of [page, other]) await expect(tab.getByText(m.keptEmpty)).toBeVisible();
  });
}
