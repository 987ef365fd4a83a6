/** What scenes are seen in: each language, theme and width. */
import type { Page } from '@playwright/test';
import { type Language, languages } from '#/contract/language.ts';

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

/** A scene as views need it: `main` scenes stand for a kind of page, the others are like them. */
export type Seen = { main?: boolean; wide?: boolean; act?: unknown };

/** Whether `npm run test:a11y` runs: every scene in every view, and every card of a list. */
export const whole = process.env.A11Y === 'whole';

/**
 * Returns the views of the scene at a place of its list. The whole form has every one. In the short
 * form a main scene has each language, in looks that differ, and any other scene one of these
 * views: so each pair of a main scene, a language, a theme and a width is there.
 */
export function viewsOf(
  { main = false, wide = false, act }: Seen,
  place: number,
  all = whole,
): View[] {
  const looks = LOOKS.filter(({ size }) => !wide || size === DESK);
  return languages.flatMap((language, at) => {
    const own = at === place % languages.length;
    if (all) return [{ language, looks, contrasts: true }];
    if (!main && !own) return [];
    // Without the quotient, other scenes would have only one look in each language.
    const turn = main ? place + at : place + Math.floor(place / languages.length);
    const look = looks[turn % looks.length] ?? LOOKS[0];
    return [{ language, looks: [look], contrasts: own && main && !act }];
  });
}

/** Gives the page a look. Motion is reduced: a colour on its way to another has no contrast yet. */
export async function wear(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
