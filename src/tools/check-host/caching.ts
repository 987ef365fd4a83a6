/** Judges what a host says of the time for which its answers are fresh, and whether it knows 304. */

import { directivesOf, termsOf } from '#/catalogue/sources/terms.ts';
import type { CallName } from '#/contract/calls.ts';
import { LEAST_FRESH } from '#/contract/lifetimes.ts';
import type { Asking, HostAnswer } from './asking.ts';
import type { Findings, Found } from './finding.ts';

type Parts = { asking: Asking; findings: Findings };

/** Returns a function that judges an answer of status 200. It asks once for each call by its tag. */
export function createCaching({ asking, findings }: Parts) {
  const askedByTag = new Set<CallName>();
  return async (call: CallName, answer: HostAnswer): Promise<void> => {
    const note = (found: Found) => findings.add(call, { address: answer.address, ...found });
    judgeFreshness(answer, note);
    const { etag } = termsOf(answer);
    if (answer.etag !== null && etag === null) judgeNoTag(answer.etag, note);
    if (etag === null || askedByTag.has(call)) return;
    askedByTag.add(call);
    const again = await asking.ask(call, answer.address, { ifNoneMatch: etag, odd: true });
    if (again && again.status < 500) judgeAgain(answer, again, note);
  };
}

type Note = (found: Found) => void;

function judgeFreshness(answer: HostAnswer, note: Note): void {
  const { cacheControl: example } = answer;
  const warn = (what: string, effect: string) =>
    note({ severity: 'warning', field: 'Cache-Control', what, effect, example });
  const { freshFor } = termsOf(answer);
  if (freshFor === LEAST_FRESH) {
    warn(
      `says that the answer is old after ${LEAST_FRESH} s or less`,
      `The site asks again every ${LEAST_FRESH} s.`,
    );
  }
  if (freshFor !== null || !/max-?age/i.test(example ?? '')) return;
  const said = directivesOf(example ?? '');
  const seconds = said.get('s-maxage') ?? said.get('max-age');
  warn(wordsOf(seconds), 'The site does without it.');
}

function wordsOf(seconds: string | undefined): string {
  if (seconds === undefined) return 'has no comma before or behind max-age';
  return /^\d+$/.test(seconds)
    ? 'has a max-age of more than ten digits'
    : 'has a max-age that is no number of seconds';
}

function judgeNoTag(example: string, note: Note): void {
  const [, inside] = /^(?:W\/)?"(.*)"$/s.exec(example) ?? [];
  const why =
    inside === undefined
      ? 'is no entity tag: it needs quotation marks'
      : /[^\x21\x23-\x7e]/.test(inside)
        ? 'has spaces, quotation marks or letters outside ASCII in it'
        : 'is longer than 200 letters';
  const effect = 'The site does without it, and the whole answer travels each time.';
  note({ severity: 'warning', field: 'ETag', what: why, effect, example });
}

/** Judges an answer to a call with `If-None-Match`. */
function judgeAgain(first: HostAnswer, again: HostAnswer, note: Note): void {
  const { status, etag } = again;
  const found = { field: 'ETag', example: first.etag };
  if (status === 304) return;
  if (status !== 200) {
    const what = `a call with If-None-Match gets ${status}`;
    note({ ...found, what, effect: 'The call fails whenever the site asks again.' });
    return;
  }
  const same = Buffer.compare(first.body, again.body) === 0;
  const effect = 'The whole answer travels again.';
  const warning = { ...found, severity: 'warning', effect } as const;
  if (etag === first.etag) {
    note({ ...warning, what: 'is the same, and yet the answer is no 304' });
  } else if (same) note({ ...warning, what: 'differs for the same answer, which is no 304' });
}
