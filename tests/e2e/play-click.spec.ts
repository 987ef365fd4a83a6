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

test('a pressed card answers in a frame of its own, before its dialog opens', async ({ page }) => {
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
