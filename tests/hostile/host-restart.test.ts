/** A site that is started again while its host is down: the shelf has every page of the last day. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOfTests } from '../fixtures/folder.ts';
import { scriptWholeHost, wholePages } from '../fixtures/whole-host.ts';
import { hostOfTests, siteOver } from './host-site.ts';

const PAGES = [
  ...Object.values(wholePages),
  '/search?query=lantern',
  '/movies/upComing?page=2',
  '/ur/zxyxvyXdF/7',
  '/all-cartoons',
];
const NEVER_SEEN = '/movies/PopularMovies?page=9';
/** Seconds. */
const DAY = 86_400;

const folder = folderOfTests();
const host = await hostOfTests();
scriptWholeHost(host);

/** Returns the pages of a site that has just started, `passed` seconds after the first one. */
async function seen(passed: number, paths: readonly string[]) {
  const site = await siteOver(host.origin, { SHELF_DB: join(folder, 'shelf.db') });
  site.pass(passed);
  const found: [path: string, status: number, text: string][] = [];
  for (const path of paths) {
    const answer = await fetch(site.url + path);
    found.push([path, answer.status, await answer.text()]);
  }
  await site.close();
  return found;
}

it('opens the pages that were seen in the last day, and no others', async () => {
  const before = await seen(0, PAGES);
  expect(before.map(([path, status]) => [path, status])).toEqual(PAGES.map((path) => [path, 200]));
  host.down();
  expect(await seen(DAY - 60, PAGES)).toEqual(before);
  expect((await seen(DAY - 60, [NEVER_SEEN]))[0]?.[1]).toBe(502);
  expect((await seen(DAY + 60, [wholePages.grid]))[0]?.[1]).toBe(502);
});
