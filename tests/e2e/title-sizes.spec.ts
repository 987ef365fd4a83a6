/**
 * The titles of details on phones. One page lays out every title of the open catalogue in the head
 * of a movie, with the class that the server gives it.
 */
import type { Page } from '@playwright/test';
import { titleSize } from '#/components/title-size.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { expect, test } from './fixtures.ts';

const MOVIE = '/zxyxvyXdF/600765021';
/** The smallest size of a title, in px. */
const SMALLEST = 20;

const { films, series, dramas } = loadSeed();
const TITLES = [...films, ...series, ...dramas].map(({ title }) => title);
const LONG = 'The long way home over seven mountains '.repeat(4).slice(0, 150);

type Laid = {
  title: string;
  /** Words that are broken although a line holds them at the smallest size. */
  broken: string[];
  /** Where the title begins and ends under the head's upper edge, and its buttons end. */
  top: number;
  left: number;
  width: number;
  buttons: number;
};

/** Lays out titles one after the other in the head of the page, and measures each. */
function layOut(page: Page, titles: readonly string[]): Promise<Laid[]> {
  const sized = titles.map((title) => ({ title, size: titleSize(title) ?? '' }));
  return page.evaluate(
    ([all, smallest]) => {
      const head = document.querySelector('.hero-inner') as HTMLElement;
      const box = head.querySelector('.hero-title') as HTMLElement;
      const heading = head.querySelector('h1') as HTMLElement;
      const button = [...head.querySelectorAll('.actions .button')].at(-1) as HTMLElement;
      const line = head.clientWidth - 32;
      const wordIn = (text: string) => {
        const word = document.createElement('span');
        word.textContent = text;
        return word;
      };
      return all.map(({ title, size }) => {
        box.className = `hero-title ${size}`;
        const words = title.split(/ |(?<=[-–/])/).map(wordIn);
        heading.replaceChildren(...words.flatMap((word) => [word, ' ']));
        const broken = words.filter((word) => word.getClientRects().length > 1);
        const { top, left, width } = heading.getBoundingClientRect();
        const from = head.getBoundingClientRect().top;
        const buttons = button.getBoundingClientRect().bottom;
        heading.style.fontSize = `${smallest}px`;
        heading.style.whiteSpace = 'nowrap';
        const fitting = broken.filter((word) => word.offsetWidth <= line);
        heading.removeAttribute('style');
        const texts = fitting.map((word) => word.textContent ?? '');
        return { title, broken: texts, top: top - from, left, width, buttons };
      });
    },
    [sized, SMALLEST] as const,
  );
}

test('no title of the catalogue breaks inside a word that fits a line of a phone, the first screen has a button, and a title of 150 letters stands under the poster in its full width', async ({
  page,
}) => {
  expect(TITLES.length).toBeGreaterThan(300);
  await page.goto(MOVIE);
  // Upright, and on its side.
  for (const [width, height] of [
    [320, 740],
    [360, 740],
    [412, 740],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const laid = await layOut(page, TITLES);
    expect(laid.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(laid.filter(({ buttons }) => buttons > height)).toEqual([]);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  const [laid] = await layOut(page, [LONG]);
  expect(laid).toMatchObject({ broken: [], left: 16, width: 328 });
  expect(laid?.top).toBeGreaterThan(200);
  const poster = await page.getByRole('main').locator('.picture').first().boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect((poster?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(48);
});
