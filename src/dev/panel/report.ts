/** The panel's findings as text, for its own window and for a mail to the host's team. */
import type { PageCall, RowNote } from './calls.ts';

/** Returns the calls of a page as lines of text. */
export function reportOf(page: string, calls: readonly PageCall[]): string {
  return [page, ...calls.flatMap(linesOf)].join('\n');
}

/** Whether the page's editor has something to mend. */
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
      ({ host, setting }) => `  Refused: ${host}. Add it to ${setting} to allow it.`,
    ),
  ];
}

function notesOf(heading: string, notes: readonly RowNote[]): string[] {
  return notes.map(({ row, title, why }) => {
    const which = [row, title && `“${title}”`].filter(Boolean).join(' ');
    return `  ${heading}: ${[which, why].filter(Boolean).join(': ')}`;
  });
}
