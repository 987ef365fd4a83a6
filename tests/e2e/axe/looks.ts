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
export type View = { language: Language; looks: readonly Look[] };

/** A scene as views need it: `main` scenes stand for a kind of page, the others are like them. */
export type Seen = { main?: boolean; wide?: boolean };

/** Whether `npm run test:a11y` runs: every scene in every view, and every card of a list. */
export const whole = process.env.A11Y === 'whole';

/**
 * Returns the views of the scene at a place of the list. The whole form has every one. In the short
 * form a main scene has each language, each in another look, and one language of neighbours comes
 * in each look: so each pair of scene, language, theme and width is there. Any other scene has one.
 */
export function viewsOf({ main = false, wide = false }: Seen, place: number, all = whole): View[] {
  const looks = LOOKS.filter(({ size }) => !wide || size === DESK);
  if (all) return languages.map((language) => ({ language, looks }));
  const views = languages.map((language, at) => ({
    language,
    looks: [looks[(place + at) % looks.length] ?? LOOKS[1]],
  }));
  // A step of five turns looks against languages.
  return main
    ? views
    : ([
        { ...(views[place % 4] ?? views[0]), looks: [looks[Math.floor(place / 4) % looks.length]] },
      ] as View[]);
}

/** Gives the page a look. Motion is reduced: a colour on its way to another has no contrast yet. */
export async function wear(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}
