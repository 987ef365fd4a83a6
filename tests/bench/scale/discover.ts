/** How long the embedded host takes to narrow all films, by every filter together with every other. */
import { addressOf } from '#/contract/address.ts';
import type { ParamsOf } from '#/contract/calls.ts';
import type { Host } from '#/host/host.ts';
import { quantile } from '../numbers.ts';
import { timeOf } from './calls.ts';
import type { Row } from './report.ts';

type Asked = ParamsOf<'discover'>;
/** Values of each filter: none, one that many films have, one that few have. */
const VALUES: { [K in keyof Asked]-?: readonly Asked[K][] } = {
  genre: [null, 'drama', 'western', 'silent'],
  language: [null, 'en', 'pa', 'fr'],
  country: [null, 'IN'],
  decade: [null, 1990, 1910],
  length: [null, 'under-120'],
  service: [null],
  keyword: [null],
  watch: [null, '1'],
  sort: [null, 'rating', 'date'],
  page: [1, 50],
};
const ROUNDS = 3;
/** Milliseconds. */
const TARGET = 40;
const HOLD = 50;

/** Returns every combination of the filters' values. */
function combinations(): Asked[] {
  const filters = Object.entries(VALUES);
  return filters.reduce<Asked[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{ page: 1 }],
  );
}

/** Returns the rows of the page of filters. */
export function measureDiscover(host: Host): Row[] {
  const timed = combinations().map((asked) => {
    const path = addressOf('discover', asked);
    return { path, ms: timeOf(host, path, ROUNDS) };
  });
  for (const { path, ms } of timed.toSorted((a, b) => b.ms - a.ms).slice(0, 8)) {
    console.error(`  ${path}: ${ms.toFixed(1)} ms`);
  }
  const times = timed.map(({ ms }) => ms);
  const what = `${times.length} narrowed lists`;
  return [
    {
      what: `${what}, p99`,
      p50: quantile(times, 0.5),
      value: quantile(times, 0.99),
      unit: 'ms',
      target: TARGET,
    },
    { what: `Longest of ${what}`, value: Math.max(...times), unit: 'ms', target: HOLD },
  ];
}
