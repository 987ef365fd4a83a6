/** What a search asks is bounded, whatever is typed: SQLite reads without a pause. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Db } from '#/host/db.ts';
import { nearSteps } from '#/host/search/sound/terms.ts';
import { askHost, createTestHost, filledDb } from '../../fixtures/embedded-host.ts';

const db = filledDb();
afterAll(() => db.close());
const requested: string[] = [];
const noted: Db = {
  ...db,
  all(sql, ...values) {
    if (sql.includes('MATCH')) requested.push(String(values[0]));
    return db.all(sql, ...values);
  },
};
const { host } = createTestHost(noted);

/** Returns the expressions that a search asks the indexes. */
async function expressionsOf(query: string): Promise<string[]> {
  requested.length = 0;
  await askHost(host, `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`);
  return [...requested];
}

const count = (text: string, part: string) => text.split(part).length - 1;

describe('a search', () => {
  it('of three words takes each for a beginning', async () => {
    expect(await expressionsOf('xa xb xc')).toContain('"xa"* AND "xb"* AND "xc"*');
  });

  it.each(['xa xb xc xd', 'a b c d e f g h i j k l', 'xa xb xc 1990'])(
    '%s takes the last word alone for a beginning',
    async (query) => {
      const last = query.split(' ').at(-1);
      const byName = (await expressionsOf(query)).filter((one) => one.includes(`"${last}"*`));
      expect(byName.length).toBeGreaterThan(0);
      for (const expression of byName) expect(count(expression, '*')).toBe(1);
    },
  );

  it('asks for a word once', async () => {
    for (const expression of await expressionsOf('xan xan xan xan bog bog')) {
      expect(count(expression, '"xan"')).toBeLessThanOrEqual(1);
    }
  });
});

/** Words that are like a word: two for each. */
const near = () => (key: string) => [`${key}1`, `${key}2`];

/** Returns what the steps for names like a query ask, in their order. */
const asks = (words: readonly string[], isLarge: boolean) =>
  nearSteps(words, near, isLarge).flatMap((step) => step());
/** Returns the expressions of these questions that join words of names. */
const joins = (words: readonly string[], isLarge: boolean) =>
  asks(words, isLarge)
    .map(({ expression }) => expression)
    .filter((one) => one.includes(' AND '));

describe('the words like those of a query', () => {
  it('are asked for the three longest ones', () => {
    expect(joins(['kat', 'rabas', 'tim', 'talamaka', 'pataka'], false)).toContain(
      '(("3rbs" OR "3rbs1" OR "3rbs2")) AND (("3tlmk" OR "3tlmk1" OR "3tlmk2")) AND (("3ptk" OR "3ptk1" OR "3ptk2"))',
    );
  });
});

describe('a search among very many names', () => {
  it('joins no words like those of a query', () => {
    for (const words of [['kat', 'rabas'], ['kat', 'rabas', 'tim'], [...'abcdefghijkl']]) {
      expect(joins(words, false).join()).toContain('1"');
      expect(joins(words, true).join()).not.toContain('1"');
    }
  });

  it('asks for the three longest of many words at once, and for pairs of four', () => {
    expect(joins(['kat', 'rabas', 'tim', 'talamaka', 'pataka'], true)).toEqual([
      '("3rbs") AND ("3tlmk") AND ("3ptk"*)',
      '(("3tlmk") AND ("3kt")) OR (("3rbs") AND ("3ptk"))',
    ]);
    expect(joins(['kat', 'rabas', 'tim'], true)).toEqual([
      '("3kt") AND ("3rbs") AND ("3tm"*)',
      '(("3rbs") AND (("3kt") OR ("3tm"))) OR (("3kt") AND ("3tm"))',
    ]);
  });

  it('reads the best-known names of one of two words, and takes those with a word like the other one', () => {
    expect(asks(['kat', 'rabas'], true).filter(({ like }) => like)).toEqual([
      { expression: '("3rbs")', most: 500, like: new Set(['kt1', 'kt2']) },
      { expression: '("3kt")', most: 500, like: new Set(['rbs1', 'rbs2']) },
    ]);
  });

  it('reads a bounded number of names', () => {
    for (const { most } of asks(['kat', 'rabas', 'tim', 'talamaka'], true)) {
      expect(most).toBeLessThanOrEqual(500);
    }
  });

  it('looks for the whole name with one word in place of another', () => {
    const [whole] = asks(['kat', 'habas', 'svan'], true).filter(({ expression }) =>
      expression.startsWith('("1kt1'),
    );
    // Two sounds that meet and are the same count once, and an h at the beginning of the second word is silent.
    expect(whole?.expression).toContain('"1ktbs1sn"');
    expect(whole?.expression).toContain('"1ktbsn1"');
  });
});
