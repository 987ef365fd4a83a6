import { cardsOf } from './cards.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    changes: { what: string; frame: number }[];
  }
}

/** Notes in the page when a card is marked busy and when the dialog opens, with the frame. */
function noteChanges(): void {
  window.changes = [];
  let frame = 0;
  const count = () => {
    frame += 1;
    requestAnimationFrame(count);
  };
  count();
  const options = { subtree: true, attributeFilter: ['aria-busy', 'open'] };
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if ((target as Element).hasAttribute(attributeName ?? ''))
        window.changes.push({ what: attributeName ?? '', frame });
    }
  }).observe(document, options);
}

test('a pressed card answers in its own frame, before its dialog opens', async ({ page }) => {
  await page.goto('/movies/hindi-movies');
  const card = cardsOf(page).first().getByRole('link');
  await card.hover();
  await expect(page.locator('#player[data-live]')).toBeAttached();
  await page.evaluate(noteChanges);
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const [busy, open] = await page.evaluate(() => window.changes);
  expect([busy?.what, open?.what]).toEqual(['aria-busy', 'open']);
  expect(open?.frame).toBeGreaterThan(busy?.frame ?? Number.POSITIVE_INFINITY);
  await expect(card).not.toHaveAttribute('aria-busy');
});

test('a press that has waited for its script opens the dialog without waiting for a frame', async ({
  page,
}) => {
  await page.goto('/movies/hindi-movies');
  // The dialog's empty frame opens at the press: a visitor may close it before the next frame.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  const card = cardsOf(page).first().getByRole('link');
  await card.dispatchEvent('pointerdown');
  await card.dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('dialog').locator('iframe, .frame-message')).toBeVisible();
});

test('Back closes a dialog that a press has opened while React still loads', async ({ page }) => {
  await page.goto('/movies/hindi-movies');
  const url = await page
    .locator('astro-island[component-export=Player]')
    .getAttribute('renderer-url');
  // Held until the test is over.
  await page.route(`**${url}`, () => {});
  const card = cardsOf(page).first().getByRole('link');
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('iframe')).toBeAttached();
  await expect(page).toHaveURL(/play=/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#player iframe')).toHaveCount(0);
  await expect(page).toHaveURL('/movies/hindi-movies');
});

test('a frame that a press has put there before React is the one that stays', async ({ page }) => {
  await page.goto('/movies/hindi-movies');
  const island = page.locator('astro-island[component-export=Player]');
  const url = await island.getAttribute('renderer-url');
  const gate = Promise.withResolvers<void>();
  await page.route(`**${url}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await cardsOf(page).first().getByRole('link').press('Enter');
  const dialog = page.getByRole('dialog');
  const title = await dialog.getByRole('heading').textContent();
  const early = await dialog.locator('iframe').elementHandle();
  gate.resolve();
  await expect(page.locator('#player[data-live]')).toBeVisible();
  await expect(dialog.locator('.frame-state')).toBeAttached();
  const frame = await dialog.locator('iframe').elementHandle();
  expect(await early?.evaluate((one, other) => one === other && one.isConnected, frame)).toBe(true);
  await expect(dialog.getByRole('heading')).toHaveText(title ?? '');
});
