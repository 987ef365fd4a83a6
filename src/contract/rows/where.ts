/** Where a title can be watched elsewhere, by country. */
import { listOf, type Read, row, says, type Wire } from '../row.ts';
import type { Picture } from '../trust.ts';
import * as v from '../values.ts';

/** How a service shows a title, in the order of pages. */
export const OFFERS = ['stream', 'free', 'rent', 'buy'] as const;
export type Offer = (typeof OFFERS)[number];

/** Number of services of a kind that are read. */
const MOST = 8;

const services = (how: string) =>
  says(listOf({ ...v.title, key: (name: string) => name }, { keep: MOST }), how);

const logo = row({
  name: 'Logo',
  is: 'The logo of a service.',
  must: { name: v.title, logo_path: v.imagePath },
  read: ({ name, logo_path }) =>
    name === null || logo_path === null ? null : ([name, logo_path] as const),
  key: ([name]) => name,
});

/** A service, with its logo where the host has one. */
export type Service = { name: string; logo: Picture | null };

export type Where = Read<typeof where>;
export type WhereRow = Wire<typeof where>;
export const where = row({
  name: 'Where',
  is: 'The services of one country that show a title, as JustWatch has them: pages name it beside them.',
  must: {
    country: v.country,
    link: says(v.webLink, 'The page of all its offers in that country.'),
  },
  more: {
    stream: services('Services whose subscribers may watch it.'),
    free: services('Services that show it for nothing, or with advertisements.'),
    rent: services('Services that lend it for a price.'),
    buy: services('Services that sell it.'),
    logos: says(listOf(logo), 'The logos of these services.'),
  },
  read(wire) {
    const { country, link } = wire;
    const logos = new Map(wire.logos);
    const offers = OFFERS.flatMap((how) => {
      const services = wire[how].map((name): Service => ({ name, logo: logos.get(name) ?? null }));
      return services.length > 0 ? [{ how, services }] : [];
    });
    return country === null || link === null || offers.length === 0
      ? null
      : { country, link, offers };
  },
  key: ({ country }) => country,
});
