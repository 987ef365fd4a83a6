/** Looks for faults of accessibility with axe, in each size and theme in turn. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** Each pair of a size and a theme. */
const LOOKS = [
  { size: PHONE, colorScheme: 'light' },
  { size: DESK, colorScheme: 'dark' },
  { size: PHONE, colorScheme: 'dark' },
  { size: DESK, colorScheme: 'light' },
] as const;
type Look = (typeof LOOKS)[number];

export const desk: Look = LOOKS[3];
export const phone: Look = LOOKS[0];

/** Returns one of the looks: neighbours differ in both size and theme. */
export function lookOf(index: number): Look {
  return LOOKS[index % LOOKS.length] ?? LOOKS[0];
}

/** Gives the page a look. Motion is reduced: a colour on its way to another has no contrast yet. */
export async function wear(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Selects all of a list but its first four: the others are like them, and would take most of the time. */
const THE_REST = 'li:nth-child(n + 5)';

/** Expects that axe finds nothing on the page as it stands. */
export async function expectFaultless(page: Page, where: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude(THE_REST);
  // In legacy mode axe runs in the page. Else it opens another page for each result.
  const { violations } = await axe.setLegacyMode().analyze();
  const faults = violations.map(({ id, nodes }) => ({
    id,
    where: `${where} ${page.viewportSize()?.width}`,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`),
  }));
  expect.soft(faults, where).toEqual([]);
}
