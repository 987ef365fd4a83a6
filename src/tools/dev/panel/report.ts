/** The panel's findings as text, for its own window and for a mail to the host's team. */
import { adding } from '#/lib/origin.ts';
import type { Lack, PageCall, RowNote } from './calls.ts';

/** Returns both parts of the report: first the mistakes, then what the language lacks. */
export function reportOf(page: string, calls: readonly PageCall[]): string {
  return [findingsOf(page, calls), lacksOf(calls)].filter(Boolean).join('\n\n');
}

/** Returns the calls of a page, with their mistakes, as lines of text. */
export function findingsOf(page: string, calls: readonly PageCall[]): string {
  return [page, ...calls.flatMap(linesOf)].join('\n');
}

/** Returns what the page's language lacks, as lines of text; '' if it lacks nothing. */
export function lacksOf(calls: readonly PageCall[]): string {
  return calls
    .filter(({ lacks }) => lacks.length > 0)
    .map(({ name, lacks }) => [`What ${name} lacks`, ...lacks.map(lackOf)].join('\n'))
    .join('\n\n');
}

/** Whether the page has something to mend. What its language lacks is no mistake. */
export function hasFindings(calls: readonly PageCall[]): boolean {
  return calls.some(
    ({ problem, dropped, breaking, refused }) =>
      problem !== null || dropped.length + breaking.length + refused.length > 0,
  );
}

function linesOf(call: PageCall): string[] {
  const { name, address, status, ms, bytes, cache, problem } = call;
  return [
    '',
    `${name}  ${status ?? 'no answer'}  ${ms} ms  ${bytes} bytes  ${cache}`,
    `  ${address}`,
    ...(problem === null ? [] : [`  ${problem}`]),
    ...notesOf('Left out', call.dropped),
    ...notesOf('Shown, but breaks the schema', call.breaking),
    ...call.refused.map(
      ({ host, setting }) => `  Refused: ${host}: ${adding([host], setting)} to allow it.`,
    ),
  ];
}

function notesOf(heading: string, notes: readonly RowNote[]): string[] {
  return notes.map(({ row, title, why }) => {
    const which = [row, title && `“${title}”`].filter(Boolean).join(' ');
    return `  ${heading}: ${[which, why].filter(Boolean).join(': ')}`;
  });
}

/** Number of titles that one line names. */
const MOST_TITLES = 20;

function lackOf({ language, field, list, of, titles }: Lack): string {
  const where = [of > 1 && `${titles.length} of ${of}`, list && `in ${list}`].filter(Boolean);
  const rest = titles.length - MOST_TITLES;
  const which = [...titles.slice(0, MOST_TITLES), ...(rest > 0 ? [`and ${rest} more`] : [])];
  const parts = [`No ${language} ${field}`, where.join(' '), which.join(', ')];
  return `  ${parts.filter(Boolean).join(': ')}`;
}
