/** The services by which films can be narrowed, as JustWatch tells the database. */
import { calls } from '#/contract/calls.ts';
import { isOverLimit } from '#/contract/errors.ts';
import { SELDOM_CHANGES } from '#/contract/lifetimes.ts';
import { field, number, rows, text } from '#/contract/raw.ts';
import type { ServiceChoice } from '#/contract/rows/choices.ts';
import { TRY_EVERY } from '../breaker.ts';
import type { TmdbContext } from './context.ts';
import * as requests from './requests.ts';

/** Number of services that are offered: the best known of the region. */
const MOST = 12;
/** Age of an answer that lacks them after a failure: it is fresh until a failing database is asked again. */
const NEARLY_STALE = calls.discover.freshness.fresh - TRY_EVERY / 1000;

/** Returns the best known services of the region; none without one, or if the database fails. */
export async function servicesOf({
  database,
  region,
  kind,
  shelfOnly,
  onAnswer,
}: TmdbContext): Promise<ServiceChoice[]> {
  if (region === null) return [];
  const reading = { ...SELDOM_CHANGES, kind, shelfOnly };
  const body = await database.get(requests.services(region), reading).catch((error) => {
    if (isOverLimit(error)) throw error;
    // Films can be narrowed by all else without it.
    onAnswer(NEARLY_STALE);
    return null;
  });
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
