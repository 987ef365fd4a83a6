/** docs/catalogue.md says what the open catalogue reached: its numbers and its names are true. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { showPlayers } from '#/host/catalogue/hidden-players.ts';
import { NO_BASIS, plays } from '#/tools/audit/players.ts';
import { filledDb } from '../fixtures/embedded-host.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const seed = shippedSeed();
const db = filledDb();
afterAll(() => db.close());

const page = readFileSync(new URL('../../docs/catalogue.md', import.meta.url), 'utf8');
const section = (heading: string): string =>
  page.slice(page.indexOf(`## ${heading}\n`) + heading.length + 4).split('\n## ')[0] ?? '';

/** What each list counts, as a condition on entities. */
const LISTS: Record<string, string> = {
  'Hindi films': "kind = 'movie' AND language = 'hi'",
  'Urdu films': "kind = 'movie' AND language = 'ur'",
  'Punjabi films': "kind = 'movie' AND language = 'pa'",
  'Bengali, Tamil and Telugu films': "kind = 'movie' AND language IN ('bn', 'ta', 'te')",
  'Marathi films': "kind = 'movie' AND language = 'mr'",
  Dramas: "kind = 'drama'",
  'All films': "kind = 'movie'",
};
const COUNTRIES = [['IN', 'PK', 'US'], ['PK'], ['IN']];
const PLAYS = `(plays > 0 OR EXISTS (SELECT 1 FROM season JOIN episode ON season_id = season.id
  WHERE season.entity_id = entity.id AND link IS NOT NULL))`;

function count(condition: string): number {
  return db.one<{ n: number }>(`SELECT count(*) AS n FROM entity WHERE ${condition}`)?.n ?? 0;
}

/** Returns how many of each list play for visitors of these countries. */
function playing(freeIn: readonly string[]): number[] {
  showPlayers(db, { freeIn });
  return Object.values(LISTS).map((list) => count(`${list} AND ${PLAYS}`));
}
const played = COUNTRIES.map(playing);

const rows = [...page.matchAll(/^\| ([A-Z][\w, ]+) \| (\d+|none) \| (\d+) \| (.+) \|$/gm)];

describe('the table', () => {
  it('has each list', () => {
    expect(rows.map(([, list]) => list)).toEqual(Object.keys(LISTS));
  });

  it.each(rows.map(([, ...cells]) => cells))(
    '%s: at least %s, and %s',
    (list, goal, reached, free) => {
      const condition = LISTS[list ?? ''] ?? 'false';
      expect(count(condition)).toBe(Number(reached));
      if (goal !== 'none') expect(Number(reached)).toBeGreaterThanOrEqual(Number(goal));
      const at = Object.keys(LISTS).indexOf(list ?? '');
      expect(played.map((each) => each[at])).toEqual(free?.split(' | ').map(Number));
    },
  );
});

const NEAR = ['IN', 'PK'];
const titles = [
  ...seed.films.filter(({ countries }) => NEAR.some((country) => countries.includes(country))),
  ...seed.series.filter(({ countries }) => NEAR.some((country) => countries.includes(country))),
  ...seed.dramas,
];
const nameOf = ({ title, date }: { title: string; date: string }) =>
  `${title} (${date.slice(0, 4)})`;
const isFree = ({ basis }: (typeof titles)[number]) => !NO_BASIS.includes(basis?.kind ?? '');

/** Returns the titles that a section lists after its bold words. */
function namedIn(heading: string): string[] {
  const items = [...section(heading).matchAll(/^- \*\*[^*]+:\*\* ((?:.|\n {2})+?\(\d{4}\))\./gm)];
  return items.flatMap(([, names = '']) => names.replaceAll('\n  ', ' ').split(', ')).sort();
}

describe('the names', () => {
  it('of free titles without a copy are complete', () => {
    const free = titles.filter((one) => isFree(one) && !plays(one)).map(nameOf);
    expect(namedIn('Listed, and free, but we know no copy')).toEqual(free.sort());
  });

  it('of protected titles are complete', () => {
    const kept = titles.filter((one) => !isFree(one)).map(nameOf);
    expect(namedIn('Listed, but still protected')).toEqual(kept.sort());
  });

  it('of films in parts are of films that play from an item', () => {
    const [, names = ''] = /\n\n([A-Z][^:]+)\.\n$/.exec(section('Plays in parts')) ?? [];
    const parts = names.replaceAll('\n', ' ').split(', ');
    const items = titles.filter((one) => 'archive' in one && one.archive !== undefined);
    expect(parts).toHaveLength(27);
    const known = new Set(items.flatMap((one) => [one.title, nameOf(one)]));
    expect(parts.filter((name) => !known.has(name))).toEqual([]);
  });

  it('of titles that are not listed name none that is', () => {
    const absent = [...section('Not listed').matchAll(/\*\*([^*]+)\*\*/g)].map(
      ([, title]) => title,
    );
    expect(absent.length).toBeGreaterThan(0);
    expect(titles.filter(({ title }) => absent.includes(title))).toEqual([]);
  });
});
