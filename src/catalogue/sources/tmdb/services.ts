/** The services by which films can be narrowed, as JustWatch tells the database. */
import { SELDOM_CHANGES } from '#/contract/lifetimes.ts';
import { field, number, rows, text } from '#/contract/raw.ts';
import type { ServiceChoice } from '#/contract/rows/choices.ts';
import type { TmdbContext } from './context.ts';
import * as requests from './requests.ts';

/** Number of services that are offered: the best known of the region. */
const MOST = 12;

/** Returns the best known services of the region; none without one, or if the database fails. */
export async function servicesOf({
  database,
  region,
  kind,
  shelfOnly,
}: TmdbContext): Promise<ServiceChoice[]> {
  if (region === null) return [];
  const reading = { ...SELDOM_CHANGES, kind, shelfOnly };
  // Films can be narrowed by all else without it.
  const body = await database.get(requests.services(region), reading).catch(() => null);
  return rows(
    field(body, 'results'),
    (row) => serviceIn(row, region),
    ({ value }) => value,
  )
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MOST)
    .map(({ order: _order, ...choice }) => choice);
}

function serviceIn(row: unknown, country: string) {
  const id = number(field(row, 'provider_id'));
  const name = text(field(row, 'provider_name'));
  if (id === null || !Number.isSafeInteger(id) || id < 1 || name === null) return null;
  const own = number(field(field(row, 'display_priorities'), country));
  const order = own ?? number(field(row, 'display_priority')) ?? Number.MAX_SAFE_INTEGER;
  return { value: `${id}`, name, country, count: null, order };
}
