import { afterEach, expect, it, vi } from 'vitest';
import { pageLanguage } from '#/stores/language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/movie-dashboard', 'en'],
  ['/ur/movie-dashboard', 'ur'],
  ['/urdu', 'en'],
] as const)('the language of %s is %s', (pathname, language) => {
  vi.stubGlobal('location', { pathname });
  expect(pageLanguage()).toBe(language);
});
