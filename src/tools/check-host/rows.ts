/** Judges an answer field by field: by the schema of the wire, and by what the site would refuse. */
import type { z } from 'zod';
import { type CallName, calls } from '#/contract/calls.ts';
import { calendarDate } from '#/contract/dates.ts';
import { number, text } from '#/contract/raw.ts';
import { rowsIn } from '#/contract/rows-in.ts';
import type { Trust } from '#/contract/trust.ts';
import { NO_VIDEO } from '#/contract/trust.ts';
import { createTrust } from '#/host/trust.ts';
import type { HostAnswer } from './asking.ts';
import type { Findings, Found, Refused, Rules } from './finding.ts';
import { fieldAt, isNeeded, kindAt, valueAt } from './kind-at.ts';
import {
  failsOf,
  isCount,
  isPicture,
  isPlayer,
  isTotal,
  LEFT_OUT,
  NO_CAPTIONS,
  NO_PICTURE,
  NO_PLAYER,
  outcomeOf,
  TAKEN,
} from './outcomes.ts';

type Note = (found: Found) => void;

/** Notes what is wrong in an answer. Returns whether its envelope is that of the call. */
export function judgeAnswer(
  call: CallName,
  answer: HostAnswer,
  rules: Rules,
  findings: Findings,
): boolean {
  const { json, address } = answer;
  const note = (found: Found) => findings.add(call, { address, ...found });
  const schema = calls[call].schema;
  const issues = schema.safeParse(json).error?.issues ?? [];
  const isReadable = calls[call].unwrap(json) !== null;
  const envelope = isReadable ? undefined : issues.find(({ path }) => path.length < 3);
  if (!isReadable) {
    const field = fieldAt(envelope?.path ?? []);
    const what = `the envelope is not that of the call: ${kindAt(schema, envelope?.path ?? [])} is missing`;
    note({ field, what, effect: failsOf(call), example: json });
    return false;
  }
  const answered = { schema, json, trust: createTrust(rules) };
  for (const issue of issues) noteIssue(issue, answered, note);
  for (const { path, known, within } of rowsIn(schema, json)) {
    for (const name of Object.keys(known)) {
      judgeField(name, [...path, name], within.at(-1)?.[name], { rules, note });
    }
  }
  return true;
}

type Answered = { schema: z.ZodType; json: unknown; trust: Trust };

function noteIssue(issue: z.core.$ZodIssue, { schema, json, trust }: Answered, note: Note): void {
  const { path } = issue;
  const value = valueAt(json, path);
  const name = String(path.findLast((key) => typeof key === 'string') ?? '');
  const ofRow = typeof path.at(-1) === 'number' ? LEFT_OUT : outcomeOf(name);
  const effect = path.includes('captions') ? NO_CAPTIONS : ofRow;
  note({
    severity: isNeeded(schema, path) ? 'error' : 'warning',
    field: fieldAt(path),
    what: value === undefined ? 'is missing' : wrongKind(name, value, kindAt(schema, path)),
    example: value,
    effect: isTaken(name, value, trust) ? TAKEN : effect,
  });
}

const wrongKind = (name: string, value: unknown, kind: string) =>
  isTotal(name) && value === 0 ? 'is 0: an empty list has 1 page' : `is not of kind ${kind}`;

/** Returns whether the site takes a value of another kind for what is meant. */
function isTaken(name: string, value: unknown, trust: Trust): boolean {
  if (isPicture(name)) return trust.picture(value) !== null;
  if (isPlayer(name)) return trust.player(value) !== null;
  return isCount(name) && number(value) !== null;
}

type Judging = { rules: Rules; note: Note };

function judgeField(name: string, path: string[], value: unknown, { rules, note }: Judging): void {
  if (typeof value !== 'string' || value === '') return;
  // Made where something is wrong alone: an answer has thousands of fields.
  const field = () => fieldAt(path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
  const warn = (what: string, effect: string) =>
    note({ severity: 'warning', field: field(), what, effect, example: value });
  if (!isPicture(name) && !isPlayer(name)) {
    judgeText(name, value, warn);
    return;
  }
  let refused: Refused | undefined;
  const refuse = (setting: Refused['setting']) => (host: string) => (refused = { setting, host });
  const trust = createTrust({
    ...rules,
    refused: refuse('EMBED_HOSTS'),
    refusedPicture: refuse('IMAGE_HOSTS'),
  });
  const bad = (what: string, effect: string) => {
    const unnamed = refused && `${refused.setting} does not name ${refused.host}`;
    note({
      field: field(),
      what: unnamed ?? what,
      effect,
      example: value,
      ...(refused && { refused }),
    });
  };
  if (isPicture(name)) {
    if (trust.picture(value) === null) bad('is no picture', NO_PICTURE);
    if (name === 'posterPath' && /[\s()'"\\]/.test(value)) {
      warn(
        'has spaces, quotes or brackets',
        'Other clients put it into a style sheet, and lose it.',
      );
    }
  } else {
    if (!value.endsWith(NO_VIDEO) && trust.player(value) === null) bad('is no player', NO_PLAYER);
    if (name === 'links' && /[?#]/.test(value)) {
      warn('has a query', 'Other clients add ?autoplay=1 to it, and lose the player.');
    }
  }
}

const DATES = /_date$|^(birth|death)day$/;
const NAMES = /^(title|name|movieTitle|trailerName|overview|biography|description)$/;

function judgeText(
  name: string,
  value: string,
  warn: (what: string, effect: string) => void,
): void {
  if (DATES.test(name) && calendarDate(value) === null)
    warn('is no day of the calendar', outcomeOf(name));
  if (!NAMES.test(name)) return;
  if (text(value) === null) warn('is empty but for spaces', outcomeOf(name));
  if (/&(#\d+|#x[\da-f]+|[a-z]{2,8});/i.test(value))
    warn('has entities of HTML, such as &amp;', 'The site shows them as they are.');
  // A tag has no further `<`, so that each letter is looked at once, however many tags begin.
  if (/<\/?[a-z][^<>]*>/i.test(value)) warn('has tags of HTML', 'The site shows them as they are.');
}
