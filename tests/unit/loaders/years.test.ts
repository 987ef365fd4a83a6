/** The year of upcoming films: no host gets it that has not said that its list takes one. */
import { expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { listQueryOf } from '#/loaders/list-query.ts';
import { upcomingYears } from '#/loaders/listing.ts';
import type { PagedListing } from '#/site/grid.ts';
import { listings } from '#/site/pages.ts';
import { scriptedSource } from '../../catalogue/scripted-source.ts';
import { trust } from '../../fixtures/trust.ts';

const NOW = new Date('2026-11-25');
const film = (id: number, free_from?: number) => ({
  id,
  title: 'A',
  release_date: '1931-01-01',
  free_from,
});
const listing = listings.find(({ call }) => call === 'upcoming') as PagedListing;

function scripted(results: object[], more: object) {
  const { source, requested, json } = scriptedSource();
  json({ results, page: 1, total_pages: 1, ...more });
  return { requested, catalogue: createCatalogue({ source, trust, log: () => undefined }) };
}
const askedIn = (query: string, catalogue: Parameters<typeof listQueryOf>[3]) =>
  listQueryOf(listing, '', new URLSearchParams(query), catalogue);

it('a host that has not announced it is never asked for a year: not by a page, and not by /data', async () => {
  for (const years of [undefined, false, 'yes', 1]) {
    const { requested, catalogue } = scripted([film(1, 2027)], { years });
    expect(await askedIn('year=2027', catalogue)).toEqual({});
    await catalogue.ask('upcoming', { page: 1, year: 2027 });
    await catalogue.ask('upcoming', { page: 2, year: 2028, watch: null });
    expect(requested.filter((path) => path.includes('year'))).toEqual([]);
    expect(await upcomingYears(catalogue, NOW)).toEqual([]);
  }
});

it('a host that has announced it is asked', async () => {
  const { requested, catalogue } = scripted([film(1, 2027)], { years: true, watchable: true });
  expect(await askedIn('year=2027&watch=1', catalogue)).toEqual({ watch: '1', year: 2027 });
  await catalogue.ask('upcoming', { page: 1, year: 2027 });
  expect(requested).toEqual(['/api/tmdb/upcoming?page=1', '/api/tmdb/upcoming?page=1&year=2027']);
  for (const odd of ['27', '1899', '20270', 'x', '']) {
    expect(await askedIn(`year=${odd}`, catalogue)).toEqual({});
  }
});

it('a page leads to the years from the first film to the last, twelve at most and none of the past', async () => {
  const yearsOf = (...years: (number | undefined)[]) =>
    upcomingYears(
      scripted(
        years.map((year, at) => film(at, year)),
        { years: true },
      ).catalogue,
      NOW,
    );
  expect(await yearsOf(2027, 2027, 2030)).toEqual([2027, 2028, 2029, 2030]);
  expect(await yearsOf(undefined, 2028, 1990)).toEqual([2028]);
  expect(await yearsOf(2027, 2199)).toHaveLength(12);
  expect(await yearsOf()).toEqual([]);
});
