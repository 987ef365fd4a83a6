/**
 * No stroke of a letter is cut, in the fonts of Urdu, Hindi and Punjabi: a page looks the same when
 * nothing of it may be cut.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compile } from 'sass';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { LIST, storeBefore } from './watchlist.ts';

/** Short texts with the highest and lowest strokes of a script. Each fits in two lines. */
const TEXTS = {
  ur: { dir: 'rtl', long: ['کچھ نہیں ملا پیچھے'], short: ['ٹریلر دیکھیے', 'پنجابی فلمیں'] },
  // Devanagari and Gurmukhi by turns.
  hi: {
    dir: 'ltr',
    long: ['र्द्वि फ़िल्में हूँ', 'ਮਕਬੂਲ ਫ਼ਿਲਮਾਂ'],
    short: ['ट्रेलर ढूँढें', 'ਕੁੱਝ ਹੀ ਵੱਡੀਆਂ'],
  },
};
type Language = keyof typeof TEXTS;

/** Urdu in a font of low letters, where a machine has no Nastaliq. */
const NASKH = ':root:lang(ur) { --text: "Noto Naskh Arabic"; --display: "Noto Naskh Arabic" }';

const LONG = ['h1', 'h2', '.card-title', '.player-title', '.search-hits b'].join();
const SHORT = [
  '.button',
  '.chip',
  '.card-note',
  '.meta',
  '.main-nav :is(a, summary)',
  '.toggle a',
  '.kind',
  '.drawer a',
  '.footer a',
  '.section-head > a',
].join();

async function openDrawer(page: Page): Promise<void> {
  const drawer = page.locator('#drawer:modal');
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
}

/** What the test looks at: a page, and how to bring more of it into sight, also again at another width. */
const SCREENS: { path: string; show?: (page: Page) => Promise<unknown> }[] = [
  { path: '/movies/PopularMovies' },
  { path: '/movie-dashboard' },
  { path: '/movie-dashboard', show: (page) => page.locator('#popular').scrollIntoViewIfNeeded() },
  { path: '/zxyxvyXdF/600765021' },
  {
    path: '/zxyxvyXdF/600765021?play=movie',
    // The line under the film comes with the island.
    show: (page) => expect(page.locator('.player .film-bar')).toBeVisible(),
  },
  { path: '/search?query=light' },
  { path: '/search', show: openDrawer },
];

/** The styles of pages in all scripts: the tests write one page in several languages. */
const scripts = ['urdu', 'north']
  .map((sheet) => compile(join(import.meta.dirname, `../../styles/${sheet}.scss`)).css)
  .join('\n');

/** Writes the page in a language: its root's attributes, and a text in each place. */
async function writeIn(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    ({ lang, dir, long, short, LONG, SHORT }) => {
      Object.assign(document.documentElement, { lang, dir });
      const write = (places: string, texts: string[]) => {
        for (const [turn, place] of document.querySelectorAll(places).entries()) {
          const inner = place.querySelector('bdi') ?? place;
          const words = [...inner.childNodes].filter(({ nodeType }) => nodeType === 3);
          for (const [index, node] of words.entries()) {
            node.textContent = index ? '' : (texts[turn % texts.length] ?? '');
          }
        }
      };
      write(LONG, long);
      write(SHORT, short);
    },
    { ...TEXTS[language], lang: language, LONG, SHORT },
  );
}

/** Returns how many pixels of the page differ when nothing around a text cuts it. */
async function pixelsCut(page: Page): Promise<number> {
  // Hide the header's content. At the top of the page its ground may hide strokes.
  const bare = await page.addStyleTag({
    content: 'body > .header > :not(nav), .frame { opacity: 0 }',
  });
  const shown = await page.screenshot({ animations: 'disabled' });
  const ground = await page.evaluate(() => (scrollY ? '' : 'body > .header { background: none }'));
  const free = await page.addStyleTag({
    content: `:is(${LONG}, ${SHORT}, :has(${LONG}, ${SHORT})):not(html, body, main, .chips) {
      overflow: visible !important; overflow-clip-margin: 99px !important;
    } ${ground}`,
  });
  const whole = await page.screenshot({ animations: 'disabled' });
  for (const style of [bare, free]) await style.evaluate((tag) => (tag as Element).remove());
  return differing(shown, whole);
}

/** Returns how many values of two pictures differ by more than the edge of a letter may. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).greyscale().raw().toBuffer()),
  );
  let count = 0;
  // An iterator over a million pixels takes thirty times as long.
  for (let at = 0; at < (first?.length ?? 0); at += 1) {
    if (Math.abs((first?.[at] ?? 0) - (second?.[at] ?? 0)) > 40) count += 1;
  }
  return count;
}

/** Number of pixels that may differ, fewer than a stroke has: its edge may lie on the edge of a box. */
const EDGE = 4;
const LANGUAGES: [number, Language[]][] = [
  [360, ['ur']],
  [1440, ['hi', 'ur']],
];

test.use({ bypassCSP: true });
test('no ink is cut in Nastaliq, Naskh, Devanagari and Gurmukhi, on a phone and on a desktop', async ({
  page,
}) => {
  test.slow();
  await page.route('**/t/**', (route) => route.abort());
  // The bookmarks of cards come a second after a scroll: between two pictures.
  await page.route('**/_astro/AfterInteraction*', (route) => route.abort());
  for (const { path, show } of SCREENS) {
    await page.goto(path);
    await page.addStyleTag({ content: scripts });
    for (const [width, spoken] of LANGUAGES) {
      await page.setViewportSize({ width, height: 740 });
      await show?.(page);
      for (const language of spoken) {
        await writeIn(page, language);
        expect.soft(await pixelsCut(page), `${path} in ${language}`).toBeLessThan(EDGE);
      }
    }
  }
  await page.addStyleTag({ content: NASKH });
  for (const [width] of LANGUAGES) {
    await page.setViewportSize({ width, height: 740 });
    expect(await pixelsCut(page), 'in Naskh').toBeLessThan(EDGE);
  }
});

test('a title that is cut keeps its start, in pages of either direction, and a Latin one is a column', async ({
  page,
}) => {
  await page.goto('/movies/PopularMovies');
  await page.addStyleTag({ content: scripts });
  const title = page.locator('.card-title').first();
  for (const [dir, word] of [
    ['rtl', 'Beginning'],
    ['ltr', 'آغاز'],
  ] as const) {
    const starts = await title.evaluate(
      (block, { dir, word }) => {
        document.documentElement.dir = dir;
        (block as HTMLElement).lang = dir === 'rtl' ? 'en' : 'ur';
        const text = block.querySelector('bdi')?.firstChild as Text;
        text.data = `${word} ${'and so on '.repeat(20)}`;
        if (dir === 'ltr') text.data = `${word} ${'اور آگے '.repeat(30)}`;
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, word.length);
        const { left, right, top } = range.getBoundingClientRect();
        const box = block.getBoundingClientRect();
        range.selectNodeContents(text);
        const [first, second] = [...range.getClientRects()].map((line) => line.left);
        // In the first line; the next word follows in the direction of the text.
        range.setStart(text, word.length + 1);
        range.setEnd(text, word.length + 3);
        const next = range.getBoundingClientRect();
        return {
          column: dir === 'ltr' || first === second,
          inside: left >= box.left - 1 && right <= box.right + 1 && top < box.top + 40,
          order: dir === 'rtl' ? next.left > left : next.left < left,
        };
      },
      { dir, word },
    );
    expect(starts).toEqual({ column: true, inside: true, order: true });
  }
});

test('no stroke of Nastaliq leaves its chip', async ({ page }) => {
  await storeBefore(page, { kept: LIST });
  for (const path of ['/ur/kept', '/ur/discover', '/ur/movies/genre/drama']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const chips = page.locator('main .chip');
    await expect.poll(() => chips.count()).toBeGreaterThan(2);
    const leaving = await chips.evaluateAll((all) => {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      return all
        .filter((chip) => {
          const text = document.createRange();
          text.selectNodeContents(chip);
          pen.font = getComputedStyle(chip).font;
          const ink = pen.measureText(chip.textContent ?? '');
          const line = text.getBoundingClientRect();
          const middle = (line.top + line.bottom) / 2;
          // The middle of a line lies between the highest and the lowest place of its font.
          const base = middle + (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
          const { top, bottom } = chip.getBoundingClientRect();
          const isInside =
            base - ink.actualBoundingBoxAscent > top &&
            base + ink.actualBoundingBoxDescent < bottom;
          return chip.checkVisibility() && !isInside;
        })
        .map((chip) => chip.textContent);
    });
    expect([path, leaving]).toEqual([path, []]);
  }
});
