/** Searches for a title that a list has shown: a search that never finds anything is no search. */
import { addressOf } from '#/contract/address.ts';
import { field, text } from '#/contract/raw.ts';
import type { Checking } from './checking.ts';
import type { Found } from './finding.ts';
import { keyOf, rowsOf } from './lists.ts';

/** Marks are part of a word: without them a word in Hindi or Punjabi falls apart. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const LETTERS = /[\p{L}\p{M}]{3}/u;
/** What is searched for at a host that has no title. */
const ANY = 'film';

/** Searches for the longest word of some titles. Returns the rows that the host finds. */
export async function checkSearch(
  checking: Checking,
  titles: readonly string[],
): Promise<unknown[]> {
  const words = titles.flatMap((title) =>
    title.split(BETWEEN_WORDS).map((word) => ({ title, word })),
  );
  const { title = null, word } = words
    .filter((one) => LETTERS.test(one.word))
    .toSorted((a, b) => b.word.length - a.word.length)[0] ?? { word: titles[0] ?? ANY };
  const rows = await search(checking, word);
  if (rows === null || title === null || hasTitle(rows, title)) return rows ?? [];
  // A host of many films may find others first by one word. By the whole title it finds this one.
  const whole = rows.length === 0 ? [] : await search(checking, title);
  if (whole !== null && !hasTitle(whole, title)) {
    checking.findings.add('search', {
      what:
        rows.length === 0
          ? 'finds nothing by a word of a title that a list shows'
          : 'does not find a title that a list shows',
      effect: 'Visitors search for a film that the site has, and do not find it.',
      example: { word, title },
      address: addressOf('search', { query: rows.length === 0 ? word : title }),
    });
  }
  return rows;
}

async function search(checking: Checking, query: string): Promise<unknown[] | null> {
  const answer = await checking.askAndJudge('search', addressOf('search', { query }));
  return answer && rowsOf('search', answer.json);
}

const hasTitle = (rows: readonly unknown[], title: string) =>
  rows.some((row) => text(field(row, 'title')) === title);

const CALL = 'punjabiTrailers';
/** Rows for which the site asks. */
const LIMIT = 10;
/** A page that no feed has. */
const FAR = 100_000;

/** Judges the trailer feed, which has no totals: it ends with the first page that is not full. */
export async function checkFeed({ askAndJudge, findings }: Checking): Promise<unknown[]> {
  const pageOf = async (page: number) => {
    const address = addressOf(CALL, { page, limit: LIMIT });
    const answer = await askAndJudge(CALL, address);
    const note = (found: Found) => findings.add(CALL, { address, field: 'results', ...found });
    return { rows: rowsOf(CALL, answer?.json), note };
  };
  const { rows, note } = await pageOf(1);
  if (rows.length > LIMIT) {
    const effect = 'Other clients take the page for the last.';
    note({ what: 'has more rows than `limit`', effect, example: rows.length });
  }
  const next = await pageOf(2);
  if (rows.length < LIMIT && next.rows.length > 0) {
    const effect = 'The feed ends after page 1.';
    const what = 'has fewer rows than `limit`, and yet page 2 has rows';
    note({ what, effect, example: rows.length });
  }
  const seen = new Set(rows.map(keyOf));
  const before = next.rows.map(keyOf).find((key) => seen.has(key));
  if (before !== undefined) {
    const effect = 'The site shows it once. A feed that repeats itself never ends.';
    next.note({ what: 'a row stands on two pages', effect, example: before.trim() });
  }
  const far = await pageOf(FAR);
  if (far.rows.length > 0) {
    const effect = 'The feed never ends.';
    far.note({ what: 'a page after the last one has rows', effect, example: far.rows.length });
  }
  return rows;
}
