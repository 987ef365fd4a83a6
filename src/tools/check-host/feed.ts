/** Judges the trailer feed, which has no totals: it ends with the first page that is not full. */
import { addressOf } from '#/contract/address.ts';
import type { Checking } from './checking.ts';
import type { Found } from './finding.ts';
import { keyOf, rowsOf } from './lists.ts';

const CALL = 'punjabiTrailers';
/** Rows for which the site asks. */
const LIMIT = 10;
/** A page that no feed has. */
const FAR = 100_000;

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
