/** Pages as visitors' phones see them: the site's pages beside their floors, in pairs. */
import type { Browser } from 'playwright';
import { type Calm, whileCalm } from './calm.ts';
import { median } from './numbers.ts';
import { benchPages } from './pages.ts';
import { load, openBrowser, type Seen } from './phone.ts';
import { printProgress, type Row } from './table.ts';

const scriptOf = ({ bytes }: Seen) => bytes.Script ?? 0;
const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, one) => all + one, 0);

type Pair = { site: Seen; floor: Seen };

/**
 * Loads each page and its floor in turn, so that both meet the same noise. Returns the report's
 * rows.
 */
export async function measurePages(site: string, floor: string, loads: number): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  try {
    for (const [name, path] of Object.entries(benchPages)) {
      // The first visit fills the server's stores of pages and pictures, as earlier visitors do.
      await load(browser, site + path);
      await load(browser, floor + path);
      const both = [site + path, floor + path] as const;
      const page = rowsOf(name, await whileCalm(loads, (index) => pairOf(browser, both, index)));
      rows.push(...page);
      printProgress(page);
    }
  } finally {
    await browser.close();
  }
  return rows;
}

async function pairOf(
  browser: Browser,
  [site, floor]: readonly [string, string],
  index: number,
): Promise<Pair> {
  const ours = index % 2 === 0 ? await load(browser, site) : null;
  const theirs = await load(browser, floor);
  return { site: ours ?? (await load(browser, site)), floor: theirs };
}

/** Greatest ratio of a page's first and largest paint to the floor's. */
const MOST = 1.2;

function rowsOf(name: string, { results: pairs, said }: Calm<Pair>): Row[] {
  const of = (what: (seen: Seen) => number) => ({
    value: median(pairs.map(({ site }) => what(site))),
    floor: median(pairs.map(({ floor }) => what(floor))),
  });
  const paint = (what: 'fcp' | 'lcp'): Row => {
    const { value, floor } = of((seen) => seen[what]);
    const row = { what: `${name} ${what.toUpperCase()}`, unit: 'ms', value, floor };
    return { ...row, target: `≤ ${MOST} ×`, held: value <= floor * MOST, note: said };
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
