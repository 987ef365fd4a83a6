/** The table of addresses against the pages that there are: the build writes down Astro's routes. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses, data } from '#/addresses/table.ts';
import { listings } from '#/listings/listings.ts';
import { paths } from '#/paths.ts';

const ROUTES = 'dist/server/routes.json';
/** Routes that are of no one address: every grid's page, and the page of an address that has none. */
const FOR_MANY = ['/[...path]', '/404'];

function routes(): string[] {
  expect(existsSync(ROUTES), 'dist is not there: run npm run build first').toBe(true);
  return JSON.parse(readFileSync(ROUTES, 'utf8')) as string[];
}

const patterns = [...addresses, data].map(({ pattern }) => pattern);

describe('the table of addresses', () => {
  it('has every page of Astro: one that is missing would be 404 in production', () => {
    const pages = routes().filter((route) => !FOR_MANY.includes(route));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((route) => !patterns.includes(route))).toEqual([]);
  });

  it('has every grid, and nothing that neither a page nor a grid answers', () => {
    const grids = listings.map(({ path }) => path);
    expect(grids.filter((path) => !patterns.includes(path))).toEqual([]);
    const answered = [...routes(), ...grids];
    expect(patterns.filter((pattern) => !answered.includes(pattern))).toEqual([]);
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
