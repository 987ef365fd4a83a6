/** Looks at scenes in each of their views. */
import type { Page } from '@playwright/test';
import { localeIn } from '#/site/locale.ts';
import { expect } from '../fixtures.ts';
import { illegibleTexts } from './contrast.ts';
import { type Look, viewsOf, wear } from './looks.ts';
import { reasons } from './reasons.ts';
import { type Part, runAxe } from './run.ts';
import type { Scene } from './scenes.ts';

/** Expects that each scene is faultless in each of its views. */
export async function expectFaultless(page: Page, site: string, scenes: readonly Scene[]) {
  const framesSeen = new Set<string>();
  for (const [place, scene] of scenes.entries()) {
    for (const { language, looks, contrasts } of viewsOf(scene, place)) {
      const { m, paths } = localeIn(language);
      const open = async () => {
        await page.goto(site + paths.to(scene.path));
        await scene.act?.(page, m);
      };
      for (const [turn, look] of looks.entries()) {
        await wear(page, look);
        // What was opened may close when the width changes.
        if (turn === 0 || scene.act) await open();
        const onlyColours = looks.slice(0, turn).some(({ size }) => size === look.size);
        const frame = `${language} ${nameOf(look)}`;
        const framed = !scene.act && framesSeen.has(frame);
        // The splash has neither header nor footer.
        if (scene.path !== '/') framesSeen.add(frame);
        const name = `${scene.path} ${scene.state ?? ''} ${frame}`;
        await checkView(page, name, { onlyColours, framed, contrasts });
      }
    }
  }
}

const nameOf = ({ size, colorScheme }: Look) => `${size.width} px ${colorScheme}`;

/**
 * Checks the page as it stands. `onlyColours`: it was checked already, in the other theme. `framed`:
 * another page has shown its header and footer. `contrasts`: our own check takes those that axe
 * leaves open.
 */
async function checkView(
  page: Page,
  view: string,
  { contrasts, ...part }: Part & { contrasts: boolean },
): Promise<void> {
  const found = await runAxe(page, part);
  const { violations, undecided } = await found.evaluate(({ texts: _, ...more }) => more);
  const texts = await found.evaluateHandle((one, wanted) => (wanted ? one.texts : []), contrasts);
  const count = await texts.evaluate(({ length }) => length);
  const illegible = count > 0 ? await illegibleTexts(page, texts) : [];
  const unexplained = undecided.filter(({ rule }) => !reasons[rule]);
  expect.soft({ violations, unexplained, illegible }, view).toEqual({
    violations: [],
    unexplained: [],
    illegible: [],
  });
}
