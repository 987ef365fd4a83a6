/** Where a title can be watched elsewhere, by country. */
import { listOf, type Read, row, says, type Wire } from '../row.ts';
import * as v from '../values.ts';

/** How a service shows a title, in the order of pages. */
export const OFFERS = ['stream', 'free', 'rent', 'buy'] as const;
export type Offer = (typeof OFFERS)[number];

const services = (how: string) =>
  says(listOf({ ...v.title, key: (name: string) => name }, { keep: 8 }), how);

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
  },
  read(wire) {
    const { country, link } = wire;
    const offers = OFFERS.flatMap((how) => {
      const names = wire[how];
      return names.length > 0 ? [{ how, names }] : [];
    });
    return country === null || link === null || offers.length === 0
      ? null
      : { country, link, offers };
  },
  key: ({ country }) => country,
});
