/** What the tests of the service worker share. */
import type { Page } from '@playwright/test';
import { startWay, type Way } from '../fixtures/way-to-site.ts';
import { test as base, expect } from './fixtures.ts';

/** Tests with a worker, each at its own address: other tests' pages have none. */
export const test = base.extend<{ way: Way }>({
  serviceWorkers: 'allow',
  way: async ({ site }, use) => {
    const way = await startWay(site.url);
    await use(way);
    await way.stop();
  },
  baseURL: async ({ way }, use) => {
    await use(way.url);
  },
});

/** Returns the paths of the saved pages, the oldest first. */
export function savedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    return names.flatMap((name) => /^page \d+ (.+)$/.exec(name)?.[1] ?? []);
  });
}

/** Returns the names of all caches. */
export function namesIn(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Touches a page by a key. Resolves when the worker has saved it. */
export async function saveByTouch(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await page.keyboard.press('Shift');
  await expect.poll(() => savedPages(page)).toContain(pathname + search);
}

/** Returns the paths of all that caches have. */
export function filesIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pathOf = ({ url }: Request) => new URL(url).pathname;
    const each = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(each)).flat().map(pathOf);
  });
}

/** Makes a saved page older, or copies it to another address, with more files than it has. */
export function saveAs(
  page: Page,
  path: string,
  as: string,
  age = 0,
  files: string[] = [],
): Promise<void> {
  return page.evaluate(
    async ([path, as, age, files]) => {
      const [name = ''] = (await caches.keys()).filter((one) => one.endsWith(` ${path}`));
      const cache = await caches.open(name);
      const older = await caches.open(`page ${Date.now() - age} ${as}`);
      await older.put(as, (await cache.match(path)) as Response);
      for (const file of files) await older.put(file, new Response('x'));
      if (path !== as) return;
      for (const one of await cache.keys()) {
        const isPage = new URL(one.url).pathname === path;
        if (!isPage) await older.put(one, (await cache.match(one)) as Response);
      }
      await caches.delete(name);
    },
    [path, as, age, files] as const,
  );
}
