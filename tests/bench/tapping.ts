/**
 * Measures taps: from a link to the title of its page beside the floor, and first responses in
 * place.
 */
import { whileCalm } from './calm.ts';
import { type Cdp, startChromium } from './cdp.ts';
import { median } from './numbers.ts';
import { printProgress, type Row } from './table.ts';
import { type Arrival, tapToTitle, touch } from './tap.ts';
import { LINKS, TOUCHES, type Touch } from './taps.ts';

/**
 * Greatest ratio to the floor's time from a tap to a title; greatest milliseconds to a first
 * response, and to the complete one.
 */
const [MOST, FIRST, LAST] = [1.15, 200, 1000];

/**
 * Measures each kind of target by itself, links both with prerendering and without. Returns the
 * report's rows.
 */
export async function measureTaps(site: string, floor: string, loads: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const prerenders of [true, false]) {
    const cdp = await startChromium(prerenders);
    try {
      for (const name of Object.keys(LINKS)) {
        const row = await titleRow(cdp, [site, floor], name, prerenders, loads);
        rows.push(row);
        printProgress([row]);
      }
      if (!prerenders) continue;
      for (const [name, on] of Object.entries(TOUCHES)) {
        const touched = await touchRows(cdp, site, name, on, loads);
        rows.push(...touched);
        printProgress(touched);
      }
    } finally {
      await cdp.close();
    }
  }
  return rows;
}

async function titleRow(
  cdp: Cdp,
  [site, floor]: readonly [string, string],
  name: string,
  prerenders: boolean,
  loads: number,
): Promise<Row> {
  const { results, said } = await whileCalm(loads, async (index) => {
    const ours = index % 2 === 0 ? await tapToTitle(cdp, site, name) : null;
    const theirs = await tapToTitle(cdp, floor, name);
    return { ours: ours ?? (await tapToTitle(cdp, site, name)), theirs };
  });
  const of = (who: 'ours' | 'theirs') => median(results.map((pair: Pair) => pair[who].took));
  const [value, least] = [of('ours'), of('theirs')];
  const made = results.filter(({ ours }) => ours.prerendered).length;
  return {
    what: `${name}, ${prerenders ? 'with' : 'without'} prerendering`,
    unit: 'ms',
    value,
    floor: least,
    target: `≤ ${MOST} ×`,
    held: value <= least * MOST,
    note: `${said}, ${made} of ${results.length} prerendered`,
  };
}
type Pair = { ours: Arrival; theirs: Arrival };

async function touchRows(
  cdp: Cdp,
  site: string,
  name: string,
  on: Touch,
  loads: number,
): Promise<Row[]> {
  const { results, said } = await whileCalm(loads, () => touch(cdp, site, on));
  const row = (what: 'first' | 'last', most: number, target: string): Row => {
    const value = median(results.map((time) => time[what]));
    return { what: name, unit: 'ms', value, target, held: value <= most, note: said };
  };
  const first = row('first', FIRST, `≤ ${FIRST} ms`);
  const last = row(
    'last',
    on.most ?? LAST,
    on.most ? `≤ ${on.most} ms` : '≤ 1,000 ms cold, beyond the host',
  );
  const both = [{ ...first, what: `${name}: first response` }];
  return on.last === undefined && on.event === undefined
    ? both
    : [...both, { ...last, what: `${name}: done` }];
}
