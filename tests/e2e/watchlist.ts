/** What the tests of a visitor's list and history share. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const FILM = '/zxyxvyXdF/600765021';

/** A list of titles as it is saved, the newest last. */
export const LIST = [
  {
    path: '/zxyxvyXdF/1',
    year: 1957,
    plays: false,
    seen: false,
    at: 1,
    names: [
      ['hi', 'प्यासा'],
      ['en', 'Pyaasa'],
    ],
    picture: null,
  },
  { path: '/detail/tv-series/2', names: [['en', 'Aparna']], year: null, plays: true, at: 2 },
  { path: FILM, names: [['ur', 'نقطہ']], year: 2026, plays: null, at: 3 },
];

/** Puts values into the browser's store before the first page has one. */
export async function storeBefore(page: Page, values: Record<string, unknown>): Promise<void> {
  await page.addInitScript((all) => {
    if (window !== window.top || sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    for (const [name, value] of Object.entries(all)) {
      localStorage.setItem(name, JSON.stringify(value));
    }
  }, values);
}

/** Returns what a store holds. */
export function heldIn(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name);
}

/** Touches a page by a key. Resolves when the scripts that come then have run. */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => document.adoptedStyleSheets.length))
    .toBeGreaterThan(0);
}
