/** Searches for a title that a list has shown: a search that never finds anything is no search. */
import { addressOf } from '#/contract/address.ts';
import { SEARCH_KINDS } from '#/contract/params.ts';
import { field, text } from '#/contract/raw.ts';
import type { Checking } from './checking.ts';
import { checkPages, rowsOf } from './lists.ts';

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

/** Asks for the pages of a search, and for one of each kind. */
export async function checkSearchPages(checking: Checking, title: string = ANY): Promise<void> {
  for (const kind of SEARCH_KINDS)
    await checkPages(checking, 'searchPages', async () => undefined, { query: title, kind });
}

async function search(checking: Checking, query: string): Promise<unknown[] | null> {
  const answer = await checking.askAndJudge('search', addressOf('search', { query }));
  return answer && rowsOf('search', answer.json);
}

const hasTitle = (rows: readonly unknown[], title: string) =>
  rows.some((row) => text(field(row, 'title')) === title);
