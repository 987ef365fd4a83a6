/** What most screens have: cards, the button under them, the one dialog and its player. */
import type { Locator, Page } from '@playwright/test';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';

export function cardsOf(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem');
}

export function loadMore(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^Load More/ });
}

/** The frame that a player is in. */
export function playerOf(within: Page | Locator): Locator {
  return within.locator('iframe');
}

/**
 * Closes a dialog, and waits until its address is gone: a step back comes later than the click, and
 * would lead away from whatever page is opened meanwhile.
 */
export async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('link', { name: 'Close' }).click();
  const closed = ({ searchParams }: URL) => !searchParams.has('play');
  await dialog.page().waitForURL(closed, { waitUntil: 'commit' });
}

export function askedFor(host: ScriptedHost, prefix: string): string[] {
  return host.requests.filter((path) => path.startsWith(prefix));
}

/** Whether a picture has arrived. */
export function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
}

/**
 * Clicks something on a page with a player. Chromium hands clicks to a frame of another site by where
 * it was painted last, so what is scrolled to has to be painted before it is pressed.
 */
export async function press(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  await link.click();
}
