import { expect, test } from './fixtures.ts';

test('the name in each script leads to the splash in its language, which is remembered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/');
  const names = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  // Each says its language.
  await expect(names).toHaveText(['اردو', 'English', /^मंज़र\s*हिन्दी$/, /^ਮੰਜ਼ਰ\s*ਪੰਜਾਬੀ$/]);
  await page.getByRole('link', { name: 'منظر' }).click();
  await expect(page).toHaveURL('/ur/');
  await expect(page.getByRole('link', { name: 'داخل ہوں' })).toBeInViewport({ ratio: 1 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Enter' }).click();
  await expect(page).toHaveURL('/ur/movie-dashboard');
  await page.goto('/hi/');
  await page.getByRole('link', { name: 'अंदर आएँ' }).click();
  await expect(page).toHaveURL('/hi/movie-dashboard');
});

test('the splash leads on by a path, and has whole addresses only for sharing and search engines', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('url=/movie-dashboard');
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/">/);
  const shared =
    /<(?:meta property="og:[a-z_:]+" content|link rel="(?:canonical|alternate)"(?: hreflang="[a-z-]+")? href)="[^"]*">/g;
  const data = /<script type="application\/ld\+json">.*?<\/script>/;
  expect(html.replace(shared, '').replace(data, '')).not.toMatch(/https?:/);
});

test('with script the redirect and the link take the splash’s place, so that Back does not bounce', async ({
  page,
}) => {
  await page.goto('/movies/topRated');
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward(7_000);
  await expect(page.getByRole('link', { name: 'Enter' })).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL('/movie-dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/movies/topRated');

  await page.goto('/');
  await page.getByRole('link', { name: 'Enter' }).click();
  await expect(page).toHaveURL('/movie-dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/movies/topRated');
});

test('the splash shows the name, a progress bar and a way in; Stay stops the time and gives the focus to the way in', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page).toHaveTitle('Manzar');
  await expect(page.getByRole('heading', { level: 1, name: 'Manzar' })).toBeAttached();
  await expect(page.getByRole('img', { name: 'Manzar' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Opening' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Enter' })).toBeFocused();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/movie-dashboard');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the splash leads home by itself, after eight seconds and not before, and nothing offers to stop the time', async ({
    page,
  }) => {
    const start = Date.now();
    await page.goto('/');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.waitForURL('/movie-dashboard', { timeout: 15_000 });
    expect(Date.now() - start).toBeGreaterThan(7_500);
  });
});
