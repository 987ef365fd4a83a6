/** The site as an app that visitors install, one for each language. */
import sharp from 'sharp';
import { languages } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { findFullBrowser } from '../../scripts/browser.mjs';
import { expect, test } from './fixtures.ts';

test('Chromium takes a language’s manifest, and would install it', async ({
  playwright,
  launchOptions,
  site,
}, testInfo) => {
  const executablePath = await findFullBrowser();
  test.skip(executablePath === null, 'A headless shell installs nothing.');
  // With a profile: nothing is installed from a private window.
  const context = await playwright.chromium.launchPersistentContext(
    testInfo.outputPath('profile'),
    {
      ...launchOptions,
      executablePath: executablePath as string,
      serviceWorkers: 'block',
    },
  );
  const page = await context.newPage();
  const cdp = await page.context().newCDPSession(page);
  const names = new Set<string | undefined>();
  for (const language of ['en', 'ur'] as const) {
    await page.goto(site.url + localeIn(language).paths.home);
    const { errors, data = '{}' } = await cdp.send('Page.getAppManifest');
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect([language, errors, installabilityErrors]).toEqual([language, [], []]);
    names.add(JSON.parse(data).name);
  }
  expect(names.size).toBe(2);
  await context.close();
});

/** Each screenshot of the manifest, with the screen that it is taken of. */
const SCREENS = [
  ['narrow', { width: 360, height: 740 }, 2],
  ['wide', { width: 1280, height: 800 }, 1],
] as const;

for (const [form, viewport, deviceScaleFactor] of SCREENS) {
  test.describe(`a ${form} screenshot`, () => {
    test.skip(!process.env.WRITE_SCREENSHOTS, 'Taken by hand: WRITE_SCREENSHOTS=1.');
    test.use({ viewport, deviceScaleFactor, colorScheme: 'dark' });

    test('is written', async ({ page }) => {
      for (const language of languages) {
        await page.goto(localeIn(language).paths.home, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await sharp(await page.screenshot())
          .webp({ quality: 70, effort: 6 })
          .toFile(`public/app/home-${language}-${form}.webp`);
      }
    });
  });
}
