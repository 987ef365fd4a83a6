/** What a search asks is bounded, whatever is typed: SQLite reads without a pause. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Db } from '#/host/db.ts';
import { nearSteps } from '#/host/search/sound/terms.ts';
import { askHost, createTestHost, filledDb } from '../../fixtures/embedded-host.ts';

const db = filledDb();
afterAll(() => db.close());
const asked: string[] = [];
const noted: Db = {
  ...db,
  all(sql, ...values) {
    if (sql.includes('MATCH')) asked.push(String(values[0]));
    return db.all(sql, ...values);
  },
};
const { host } = createTestHost(noted);

/** Returns the expressions that a search asks the indexes. */
async function expressionsOf(query: string): Promise<string[]> {
  asked.length = 0;
  await askHost(host, `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`);
  return [...asked];
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

describe('the words like those of a query', () => {
  const near = () => (key: string) => [`${key}1`, `${key}2`];
  /** Returns what the step for words like those of a query asks. */
  const asks = (words: readonly string[], isLarge: boolean) =>
    nearSteps(words, near, isLarge)[5]?.();

  it('are asked for the three longest ones', () => {
    expect(asks(['kat', 'rabas', 'tim', 'talamaka', 'pataka'], false)).toBe(
      '(("3rbs" OR "3rbs1" OR "3rbs2")) AND (("3tlmk" OR "3tlmk1" OR "3tlmk2")) AND (("3ptk" OR "3ptk1" OR "3ptk2"))',
    );
  });

  it('are asked for one of two words in a large catalogue', () => {
    expect(asks(['kat', 'rabas'], true)).toBe(
      '((("3kt") AND ("3rbs1" OR "3rbs2")) OR (("3rbs") AND ("3kt1" OR "3kt2")))',
    );
    expect(asks(['kat', 'rabas', 'tim'], true)).toBe('');
  });
});
