/** What visitors' phones see: the site's pages beside their floors, in pairs. */
import type { Browser } from 'playwright';
import { wholePages } from '../fixtures/whole-host.ts';
import { median, upperBound } from './numbers.ts';
import { load, type Seen } from './phone.ts';
import { percent, type Row } from './table.ts';
import { TAPS, tapFirst, tapToTitle } from './taps.ts';

const scriptOf = ({ bytes }: Seen) => bytes.Script ?? 0;
const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, one) => all + one, 0);

type Pair = { site: Seen; floor: Seen };

/** Loads each page and its floor in turn, so that both meet the same noise. */
export async function measurePages(
  browser: Browser,
  site: string,
  floor: string,
  loads: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(wholePages)) {
    const pairs: Pair[] = [];
    // The visitor before: what the server keeps of pages and pictures is there, as on any day.
    await load(browser, site + path);
    await load(browser, floor + path);
    for (let index = 0; index < loads; index += 1) {
      const ours = index % 2 === 0 ? await load(browser, site + path) : null;
      const theirs = await load(browser, floor + path);
      pairs.push({ site: ours ?? (await load(browser, site + path)), floor: theirs });
    }
    rows.push(...rowsOf(name, pairs));
    console.error(`${name}: ${loads} pairs of loads`);
  }
  return rows;
}

function rowsOf(name: string, pairs: Pair[]): Row[] {
  const of = (what: (seen: Seen) => number) => ({
    value: median(pairs.map(({ site }) => what(site))),
    floor: median(pairs.map(({ floor }) => what(floor))),
  });
  const paint = (what: 'fcp' | 'lcp'): Row => {
    const { value, floor } = of((seen) => seen[what]);
    const over = pairs.map((pair) => pair.site[what] - pair.floor[what]);
    const excess = median(over);
    const bound = upperBound(over);
    const held = (excess <= 100 || excess <= floor * 0.1) && bound <= floor * 0.2;
    const target = `≤ +10 % or 100 ms, bound ≤ 20 %: ${percent(excess / floor)}, ${percent(bound / floor)}`;
    return { what: `${name} ${what.toUpperCase()}`, unit: 'ms', value, floor, target, held };
  };
  const most = (what: string, unit: string, read: (seen: Seen) => number, limit: number): Row => {
    const { value, floor } = of(read);
    const row = { what: `${name} ${what}`, unit, value, floor };
    return { ...row, target: `≤ ${limit} ${unit}`.trim(), held: value <= limit };
  };
  const plain = (what: string, unit: string, read: (seen: Seen) => number): Row => ({
    what: `${name} ${what}`,
    unit,
    ...of(read),
  });
  const kinds = ['Document', 'Image', 'Stylesheet'];
  return [
    plain('TTFB', 'ms', ({ ttfb }) => ttfb),
    paint('fcp'),
    paint('lcp'),
    most('blocking time', 'ms', ({ tbt }) => tbt, 50),
    most('layout shift', '', ({ cls }) => cls, 0.01),
    most('script', 'bytes', scriptOf, name === 'feed' ? 75_000 : 0),
    ...kinds.map((kind) =>
      plain(`${kind.toLowerCase()} bytes`, 'bytes', ({ bytes }) => bytes[kind] ?? 0),
    ),
    plain('requests', '', ({ requests }) => total(requests)),
  ];
}

/** First touches of pages, and the way from a poster to its title. */
export async function measureTaps(
  browser: Browser,
  site: string,
  floor: string,
  loads: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, tap] of Object.entries(TAPS)) {
    const times = [];
    for (let index = 0; index < loads; index += 1) times.push(await tapFirst(browser, site, tap));
    const first = median(times.map((time) => time.first));
    const last = median(times.map((time) => time.last));
    const unit = 'ms';
    rows.push({
      ...{ what: `${name}: first response`, unit, value: first },
      ...{ target: '≤ 200 ms', held: first <= 200 },
    });
    if (tap.last) {
      const target = '≤ 1,000 ms cold, beyond the host';
      rows.push({ what: `${name}: done`, unit, value: last, target, held: last <= 1000 });
    }
    console.error(`${name}: ${loads} first touches`);
  }
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let index = 0; index < loads; index += 1) {
    ours.push(await tapToTitle(browser, site));
    theirs.push(await tapToTitle(browser, floor));
  }
  const [value, least] = [median(ours), median(theirs)];
  rows.push({
    ...{ what: 'poster to title', unit: 'ms', value, floor: least },
    ...{ target: '≤ 1.1 × floor, ≤ 100 ms prerendered', held: value <= least * 1.1 },
  });
  return rows;
}
