/** A report of a check in words. */
import type { Report } from './check.ts';
import type { Finding } from './finding.ts';

/** Returns the findings, the errors first, and a table of the calls with a line that sums it up. */
export function reportOf({ host, callCounts, findings }: Report): string {
  const calls = Object.values(callCounts).reduce((sum, times) => sum + times, 0);
  const [errors, warnings] = [countOf(findings, 'error'), countOf(findings, 'warning')];
  const sum =
    findings.length === 0
      ? 'nothing to mend'
      : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  const lines = findings.flatMap(linesOf);
  return [
    ...lines,
    ...tableOf({ host, callCounts, findings }),
    `${host}: ${counted(calls, 'call')}, ${sum}.`,
  ].join('\n');
}

const countOf = (findings: readonly Finding[], severity: Finding['severity']) =>
  findings.filter((one) => one.severity === severity).length;
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns a line for each call that was made. */
function tableOf({ callCounts, findings }: Report): string[] {
  const row = (name: string, ...cells: (string | number)[]) =>
    name.padEnd(18) + cells.map((cell) => String(cell).padStart(9)).join('');
  const rows = Object.entries(callCounts).map(([name, times]) => {
    const own = findings.filter(({ call }) => call === name);
    return row(name, times, countOf(own, 'error'), countOf(own, 'warning'));
  });
  return [row('Call', 'asked', 'errors', 'warnings'), ...rows, ''];
}

/** Places that are named at most. */
const MOST_PLACES = 4;

function listed(places: readonly string[]): string {
  const further = places.length - MOST_PLACES;
  return [...places.slice(0, MOST_PLACES), ...(further > 0 ? [`${further} more`] : [])].join(', ');
}

function linesOf({
  severity,
  call,
  field,
  what,
  example,
  effect,
  address,
  times,
  places = [],
}: Finding): string[] {
  const place = [call ?? 'host', field].filter(Boolean).join(' ');
  const often = times > 1 ? ` (${times} times)` : '';
  return [
    `${severity.padEnd(8)} ${place}: ${what}${often}`,
    ...(example === '' ? [] : [`         such as ${example}`]),
    ...(places.length === 0 ? [] : [`         in ${listed(places)}`]),
    `         ${effect}`,
    ...(address === '' ? [] : [`         GET ${address}`]),
    '',
  ];
}

// Says how far a check is: in one line that is written over, or in a few plain lines of a log.

type Out = { isTTY?: boolean; write(text: string): unknown };

/** Plain lines come after this many calls, or after this many milliseconds. */
const EVERY_CALLS = 50;
const EVERY_MS = 10_000;
const LONGEST = 60;

/** Returns what to call with each call, and at the end. */
export function createProgress(out: Out, now: () => number = () => performance.now()) {
  let last = now();
  return {
    note(calls: number, path: string): void {
      const line = `${calls}: ${path.slice(0, LONGEST)}`;
      if (out.isTTY) out.write(`\r\x1b[K${line}`);
      else if (calls % EVERY_CALLS === 0 || now() - last >= EVERY_MS) {
        last = now();
        out.write(`call ${line}\n`);
      }
    },
    end(): void {
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}
