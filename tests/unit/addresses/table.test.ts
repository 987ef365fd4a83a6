/**
 * tests/built/built-site.test.ts checks that the table has every page of Astro, because that needs
 * a build.
 */
import { describe, expect, it } from 'vitest';
import { addresses, data } from '#/addresses/table.ts';
import { listings } from '#/listings/listings.ts';
import { paths } from '#/paths.ts';

const patterns = [...addresses, data].map(({ pattern }) => pattern);

describe('the table of addresses', () => {
  it('has every grid', () => {
    const grids = listings.map(({ path }) => path);
    expect(grids.filter((path) => !patterns.includes(path))).toEqual([]);
  });

  it('has every fixed path that pages link to', () => {
    const fixed = Object.values(paths).filter((path) => typeof path === 'string');
    expect(fixed.filter((path) => !patterns.includes(path))).toEqual([]);
  });

  it('has each address once, under a label of its own', () => {
    const labels = addresses.map(({ label }) => label);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
