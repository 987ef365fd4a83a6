/** Calls that a visitor may cause: unknown ids, wrong pages, hostile text. A host must not fail at them. */
import { addressOf } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { field, text } from '#/contract/raw.ts';
import type { HostAnswer } from './asking.ts';
import type { Checking } from './checking.ts';

/** An id and a title that no catalogue has. */
const NOBODY = '999999937';
const NOTHING = 'no-such-thing-9f3k';

const UNKNOWN: [call: CallName, params: ParamsOf<CallName>][] = [
  ...(['movie', 'complete', 'person', 'series', 'seriesVideos'] as const).map(
    (call): [CallName, ParamsOf<CallName>] => [call, { id: NOBODY }],
  ),
  ['seasonEpisodes', { id: NOTHING }],
  ['dramaEpisodes', { title: NOTHING }],
  ['genre', { genre: NOTHING, page: 1 }],
  ['list', { name: NOTHING }],
];

/** Calls that a host need not have. It has them if another answer of it led to this one. */
const OPTIONAL: Partial<Record<CallName, CallName>> = { genre: 'genre', list: 'lists' };

/** Queries that are hostile, and a common one. */
const QUERIES = [
  '',
  'zzqqxxyy',
  'a b',
  `'";--<script>alert(1)</script>`,
  '%00%ff\u0000',
  '../../etc/passwd',
  'म'.repeat(200),
  '\u202e😀',
];

export async function checkOddCalls(checking: Checking): Promise<void> {
  const callCounts = checking.asking.callCounts();
  const has = (call: CallName) => callCounts.has(OPTIONAL[call] ?? call);
  for (const [call, params] of UNKNOWN)
    if (checking.wants(call) && (has(call) || !(call in OPTIONAL)))
      await unknown(checking, call, params);
  await askWrongPages(checking);
  for (const part of ['%E0%A4%A', '%2e%2e%2f', '%00', 'a%20b'])
    if (checking.wants('movie'))
      await wrong(checking, 'movie', `/api/tmdb/dashboard/movie/${part}`);
  if (!checking.wants('search')) return;
  for (const query of QUERIES) await hostile(checking, addressOf('search', { query }));
}

/** Pages that no list has. A host may read the page number of each list differently: each list is asked for the first. */
const WRONG_PAGES = ['x', '0', '-1', '999999999999'];

async function askWrongPages(checking: Checking): Promise<void> {
  const lists = [...checking.firsts()].filter(([call]) => 'page' in calls[call].params);
  for (const [at, [call, { address }]] of lists.entries()) {
    for (const page of at === 0 ? WRONG_PAGES : WRONG_PAGES.slice(0, 1))
      await wrong(checking, call, address.replace(/page=\d+/, `page=${page}`));
  }
}

/** Returns whether an answer says that there is nothing: an empty list, or no link. */
const saysNothing = (call: CallName, { json }: HostAnswer) =>
  call === 'complete'
    ? text(field(json, 'links')) === null
    : Array.isArray(json) && json.length === 0;

async function unknown({ asking, findings }: Checking, call: CallName, params: ParamsOf<CallName>) {
  const address = addressOf(call, params);
  const answer = await asking.ask(call, address, { odd: true });
  if (!answer || answer.status === 404 || answer.status === 410 || answer.status >= 500) return;
  if (answer.status === 200 && saysNothing(call, answer)) return;
  const effect =
    'A page for something that is not there looks like any other, or as if the host failed.';
  const what = `what is not there gets ${answer.status}, not 404`;
  findings.add(call, { what, effect, example: answer.json, address });
}

async function wrong({ asking }: Checking, call: CallName, address: string): Promise<void> {
  // A failure is noted where the host is asked. Any other answer will do.
  await asking.ask(call, address, { odd: true });
}

async function hostile({ asking, findings }: Checking, address: string): Promise<void> {
  const answer = await asking.ask('search', address, { odd: true });
  if (!answer || answer.status >= 500) return;
  if (answer.status === 200 && Array.isArray(answer.json)) return;
  const effect = 'The search says that it failed. An existing client goes blank.';
  const what = answer.status === 200 ? 'is no list' : `a search gets ${answer.status}, not 200`;
  findings.add('search', { what, effect, example: answer.json, address });
}
