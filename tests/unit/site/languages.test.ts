/** Addresses of pages in the languages that have a prefix. */
import { describe, expect, it } from 'vitest';
import { ENGLISH, languages } from '#/contract/language.ts';
import { isNowhere, matchAddress } from '#/site/match.ts';
import { prerenderRules, speculationRules } from '#/site/speculation.ts';

const ORIGIN = 'https://manzar.example';
const prefixed = languages.filter((language) => language !== ENGLISH);

describe.each(prefixed)('an address in %s', (language) => {
  const prefix = `/${language}`;

  it.each([
    ['/movie-dashboard?utm_source=x&popular=2', '/movie-dashboard?popular=2'],
    ['/movies/PopularMovies?through=3&page=2&ui=en', '/movies/PopularMovies?page=2&through=3'],
    ['/zxyxvyXdF/7?play=trailer&x=1', '/zxyxvyXdF/7?play=trailer'],
    ['/zxyxvyXdF/%00', '/zxyxvyXdF/-'],
    ['/search?query=+lamp+', '/search?query=lamp'],
    ['/drama/Waris?page=2', '/drama/Waris?page=2'],
    ['/nowhere', '/not-found'],
  ])('is stored by its prefix, and rendered without: %s', (target, path) => {
    const plain = matchAddress(target);
    expect(plain).toMatchObject({ language: ENGLISH, key: path, path });
    const match = matchAddress(prefix + target);
    expect(match).toEqual({ ...plain, language, key: prefix + path });
  });

  it('has one prefix', () => {
    for (const other of prefixed) {
      for (const target of [`/${other}`, `/${other}/`, `/${other}/search`]) {
        expect(isNowhere(matchAddress(prefix + target))).toBe(true);
        expect(matchAddress(prefix + target).moved).toBeNull();
      }
    }
  });
});

it.each(['/en/', '/en', '/en/search', '/UR/search', '/ur%2Fsearch', '/fr/', '/urdu/search'])(
  '%s is no address: English has no prefix, and nothing else is a language',
  (target) => {
    expect(matchAddress(target)).toMatchObject({ language: ENGLISH, moved: null });
    expect(isNowhere(matchAddress(target))).toBe(true);
  },
);

/** Returns whether a browser may fetch what a link leads to before it is pressed. */
function isFetchedEarly(rules: string, href: string): boolean {
  const [{ where }] = Object.values(JSON.parse(rules))[0] as [
    { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, object] } },
  ];
  const [{ href_matches: any }, { not }] = where.and;
  const matches = (pattern: string) => new URLPattern(pattern, ORIGIN).test(href, ORIGIN);
  return matches(any) && !not.href_matches.some(matches);
}

describe.each(languages)('speculation rules, for links in %s,', (language) => {
  const prefix = language === ENGLISH ? '' : `/${language}`;
  const early = (paths: string[]) =>
    paths.filter((path) =>
      [speculationRules, prerenderRules].every((rules) => isFetchedEarly(rules, prefix + path)),
    );

  it('leave out pages that act by themselves', () => {
    const acting = [
      '/',
      '/movies-trailers-latest-trailers',
      '/movies-trailers-latest-trailers?x=1',
    ];
    const playing = ['/zxyxvyXdF/7?play=trailer', '/movies/PopularMovies?page=2&play=7'];
    expect(early([...acting, ...playing, '/clips/24-frames'])).toEqual([]);
  });

  it('have the other pages', () => {
    const quiet = ['/movie-dashboard', '/zxyxvyXdF/7', '/search?query=a', '/drama/Waris?page=2'];
    expect(early([...quiet, '/movies/PopularMovies'])).toHaveLength(5);
  });
});
