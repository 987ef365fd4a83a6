/** How long searches take, and how well they read other scripts among a million made-up names. */
import { settleAll } from '#/host/catalogue/settle.ts';
import type { Db } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import { addMissing, distractors, ownPairs, standingOf, TABLES } from '../../search/pairs.ts';
import { quantile } from '../numbers.ts';
import { picker, seeded } from '../search-films.ts';
import { misspelt, typedQueries } from '../search-typed.ts';
import { timeOf } from './calls.ts';
import type { Row } from './report.ts';

const TYPED = 500;
const OTHERS = 200;
const TARGET = 40;
/** Milliseconds for which the event loop may be held. */
const HOLD = 50;

const pathOf = (query: string) => `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;

/** Queries that match as many names as possible, or none after many. */
const HOSTILE = [
  'a b c d e f g h i j k l',
  'a a a a a a a a a a a a',
  'the the the the the the',
  'a',
  'ab',
  'abc',
  'the',
  'th',
  'mar',
  'john',
  'love',
  'night of the',
  's t',
  'e e e',
  'رات',
  'ر',
  'रात',
  'क',
  'ਰਾਤ',
  'ر ا ت د ل چ ا ن د س و ر',
  'qwerty zxcvbn',
  'aeiou',
  'kaka kaka kaka',
  'mama mia',
  'tata',
  '1990',
  'the 1990',
  'a 2001',
  'رات 1990',
  'x y z',
  'night love man woman king queen city river mountain house road garden',
  'margaret robert charles george dorothy',
  'margaret robert charles 1990',
  'nite luv men wumen kng queeen citi rivr mountan hous rood gardn',
];

/** Returns queries of a catalogue: as typed, misspelt, and names in other scripts. */
function queriesOf(db: Db): Record<string, string[]> {
  const random = seeded(31);
  const pick = picker(random);
  const names = (which: string) =>
    db
      .all<{ name: string }>(
        `SELECT name FROM entity WHERE ${which} ORDER BY id * 2654435761 % 1000003 LIMIT ${OTHERS}`,
      )
      .map(({ name }) => name);
  return {
    'typed queries': typedQueries(db, TYPED),
    'misspelt queries': names("name GLOB '[A-Za-z]*' AND length(name) > 5").map((name) =>
      misspelt(name.toLowerCase(), random, pick),
    ),
    'queries in other scripts': names("name GLOB '[ا-یऀ-ॿ਀-੿]*'"),
  };
}

export function measureSearches(db: Db, host: Host): Row[] {
  const queries = queriesOf(db);
  const first = timeOf(host, pathOf('mughal e azam'), 1);
  let longest = 0;
  const rows = Object.entries(queries).map(([what, list]): Row => {
    const times = list.map((query) => ({ query, ms: timeOf(host, pathOf(query), 3) }));
    for (const { query, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, 4)) {
      console.error(`  ${query}: ${ms.toFixed(1)} ms`);
    }
    const all = times.map(({ ms }) => ms);
    longest = Math.max(longest, ...all);
    return {
      what: `${list.length} ${what}, p99`,
      p50: quantile(all, 0.5),
      value: quantile(all, 0.99),
      unit: 'ms',
      target: TARGET,
    };
  });
  const hostile = HOSTILE.map((query) => ({ query, ms: timeOf(host, pathOf(query), 2) }));
  for (const { query, ms } of hostile.toSorted((a, b) => b.ms - a.ms).slice(0, 5)) {
    console.error(`  hostile “${query}”: ${ms.toFixed(1)} ms`);
  }
  longest = Math.max(longest, ...hostile.map(({ ms }) => ms));
  return [
    { what: 'First search', value: first, unit: 'ms', target: TARGET },
    ...rows,
    {
      what: 'Longest hold of the event loop by a search',
      value: longest,
      unit: 'ms',
      target: HOLD,
    },
  ];
}

/** Adds the names of the pairs, and says how many are found first and among five. */
export async function measurePairs(db: Db, host: Host): Promise<Row[]> {
  const rows: Row[] = [];
  const all = TABLES.map((table) => ({ table, pairs: ownPairs('held-out', table) }));
  db.transaction(() => {
    addMissing(db, [
      ...all.flatMap(({ pairs }) => pairs.map(({ title }) => title)),
      ...distractors(),
    ]);
    settleAll(db);
  });
  for (const { table, pairs } of all) {
    const { of, first, five, lost } = await standingOf(host, pairs);
    for (const pair of lost) console.error(`  not first: ${pair}`);
    rows.push({ what: `Held-out ${table}, first`, value: (100 * first) / of, unit: '%' });
    rows.push({ what: `Held-out ${table}, among five`, value: (100 * five) / of, unit: '%' });
  }
  return rows;
}
