import { afterEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, shellBeside } from '../../../scripts/browser.mjs';

describe('the headless shell of Playwright’s download', () => {
  it.each([
    [
      '/cache/ms-playwright/chromium-1255/chrome-linux64/chrome',
      '/cache/ms-playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell',
    ],
    [
      '/cache/chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      '/cache/chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell',
    ],
    [
      'C:\\cache\\chromium-1255\\chrome-win64\\chrome.exe',
      'C:\\cache\\chromium_headless_shell-1255\\chrome-headless-shell-win64\\chrome-headless-shell.exe',
    ],
  ])('is in a folder beside %s', (chromium, shell) => {
    expect(shellBeside(chromium)).toBe(shell);
  });
});

describe('a browser that is missing', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is not installed with NO_INSTALL, which gives the command in one line', async () => {
    vi.stubEnv('NO_INSTALL', '1');
    await expect(installBrowser('node')).rejects.toThrow(
      /^Missing: Chromium\. To install: npx playwright install chromium.*$/,
    );
  });
});
