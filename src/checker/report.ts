/** A report of a check in words. */
import type { Report } from './check.ts';
import type { Finding } from './finding.ts';

/** Returns the findings as a table of lines, the errors first, and what they sum up to. */
export function reportOf({ host, calls, findings }: Report): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const sum =
    findings.length === 0
      ? 'nothing to mend'
      : `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  return [...findings.flatMap(linesOf), `${host}: ${counted(calls, 'call')}, ${sum}.`].join('\n');
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function linesOf({
  severity,
  call,
  field,
  what,
  example,
  effect,
  address,
  times,
}: Finding): string[] {
  const place = [call ?? 'host', field].filter(Boolean).join(' ');
  const often = times > 1 ? ` (${times} times)` : '';
  return [
    `${severity.padEnd(8)} ${place}: ${what}${often}`,
    ...(example === '' ? [] : [`         such as ${example}`]),
    `         ${effect}`,
    ...(address === '' ? [] : [`         GET ${address}`]),
    '',
  ];
}
