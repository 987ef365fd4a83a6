/** A visit of ten pages on a phone: with dictionaries, without them, and of the floor, in turns, on two networks. */
import { DICTIONARIES } from '#/lib/dictionaries.ts';
import { wholePages } from '../fixtures/whole-host.ts';
import { type Cdp, startChromium } from './cdp.ts';
import { type FarWay, startFarWay } from './far-way.ts';
import { jumpTo, lookAround, press } from './finger.ts';
import { median, quantile } from './numbers.ts';
import { FAST, NETWORK } from './phone.ts';
import { openTab, PHONE, type Tab } from './tab.ts';
import { printProgress, type Row } from './table.ts';

/**
 * Networks, in bits a second. `most`: the greatest ratio to the floor of the time from a tap to the first paint of the
 * second page, if the browser follows speculation rules and if not.
 */
const NETWORKS = [
  { name: '1.6 Mbit/s', rate: 1.6e6, most: { true: 1, false: 1.1 } },
  { name: '400 kbit/s', rate: 4e5, most: { true: 0.9, false: 0.9 } },
] as const;
/** The kinds of the pages after home, each of which the page before links to. */
const KINDS = 'movie person movie person movie person series person movie'.split(' ') as Kind[];
type Kind = 'movie' | 'person' | 'series';
const SERVERS = ['with', 'without', 'floor'] as const;
type By<T> = Record<(typeof SERVERS)[number], T>;

type Visit = {
  /** Milliseconds from each tap to the first paint of the page that it opens. */
  paints: number[];
  /** Bytes of HTML of each page, with what was prefetched before it was opened. */
  html: number[];
  dictionary: number;
  /** Number of pages that came with the dictionary. */
  coded: number;
};

/** Returns the report's rows. `urls`: a site with and without dictionaries, and the floor. */
export async function measureVisits(urls: By<string>, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, rate, most } of NETWORKS) {
    const ways = {} as By<FarWay>;
    try {
      for (const server of SERVERS)
        ways[server] = await startFarWay(urls[server], NETWORK.latency, rate / 8);
      for (const prefetches of [true, false]) {
        const visits = await withChromium(prefetches, (cdp) => inTurns(cdp, ways, rounds));
        const of = `visit at ${name}, ${prefetches ? 'with' : 'without'} prefetching`;
        rows.push(...rowsOf(of, visits, most[`${prefetches}`]));
        printProgress(rows.slice(-ROWS));
      }
    } finally {
      for (const way of Object.values(ways)) await way.stop();
    }
  }
  return rows;
}

async function withChromium<T>(prefetches: boolean, use: (cdp: Cdp) => Promise<T>): Promise<T> {
  const cdp = await startChromium(prefetches);
  try {
    return await use(cdp);
  } finally {
    await cdp.close();
  }
}

/** The first visits fill the servers' stores. They are not measured. */
async function inTurns(cdp: Cdp, ways: By<FarWay>, rounds: number): Promise<By<Visit[]>> {
  const visits: By<Visit[]> = { with: [], without: [], floor: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const index of SERVERS.keys()) {
      const server = SERVERS[(index + round + SERVERS.length) % SERVERS.length] ?? 'floor';
      const seen = await visit(cdp, ways[server]);
      if (round >= 0) visits[server].push(seen);
    }
  }
  return visits;
}

const start = (kind: Kind) => wholePages[kind].replace(/\w+$/, '');
const isPage = (path: string) =>
  path === wholePages.home || KINDS.some((kind) => path.startsWith(start(kind)));
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Opens home, looks around, and follows links, each when nothing more loads. */
async function visit(cdp: Cdp, { url, answers, quiet }: FarWay): Promise<Visit> {
  answers.length = 0;
  const bytesOf = (is: (path: string) => boolean) =>
    sum(answers.filter(({ path }) => is(path)).map(({ bytes }) => bytes));
  const tab = await openTab(cdp, '', PHONE, FAST);
  const seen: Visit = { paints: [], html: [], dictionary: 0, coded: 0 };
  try {
    await tab.go(url + wholePages.home);
    const were: string[] = [];
    for (const [index, kind] of KINDS.entries()) {
      const others = were.map((path) => `:not([href="${path}"])`).join('');
      const link = `main a[href^="${start(kind)}"]${others}`;
      // The first touch has the browser fetch the dictionary.
      const at = await (index === 0 ? lookAround : jumpTo)(tab, link);
      await quiet();
      seen.html.push(bytesOf(isPage) - sum(seen.html));
      const arrived = await follow(tab, at, start(kind));
      were.push(arrived.path);
      seen.paints.push(arrived.took);
      if (arrived.encoding === 'dcz') seen.coded += 1;
    }
    await quiet();
    seen.html.push(bytesOf(isPage) - sum(seen.html));
    seen.dictionary = bytesOf((path) => path.startsWith(DICTIONARIES));
    return seen;
  } finally {
    await tab.close();
  }
}

type Arrived = { took: number; path: string; encoding: string };

/** Presses a link. Resolves when its page has loaded. */
async function follow(tab: Tab, at: { x: number; y: number }, kind: string): Promise<Arrived> {
  const released = await press(tab, at);
  const painted = "performance.getEntriesByName('first-contentful-paint')[0]";
  const here = `location.pathname.startsWith('${kind}') && document.readyState === 'complete'`;
  if ((await tab.until(`${here} && !!${painted}`)) === null) throw new Error(`no page: ${kind}`);
  return tab.read<Arrived>(`({
    took: performance.timeOrigin + ${painted}.startTime - ${released},
    path: location.pathname,
    encoding: performance.getEntriesByType('navigation')[0].contentEncoding,
  })`);
}

const ROWS = 7;

function rowsOf(of: string, visits: By<Visit[]>, most: number): Row[] {
  const taps = (server: keyof By<unknown>, from: number, to: number): Row => {
    const paintsOf = (all: Visit[]) => all.flatMap(({ paints }) => paints.slice(from, to));
    const [ours, theirs] = [paintsOf(visits[server]), paintsOf(visits.floor)];
    const ratios = ours.map((paint, index) => paint / (theirs[index] ?? Number.NaN));
    return {
      what: `${of}: tap to first paint`,
      unit: 'ms',
      value: median(ours),
      floor: median(theirs),
      ratio: median(ratios),
      note: quartiles(ratios),
    };
  };
  const bytes = (what: string, target: number, read: (visit: Visit) => number): Row => {
    const [value, floor] = [median(visits.with.map(read)), median(visits.without.map(read))];
    const row = { what: `${of}: ${what}`, unit: 'bytes', value, floor, ratio: value / floor };
    return { ...row, target: `≤ ${target} ×`, held: value <= floor * target };
  };
  const second = taps('with', 0, 1);
  const further = taps('with', 0, KINDS.length);
  const coded = median(visits.with.map((one) => one.coded));
  return [
    { ...second, ...bound(second, most), what: `${second.what}, second page` },
    { ...taps('without', 0, 1), what: `${of}: the same without dictionaries` },
    { ...further, note: `${further.note}, ${coded} of ${KINDS.length} with the dictionary` },
    { ...taps('without', 0, KINDS.length), what: `${of}: the same without dictionaries` },
    bytes('HTML of two pages beside that without', 1.1, ({ html, dictionary }) =>
      sum([...html.slice(0, 2), dictionary]),
    ),
    bytes('HTML of ten pages beside that without', 0.32, ({ html, dictionary }) =>
      sum([...html, dictionary]),
    ),
    bytes('HTML of pages two to ten beside that without', 0.15, ({ html }) => sum(html.slice(1))),
  ];
}

const bound = ({ ratio = Number.NaN }: Row, most: number) => ({
  target: `≤ ${most} ×`,
  held: ratio <= most,
});

const quartiles = (ratios: number[]) =>
  `quartiles ${[0.25, 0.75].map((share) => quantile(ratios, share).toFixed(2)).join(' to ')}`;
