/** The built site: its routes against the table of addresses, and code that no browser may load. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses, data } from '#/addresses/table.ts';
import { listings } from '#/listings/listings.ts';

/**
 * Routes that stand for more than one address: the page of all grids, and the page of unknown
 * addresses.
 */
const FOR_MANY = ['/[...path]', '/404'];

const routes = JSON.parse(readFileSync('dist/server/routes.json', 'utf8')) as string[];
const patterns = [...addresses, data]
  .filter(({ answerer }) => answerer !== 'server')
  .map(({ pattern }) => pattern);

describe('the table of addresses', () => {
  it('has every page of Astro: the server answers 404 for a page that is missing there', () => {
    const pages = routes.filter((route) => !FOR_MANY.includes(route));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((route) => !patterns.includes(route))).toEqual([]);
  });

  it('has no address without a page or a grid', () => {
    const answered = [...routes, ...listings.map(({ path }) => path)];
    expect(patterns.filter((pattern) => !answered.includes(pattern))).toEqual([]);
  });
});

it('SQLite is in no file that browsers or pages load', () => {
  const built = globSync('dist/**/*.{js,mjs,html}');
  expect(built.length).toBeGreaterThan(5);
  expect(built.filter((path) => readFileSync(path, 'utf8').includes('node:sqlite'))).toEqual([]);
});

it('zod is in no script that browsers load: the schemas of the wire give them types alone', () => {
  const scripts = globSync('dist/client/**/*.js');
  expect(scripts.length).toBeGreaterThan(5);
  const validating = /ZodObject|safeParse|_zod/;
  expect(scripts.filter((path) => validating.test(readFileSync(path, 'utf8')))).toEqual([]);
});

it('the preview panel of the dev server leaves no trace', () => {
  const built = globSync('dist/**/*.{js,mjs,html}');
  const panel = /manzar-preview|manzar:calls|astro-dev-toolbar/;
  expect(built.filter((path) => panel.test(readFileSync(path, 'utf8')))).toEqual([]);
});
