/** Judges what the pages of a list say of the whole: its pages, its rows, what plays of it. */
import type { Paged } from '#/contract/page.ts';
import { field, isRecord } from '#/contract/raw.ts';
import type { HostAnswer } from './asking.ts';
import type { Found } from './finding.ts';

export type PageAnswer = { answer: HostAnswer; paged: Paged<unknown> };
type Note = (found: Found) => void;

/** Returns the key under which a page has the number of pages. */
export const totalKey = ({ answer }: PageAnswer) =>
  isRecord(answer.json) && 'totalPages' in answer.json ? 'totalPages' : 'total_pages';

/** Judges what a page says of its list by itself. */
export function judgeTotals(page: PageAnswer, note: Note): void {
  const { rows, totalPages, totalResults, playing } = page.paged;
  if (rows.length === 0 && totalPages > 1) {
    note({
      field: totalKey(page),
      what: 'the list is empty, and has pages',
      effect: 'The button for more leads to pages that may be empty.',
      example: totalPages,
    });
  }
  if (totalResults !== null && totalResults < rows.length) {
    note({
      severity: 'warning',
      field: 'total_results',
      what: 'is less than the rows of the page',
      effect: 'The site says a wrong number.',
      example: totalResults,
    });
  }
  if (playing !== null && totalResults !== null && playing > totalResults) {
    note({
      severity: 'warning',
      field: 'playing',
      what: 'is more than the entries of the list',
      effect: 'The site does not say what plays.',
      example: playing,
    });
  }
}

/** Judges the number that a page says it has. */
export function judgeNumber({ answer }: PageAnswer, expected: number, note: Note): void {
  const said = field(answer.json, 'page');
  if (typeof said !== 'number' || said === expected) return;
  note({
    field: 'page',
    what: 'is another page than the one asked for',
    effect: 'Clients compare it with the total: the button for more stays, or goes too early.',
    example: said,
  });
}

/** Judges a later page against the first. */
export function judgePage(page: PageAnswer, first: PageAnswer, note: Note): void {
  const { rows, totalPages, totalResults, playing } = page.paged;
  if (rows.length === 0) {
    note({
      field: totalKey(page),
      what: 'a page before the end is empty',
      effect: 'The button for more leads to a page without rows.',
      example: totalPages,
    });
  }
  if (totalPages !== first.paged.totalPages) {
    note({
      severity: 'warning',
      field: totalKey(page),
      what: 'differs between pages',
      effect: 'The button for more comes and goes.',
      example: totalPages,
    });
  }
  if (totalResults !== first.paged.totalResults) {
    note({
      severity: 'warning',
      field: 'total_results',
      what: 'differs between pages',
      effect: 'The site says another number on each page: it is of the whole list.',
      example: totalResults,
    });
  }
  if (playing !== first.paged.playing) {
    note({
      severity: 'warning',
      field: 'playing',
      what: 'differs between pages',
      effect: 'The site says another number on each page: it is of the whole list.',
      example: playing,
    });
  }
}

/** By how much pages may differ, because a host leaves out rows that it can not show. */
const SLACK = 1.5;

/** Judges the number of rows of a list against its number of pages. */
export function judgeResults(pages: readonly PageAnswer[], note: Note): void {
  const [first] = pages;
  if (!first || field(first.answer.json, totalKey(first)) === undefined) return;
  const { totalPages, totalResults } = first.paged;
  const sizes = pages.map(({ paged }) => paged.rows.length);
  const most = totalPages * Math.max(...sizes) * SLACK;
  // The last page may be short.
  const least = ((totalPages - 1) * (sizes[0] ?? 0)) / SLACK;
  if (totalResults === null || (totalResults <= most && totalResults >= least)) return;
  note({
    severity: 'warning',
    field: 'total_results',
    what: `can not be true of ${totalKey(first)}`,
    effect: 'The site says a wrong number, or leads to too few pages or too many.',
    example: `${totalResults} with ${totalPages} pages of ${sizes[0]}`,
  });
}
