/** Looks at scenes in each of their views. */
import type { Page } from '@playwright/test';
import { localeIn } from '#/locale.ts';
import { expect, test } from '../fixtures.ts';
import { illegibleTexts } from './contrast.ts';
import { type Look, viewsOf, wear } from './looks.ts';
import { reasons } from './reasons.ts';
import { runAxe } from './run.ts';
import type { Scene } from './scenes.ts';

/** Expects that each scene is faultless in each of its views. */
export async function expectFaultless(page: Page, site: string, scenes: readonly Scene[]) {
  for (const [place, scene] of scenes.entries()) {
    for (const { language, looks } of viewsOf(scene, place)) {
      const { m, paths } = localeIn(language);
      const open = async () => {
        await page.goto(site + paths.to(scene.path));
        await scene.act?.(page, m);
      };
      for (const [turn, look] of looks.entries()) {
        await wear(page, look);
        // What was opened may close when the width changes.
        if (turn === 0 || scene.act) await open();
        await checkView(page, `${scene.path} ${scene.state ?? ''} ${language} ${nameOf(look)}`);
      }
    }
  }
}

const nameOf = ({ size, colorScheme }: Look) => `${size.width} px ${colorScheme}`;

async function checkView(page: Page, view: string): Promise<void> {
  const found = await runAxe(page);
  const { checked, violations, undecided } = await found.evaluate(({ texts: _, ...more }) => more);
  const texts = await found.evaluateHandle((one) => one.texts);
  const count = await texts.evaluate(({ length }) => length);
  const illegible = count > 0 ? await illegibleTexts(page, texts) : [];
  const unexplained = undecided.filter(({ rule }) => !reasons[rule]);
  expect.soft({ violations, unexplained, illegible }, view).toEqual({
    violations: [],
    unexplained: [],
    illegible: [],
  });
  const decided = { checked, undecided: undecided.length, texts: count };
  test.info().annotations.push({ type: 'axe', description: JSON.stringify(decided) });
}
