/** What a check finds of a host. */
import type { CallName } from '#/contract/calls.ts';

/**
 * `error`: the site or another client shows less than the host means, or nothing. `warning`: it copes,
 * and something is lost or slow.
 */
export type Severity = 'error' | 'warning';

export type Finding = {
  severity: Severity;
  /** The call; null for the host as a whole. */
  call: CallName | null;
  /** Where in the answer, such as `results[].title`; empty for the answer as a whole. */
  field: string;
  /** What is wrong. */
  what: string;
  /** A value that is so, shortened. */
  example: string;
  /** What the site does of it. */
  effect: string;
  /** The address that was asked for. */
  address: string;
  /** How often it was found. */
  times: number;
};

export type Found = Pick<Finding, 'what' | 'effect'> &
  Partial<Pick<Finding, 'severity' | 'field' | 'address'>> & { example?: unknown };

export type Findings = {
  /** Notes what was found of a call. The same of the same field counts once, with its first example. */
  add(call: CallName | null, found: Found): void;
  all(): Finding[];
};

/** Characters of an example that are shown. */
const LONGEST = 60;

export function createFindings(): Findings {
  const known = new Map<string, Finding>();
  return {
    add(call, { what, effect, severity = 'error', field = '', address = '', example }) {
      const key = JSON.stringify([call, field, what]);
      const before = known.get(key);
      if (before) before.times += 1;
      else {
        const shown = example === undefined ? '' : shortened(example);
        known.set(key, { severity, call, field, what, example: shown, effect, address, times: 1 });
      }
    },
    all: () => [...known.values()].toSorted((a, b) => a.severity.localeCompare(b.severity)),
  };
}

/** Returns a value as JSON on one line, without what a terminal would take for a command. */
export function shortened(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(/\p{Cc}/gu, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
