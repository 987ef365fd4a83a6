/** The parts of a trailer's slide, and whether they keep apart. */
import type { Page } from '@playwright/test';
import { feedRow } from './answers.ts';
import { playerOf } from './cards.ts';
import { expect } from './fixtures.ts';

/** The film of a trailer with a long title and all that a host may tell of it. */
export const KNOWN = feedRow(1, {
  movieTitle: 'The Night Train to Lahore and the Lantern that Nobody Lit in the Rain',
  movie_id: 7,
  release_date: '1953-04-02',
  native_title: { lang: 'ur', text: 'لاہور کی رات' },
});

/** Answers players at once. A link over the frame takes the place of the one under it when a player is late. */
export function answerPlayers(page: Page): Promise<unknown> {
  const body = `<script>addEventListener('message', () => parent.postMessage('{"event":"onReady"}', '*'))</script>`;
  return page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

/**
 * Expects that nothing of the slide lies over anything else or under the header: only the buttons lie on the frame.
 * Returns the frame's box.
 */
export async function expectApart(page: Page, width: number, height: number): Promise<Box> {
  await page.setViewportSize({ width, height });
  const slide = page.getByRole('article').first();
  const parts = {
    header: page.getByRole('banner'),
    player: playerOf(page),
    title: slide.getByRole('heading'),
    facts: slide.getByText('1 / 1 · 1953 · لاہور کی رات'),
    film: slide.getByRole('link', { name: 'About this film' }),
    source: slide.getByRole('link', { name: 'Open on YouTube' }),
    pause: page.getByRole('button', { name: 'Pause trailers' }),
    sound: page.getByRole('button', { name: 'Unmute' }),
  };
  const boxes: Record<string, Box> = {};
  for (const [name, part] of Object.entries(parts)) {
    await expect(part, `${name} at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    boxes[name] = (await part.boundingBox()) ?? NOWHERE;
  }
  const dots = await slide.locator('.feed-dots').boundingBox();
  if (dots) boxes.dots = dots;
  const { player = NOWHERE } = boxes;
  expect(player.width / player.height).toBeCloseTo(16 / 9, 1);
  const faults = overlapping(boxes).filter((fault) => !/^player over (pause|sound)$/.test(fault));
  expect([`${width} × ${height}`, ...faults]).toEqual([`${width} × ${height}`]);
  return player;
}

type Box = { x: number; y: number; width: number; height: number };
export const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Returns the pairs of boxes that lie over each other. */
function overlapping(boxes: Record<string, Box>): string[] {
  const all = Object.entries(boxes);
  return all.flatMap(([name, a], index) =>
    all
      .slice(index + 1)
      .filter(([, b]) => apart(a.x, a.width, b.x, b.width) < -1)
      .filter(([, b]) => apart(a.y, a.height, b.y, b.height) < -1)
      .map(([other]) => `${name} over ${other}`),
  );
}

/** Returns the space between two ranges: below zero if they overlap. */
function apart(from: number, length: number, from2: number, length2: number): number {
  return Math.max(from, from2) - Math.min(from + length, from2 + length2);
}
