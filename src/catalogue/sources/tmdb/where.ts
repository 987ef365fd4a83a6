/** Where a film or a series can be watched elsewhere, as JustWatch tells the database. */
import { field, number, rows, text } from '#/contract/raw.ts';
import type { Offer, WhereRow } from '#/contract/rows/where.ts';
import { NO_TRUST } from '#/contract/trust.ts';
import { webLink } from '#/contract/values.ts';
import { pathIn } from './rows.ts';

/** The database's lists for each kind of offer. */
const LISTS: Record<Offer, readonly string[]> = {
  stream: ['flatrate'],
  free: ['free', 'ads'],
  rent: ['rent'],
  buy: ['buy'],
};

/** Returns what the answer says of each country, in their order; nothing of a country without offers. */
export function whereIn(body: unknown, regions: readonly string[]): WhereRow[] {
  const all = field(field(body, 'watch/providers'), 'results');
  return regions.flatMap((country) => {
    const own = field(all, country);
    const link = webLink.read(field(own, 'link'), NO_TRUST);
    const logos = new Map<string, { name: string; logo_path: string }>();
    const offers = Object.entries(LISTS).flatMap(([how, lists]) => {
      const services = servicesIn(own, lists);
      for (const { name, logo_path } of services)
        if (logo_path !== null) logos.set(name, { name, logo_path });
      return services.length > 0 ? [[how, services.map(({ name }) => name)]] : [];
    });
    return link === null || offers.length === 0
      ? []
      : [{ country, link, ...Object.fromEntries(offers), logos: [...logos.values()] }];
  });
}

/** Number of services of a kind: more than pages show. */
const MOST = 8;

/** Returns services, each once, those that the database shows first before others. */
function servicesIn(country: unknown, lists: readonly string[]) {
  const all = lists.flatMap((name) => rows(field(country, name), service));
  const sorted = all.toSorted((a, b) => a.order - b.order);
  const isFirst = ({ name }: { name: string }, at: number) =>
    sorted.findIndex((one) => one.name === name) === at;
  return sorted.filter(isFirst).slice(0, MOST);
}

function service(row: unknown) {
  const name = text(field(row, 'provider_name'));
  const order = number(field(row, 'display_priority')) ?? Number.MAX_SAFE_INTEGER;
  return name === null ? null : { name, order, logo_path: pathIn(row, 'logo_path') };
}
