/**
 * tests/built/built-site.test.ts checks that the table has every page of Astro, because that needs
 * a build.
 */
import { describe, expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
import { isNowhere, matchAddress } from '#/site/match.ts';
import { archive, data, listings, pages } from '#/site/pages.ts';
import { paths, patterns, WATCHLIST } from '#/site/paths.ts';
import { sayingPages } from '../../fixtures/sayings.ts';
import { ADDRESSES } from '../../hostile/marked-host.ts';

const all = [...pages, data, archive].map(({ pattern }) => pattern);

describe('the table of pages', () => {
  it('has every fixed path that pages link to, and every pattern', () => {
    const named = [...Object.values(paths), ...Object.values(patterns)];
    const fixed = named.filter((path) => typeof path === 'string');
    expect(fixed.filter((path) => !all.includes(path))).toEqual([patterns.nowhere]);
  });

  it('has the pattern of each path that takes a part', () => {
    const made = Object.entries(paths).flatMap(([name, path]) =>
      typeof path === 'string' ? [] : [[patterns[name as keyof typeof patterns], path('x')]],
    );
    expect(made.length).toBeGreaterThan(4);
    for (const [pattern, path] of made) expect(pattern?.replace(/\[\w+\]/, 'x')).toBe(path);
  });

  it('has each pattern once, under its own label', () => {
    const labels = [...pages, archive].map(({ label }) => label);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has examples that lead to their rows, each in its one spelling', () => {
    for (const row of pages.filter(({ kind }) => kind === 'page')) {
      const match = matchAddress(row.example);
      expect([isNowhere(match), match.address.pattern, match.key, match.moved]).toEqual([
        false,
        row.pattern,
        row.example,
        null,
      ]);
    }
  });
});

describe('a grid of each card, and each other page, is visited', () => {
  const kindOf = ({ grid, pattern }: (typeof pages)[number]) => grid?.card ?? pattern;
  /** Pages that ask the host for nothing. */
  const ALONE: readonly string[] = [paths.splash, WATCHLIST];
  const asking = pages.filter(({ kind, pattern }) => kind === 'page' && !ALONE.includes(pattern));

  it.each([
    ['with odd values of a host', Object.values(sayingPages)],
    ['during an outage', ADDRESSES],
  ])('%s', (_, addresses) => {
    const visited = new Set(addresses.map((path) => kindOf(matchAddress(path).address)));
    const left = asking.filter((row) => !visited.has(kindOf(row)));
    expect(left.map(({ pattern }) => pattern)).toEqual([]);
  });
});

describe('the parameters of a grid', () => {
  const paramsOf = (path: string) =>
    Object.keys(pages.find(({ pattern }) => pattern === path)?.params ?? {});

  it('have `watch` at just the grids whose call takes it', () => {
    const offering = listings.filter((listing) => listing.kind === 'paged' && listing.watch);
    expect(offering.length).toBeGreaterThan(3);
    expect(offering.filter(({ call }) => !('watch' in calls[call].params))).toEqual([]);
    expect(offering.filter(({ path }) => !paramsOf(path).includes('watch'))).toEqual([]);
  });

  it('have `play` where its cards play on the page, and `through` where it is paged', () => {
    expect(paramsOf('/all-cartoons')).toEqual(['watch', 'page', 'through', 'play']);
    expect(paramsOf('/people/popularPeople')).toEqual(['page', 'through']);
    expect(paramsOf('/movies/topRated')).toEqual(['watch', 'page', 'through']);
    expect(paramsOf('/all-seasons')).toEqual(['watch', 'page']);
    expect(paramsOf('/season/[id]')).toEqual(['page']);
  });

  it('narrow and order a genre in one order', () => {
    expect(paramsOf('/movies/genre/[genre]')).toEqual([
      'language',
      'decade',
      'sort',
      'page',
      'through',
    ]);
  });
});
