/** Judges the pages of a list against each other: totals, repeats, and what comes after the last one. */
import { addressOf } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import type { Paged } from '#/contract/page.ts';
import { field, id } from '#/contract/raw.ts';
import type { HostAnswer } from './asking.ts';
import type { Checking } from './checking.ts';
import type { Found } from './finding.ts';
import {
  judgeNumber,
  judgePage,
  judgeResults,
  judgeTotals,
  type PageAnswer,
  totalKey,
} from './totals.ts';

type Params = Partial<Record<string, string | number>>;

const TWICE = 'a row is there twice';
const REPEATED = 'The site shows it once.';

/** Returns the rows of a call's answer, in any envelope. */
export function rowsOf(call: CallName, json: unknown): unknown[] {
  const raw: unknown = calls[call].unwrap(json);
  if (Array.isArray(raw)) return raw;
  const { rows } = Object(raw) as { rows?: unknown };
  return Array.isArray(rows) ? rows : [];
}

/** Returns what tells a row from others: its id, else its title or its link. */
export function keyOf(row: unknown): string {
  const known = id(field(row, '_id')) ?? id(field(row, 'id'));
  const named = ['movieTitle', 'title', 'name', 'links', 'trailerKey'].map((one) =>
    field(row, one),
  );
  return `${known ?? ''} ${known === null ? named.join(' ') : (field(row, 'media_type') ?? '')}`;
}

/** Returns the first key that stands twice. A host may send a hundred thousand: each is looked up once. */
function repeatedIn(keys: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return keys.find((key) => seen.size === seen.add(key).size)?.trim();
}

/** Notes that an answer has more rows than the site reads. */
export function judgeRowCount(
  { findings }: Pick<Checking, 'findings'>,
  call: CallName,
  { address, json }: Pick<HostAnswer, 'address' | 'json'>,
): void {
  const { most = Number.POSITIVE_INFINITY } = calls[call];
  const example = rowsOf(call, json).length;
  if (example <= most) return;
  const effect = `The site reads the first ${most}. Send fewer on a page, and more pages.`;
  findings.add(call, { what: `has more than ${most} rows`, effect, example, address });
}

/** Notes a row that a list which comes all at once has twice. */
export function judgeTwice(
  { findings }: Pick<Checking, 'findings'>,
  call: CallName,
  { address, json }: Pick<HostAnswer, 'address' | 'json'>,
): void {
  const example = repeatedIn(rowsOf(call, json).map(keyOf));
  if (example !== undefined) {
    findings.add(call, { what: TWICE, effect: REPEATED, example, address });
  }
}

/** Asks for a page of a list, and judges it by itself. */
async function pageOf(checking: Checking, call: CallName, params: Params, page: number) {
  const path = addressOf(call, { ...params, page } as ParamsOf<CallName>);
  const answer = await checking.askAndJudge(call, path);
  if (!answer) return null;
  return { answer, paged: calls[call].unwrap(answer.json, page) as Paged<unknown> };
}

/**
 * Asks for the first two pages of a list, its last and the one after. Calls `more` with the first.
 * Returns the rows of the first.
 */
export async function checkPages(
  checking: Checking,
  call: CallName,
  more: (first: HostAnswer) => Promise<void>,
  params: Params = {},
): Promise<unknown[]> {
  const note = (page: PageAnswer, found: Found) =>
    checking.findings.add(call, { address: page.answer.address, ...found });
  const first = await pageOf(checking, call, params, 1);
  if (!first) return [];
  const { totalPages } = first.paged;
  judgeTotals(first, (found) => note(first, found));
  judgeNumber(first, 1, (found) => note(first, found));
  await more(first.answer);
  const numbers = [...new Set([2, totalPages])].filter((page) => page > 1 && page <= totalPages);
  const pages = [first];
  for (const number of numbers) {
    const next = await pageOf(checking, call, params, number);
    if (!next) continue;
    judgeNumber(next, number, (found) => note(next, found));
    judgePage(next, first, (found) => note(next, found));
    pages.push(next);
  }
  judgeRepeats(pages, note);
  judgeResults(pages, (found) => note(first, found));
  const after = await pageOf(checking, call, params, totalPages + 1);
  if (after && after.paged.rows.length > 0) {
    note(after, {
      field: totalKey(after),
      what: 'a page after the last one has rows',
      effect: 'If they are new, nobody sees them: the total is too small.',
      example: totalPages,
    });
  }
  return first.paged.rows;
}

function judgeRepeats(
  pages: readonly PageAnswer[],
  note: (page: PageAnswer, found: Found) => void,
): void {
  const seen = new Set<string>();
  for (const page of pages) {
    const keys = page.paged.rows.map(keyOf);
    const twice = repeatedIn(keys);
    if (twice !== undefined) note(page, { what: TWICE, effect: REPEATED, example: twice });
    const before = keys.find((key) => seen.has(key));
    if (before !== undefined) {
      note(page, { what: 'a row stands on two pages', effect: REPEATED, example: before.trim() });
    }
    for (const key of keys) seen.add(key);
  }
}

const FEED = 'punjabiTrailers';
/** Rows for which the site asks. */
const LIMIT = 10;
/** A page that no feed has. */
const FAR = 100_000;

/** Judges the trailer feed, which has no totals: it ends with the first page that is not full. */
export async function checkFeed({ askAndJudge, findings }: Checking): Promise<unknown[]> {
  const pageOf = async (page: number) => {
    const address = addressOf(FEED, { page, limit: LIMIT });
    const answer = await askAndJudge(FEED, address);
    const note = (found: Found) => findings.add(FEED, { address, field: 'results', ...found });
    return { rows: rowsOf(FEED, answer?.json), note };
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
