import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIPS, KINDS, PREFIXED } from '../hostile/routes.ts';
import { complaints } from './complaints.ts';
import { expect, test } from './fixtures.ts';

const MOVIE = '/zxyxvyXdF/2680366391';

/** Serves a real page of another site. */
async function framing(body: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('every kind of page keeps to the policy, and at 400 % zoom, 320 by 256 px, none of the site’s scrolls sideways', async ({
  page,
}) => {
  // Some forty pages.
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ documentURI, effectiveDirective, sample }) => {
      void Reflect.get(globalThis, 'violated')([documentURI, effectiveDirective, sample].join(' '));
    });
  });
  const own = [...KINDS, ...PREFIXED, `${MOVIE}?play=movie`, '/offline'];
  const paths = [...own, ...CLIPS, '/api/', '/api/changes'];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (own.includes(path)) {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, wide]).toEqual([path, 320]);
    }
    // Also what a page runs only after a touch, and the islands under the pointer.
    await page.mouse.move(200, 20);
    await page.mouse.move(210, 30);
    await page.keyboard.press('Tab');
    expect([path, ...violations]).toEqual([path]);
  }
  expect(paths.length).toBeGreaterThan(30);
});

test('a violation of the policy does not run, and the console reports it', async ({ context }) => {
  // This page is not the fixture's, which would fail the test at a violation.
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto('/movie-dashboard');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
    document.body.setAttribute('style', 'outline: 9px solid red');
    return [document.title === 'run', getComputedStyle(document.body).outlineWidth === '9px'];
  });
  expect(ran).toEqual([false, false]);
  expect(heard.filter((text) => text.includes('Content Security Policy'))).toHaveLength(2);
});

test('our own clips play under the policy, in a frame of any site', async ({ page, site }) => {
  const src = `${site.url}/clips/24-frames?autoplay=1&mute=1`;
  const other = await framing(`<iframe src="${src}" sandbox="allow-scripts" allow="autoplay">`);
  await page.goto(other.url);
  const video = page.frameLocator('iframe').locator('video');
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0);
  await other.close();
});

test('a page of ours cannot be framed', async ({ context, site }) => {
  const other = await framing(`<iframe src="${site.url}/movie-dashboard">`);
  // This page is not the fixture's: the browser reports the violation, as it should.
  const page = await context.newPage();
  const heard = complaints(page);
  await page.goto(other.url);
  await expect.poll(() => heard.join()).toContain("frame-ancestors 'none'");
  await other.close();
});

test('a clip in our player may start by itself and go full screen', async ({ page }) => {
  await page.goto('/movie-dashboard');
  const allowed = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.sandbox.value = 'allow-scripts';
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.src = '/clips/24-frames?autoplay=1';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    return true;
  });
  expect(allowed).toBe(true);
  const frame = page.frames().find((one) => one.url().includes('/clips/'));
  const features = await frame?.evaluate(() => {
    const { featurePolicy } = document as Document & {
      featurePolicy: { allowsFeature(name: string): boolean };
    };
    return ['autoplay', 'fullscreen', 'camera'].map((name) => featurePolicy.allowsFeature(name));
  });
  expect(features).toEqual([true, true, false]);
});
