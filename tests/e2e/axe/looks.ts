/** What scenes are seen in: each language, theme and width. */
import type { Page } from '@playwright/test';
import { ENGLISH, type Language, languages } from '#/contract/language.ts';
import type { Scene } from './scenes.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** Each pair of a width and a theme. */
const LOOKS = [
  { size: PHONE, colorScheme: 'light' },
  { size: DESK, colorScheme: 'dark' },
  { size: PHONE, colorScheme: 'dark' },
  { size: DESK, colorScheme: 'light' },
] as const;
export type Look = (typeof LOOKS)[number];
export type View = {
  language: Language;
  looks: readonly Look[];
  /** Whether our own check looks at its contrasts. */
  contrasts: boolean;
};

/** A scene as views need it. */
export type Seen = Pick<Scene, 'main' | 'alike' | 'wide' | 'act'>;

/** Whether `npm run test:a11y` runs: every scene in every view, and every card of a list. */
export const whole = process.env.A11Y === 'whole';

/**
 * Returns the views of the scene at a place of its list. The whole form has every one. In the short
 * form a main scene has two, which differ in language, theme and width, one that is like another has
 * none, and any other has one.
 */
export function viewsOf(
  { main = false, alike = false, wide = false, act }: Seen,
  place: number,
  all = whole,
): View[] {
  const looks = LOOKS.filter(({ size }) => !wide || size === DESK);
  if (all) return languages.map((language) => ({ language, looks, contrasts: true }));
  if (alike) return [];
  // Without the quotient, each language would have only one look.
  const first = (place + Math.floor(place / languages.length)) % looks.length;
  return (main ? [0, 1] : [0]).map((turn) => {
    const language = languages[(place + 2 * turn) % languages.length] ?? ENGLISH;
    // Looks that follow each other, from an even place on, have nothing in common.
    const look = looks[first ^ turn] ?? LOOKS[0];
    return { language, looks: [look], contrasts: main && !act && look.size === PHONE };
  });
}

/** Gives the page a look. Motion is reduced: a colour that still changes has no contrast yet. */
export async function wear(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
