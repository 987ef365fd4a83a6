/** What most screens share: cards, the button under them, the one dialog and its player. */
import type { Locator, Page } from '@playwright/test';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';

export function cardsOf(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem');
}

export function loadMore(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^Load More/ });
}

/** Returns the player: a frame, or a film in the browser's own. */
export function playerOf(within: Page | Locator): Locator {
  return within.locator('iframe, video');
}

/**
 * Closes a dialog, and waits until its address is gone. The step back in the history comes later
 * than the click, and would lead away from a page that a test opens meanwhile.
 */
export async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('link', { name: 'Close' }).click();
  const closed = ({ searchParams }: URL) => !searchParams.has('play');
  await dialog.page().waitForURL(closed, { waitUntil: 'commit' });
}

export function requestsTo(host: ScriptedHost, prefix: string): string[] {
  return host.requests.filter((path) => path.startsWith(prefix));
}

/** The address of a painted sheet. */
export const SHEET = /^\/t\/n\/[a-z]+-[a-zA-Z]+\.svg$/;

/** Returns whether a picture has loaded. */
export function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
}

/**
 * Holds the script that hydrates islands, so that a press finds none that has hydrated. Returns what
 * lets it come.
 */
export async function withoutReact(page: Page): Promise<{ come(): void }> {
  const renderer = await page.locator('astro-island').first().getAttribute('renderer-url');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${renderer}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { come: () => resolve() };
}

/**
 * Clicks something on a page with a player. Chromium decides by the last paint whether a click goes
 * to a frame of another site. So the target must be painted after scrolling and before the click.
 */
export async function press(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
  );
  await link.click();
}
