/** Judges an answer without its call: its status, its type, its bytes. */

import { LONGEST_WAIT, retryAfter as retryAfterOf } from '#/catalogue/sources/guard.ts';
import { utf8Of } from '#/catalogue/sources/remote.ts';
import type { CallName } from '#/contract/calls.ts';
import { parseExact } from '#/lib/json.ts';
import type { HostAnswer } from './asking.ts';
import type { Found } from './finding.ts';
import { failsOf } from './outcomes.ts';

type Note = (found: Found) => void;

/** Bytes of a body that Redis does not take. */
const HEAVY = 1024 * 1024;

/** Returns a body as JSON, as the site reads it. */
export function jsonOf(answer: Pick<HostAnswer, 'body' | 'type'>): unknown {
  return parseExact(textOf(answer));
}

/** Returns a body as text. The decoder drops a byte order mark, as the site's does. */
function textOf({ body, type }: Pick<HostAnswer, 'body' | 'type'>): string {
  const utf8 = utf8Of(body, type);
  return typeof utf8 === 'string' ? utf8 : new TextDecoder().decode(utf8);
}

const startsWithMark = ([one, two, three]: Uint8Array) =>
  one === 0xef && two === 0xbb && three === 0xbf;

const WORDS: [wrong: (status: number) => boolean, what: string, effect?: string][] = [
  [(status) => status === 401 || status === 403, 'the host does not let the site in'],
  [
    (status) => status === 404,
    'there is nothing at an address that every host has',
    'The site takes the host to be down, and says that the list failed.',
  ],
  [
    (status) => status === 429,
    'the host is asked too often',
    'The site leaves it alone for a while.',
  ],
  [(status) => status >= 500, 'the host fails'],
  [(status) => status === 304, 'the host says that nothing has changed, which nobody asked'],
  [
    (status) => status >= 300 && status < 400,
    'the host sends elsewhere',
    'The site follows no redirect.',
  ],
  [() => true, 'the status is not 200'],
];

/** Notes what is wrong with a status that is not 200. */
export function judgeStatus(call: CallName, { status, retryAfter }: HostAnswer, note: Note): void {
  if (status === 200) return;
  const found = WORDS.find(([wrong]) => wrong(status));
  if (found) note({ what: found[1], effect: found[2] ?? failsOf(call), example: status });
  if (status !== 429 && status !== 503) return;
  const wait = retryAfterOf(retryAfter, Date.now());
  if (wait > 0 && wait < LONGEST_WAIT) return;
  const [what, effect] =
    wait === 0
      ? ['does not say for how long to wait', 'The site guesses when to ask again.']
      : ['asks for a pause of a minute or more', 'The site asks again after a minute.'];
  note({ severity: 'warning', field: 'Retry-After', what, effect, example: retryAfter ?? status });
}

/** Notes what is wrong with a body, not with its content. `slow`: milliseconds. */
export function judgeBody(call: CallName, answer: HostAnswer, slow: number, note: Note): void {
  const { type, body, json, ms } = answer;
  const text = textOf(answer).slice(0, HEAVY);
  if (json === undefined) {
    note({ what: 'the body is no JSON', effect: failsOf(call), example: text.slice(0, 60) });
    return;
  }
  const warn = (what: string, effect: string, example: unknown) =>
    note({ severity: 'warning', what, effect, example });
  if (ms > slow) warn('the answer is slow', 'Visitors wait for it.', `${Math.round(ms)} ms`);
  if (!/^application\/([\w.+-]+\+)?json\b/.test(type ?? '')) {
    warn('the body is not declared as JSON', 'The site reads it. Other clients may not.', type);
  }
  if (/charset=(?!"?utf-8)/i.test(type ?? '')) {
    const effect =
      'The site reads it in that encoding, unless it is valid UTF-8. Other clients may not.';
    warn('the body is declared in another encoding', effect, type);
  }
  if (startsWithMark(body)) {
    const effect = 'The site reads it. Other clients may find no JSON.';
    warn('the body begins with a byte order mark', effect, undefined);
  }
  // Looked for alone first: the expression tries twenty lengths at each letter of a long body.
  if (text.includes('\ufffd')) {
    const [broken] = /.{0,20}\ufffd.{0,20}/u.exec(text) ?? [];
    warn('letters are lost: the body is not UTF-8', 'The site shows �.', broken);
  }
  if (body.length > HEAVY) {
    warn(
      'the answer is large',
      'Instances do not share it, and pages are slow.',
      `${body.length} bytes`,
    );
  }
}
