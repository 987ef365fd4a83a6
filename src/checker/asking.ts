/** Asks a host as the site does, and notes what is wrong with an answer whatever call it is for. */
import type { CallName } from '#/contract/calls.ts';
import { type Answer, type Client, createClient } from '#/source/client.ts';
import { LARGEST_ANSWER } from '#/source/remote.ts';
import type { Way } from '#/source/way.ts';
import type { Findings, Found } from './finding.ts';
import { FAILS } from './outcomes.ts';

/** An answer, with its body as JSON; undefined if it is none. */
export type Heard = Answer & { address: string; json: unknown; ms: number };

export type Asking = {
  /** Asks for an address. Resolves to null if no answer came, which is noted. */
  ask(call: CallName, path: string, options?: AskOptions): Promise<Heard | null>;
  /** How often each call was made so far. */
  asked(): ReadonlyMap<CallName, number>;
  close(): void;
};

export type AskOptions = {
  ifNoneMatch?: string;
  /** Whether another status than 200 may be right, so that the caller judges it. */
  odd?: boolean;
};

export type AskingOptions = {
  /** The host's address, which may end in a path. */
  host: string;
  way: Way;
  /** Milliseconds for which the site waits. */
  timeout: number;
  /** Milliseconds after which an answer is slow: a page waits for the slowest of its answers. */
  slow?: number;
  findings: Findings;
  progress(calls: number, path: string): void;
};

/** Milliseconds. */
const SLOW = 1000;
/** Bytes of a body that Redis does not take. */
const HEAVY = 1024 * 1024;

export function createAsking(options: AskingOptions): Asking {
  const { host, way, timeout, slow = SLOW, findings, progress } = options;
  const client = createClient({ connections: 1, proxies: way.proxies });
  const authorization = way.token === null ? undefined : `Bearer ${way.token}`;
  const asked = new Map<CallName, number>();
  let count = 0;
  return {
    asked: () => asked,
    close: client.close,
    async ask(call, path, { ifNoneMatch, odd = false } = {}) {
      count += 1;
      asked.set(call, (asked.get(call) ?? 0) + 1);
      progress(count, path);
      const note = (found: Found) => findings.add(call, { address: path, ...found });
      const begin = performance.now();
      const sent = { accept: 'application/json', authorization, ifNoneMatch };
      const answer = await get(client, host + path, sent, timeout).catch((error: unknown) => {
        const what = error instanceof Error ? error.message : String(error);
        note({ what: `there is no answer: ${what}`, effect: FAILS });
      });
      if (!answer) return null;
      const ms = performance.now() - begin;
      const heard = { ...answer, address: path, json: jsonOf(answer), ms };
      if (!odd || answer.status >= 500) judgeStatus(heard, note);
      if (answer.status === 200) judgeBody(heard, slow, note);
      return heard;
    },
  };
}

type Headers = {
  accept: string;
  authorization: string | undefined;
  ifNoneMatch: string | undefined;
};

async function get(client: Client, address: string, asked: Headers, timeout: number) {
  const signal = AbortSignal.timeout(timeout);
  try {
    return await client.get(address, { ...asked, signal, mostBytes: LARGEST_ANSWER });
  } catch (error) {
    if (signal.aborted) throw new Error(`none within ${timeout / 1000} s`);
    throw error;
  }
}

/** Returns a body as JSON. The decoder drops a byte order mark, as the site's does. */
function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

const startsWithMark = ([one, two, three]: Uint8Array) =>
  one === 0xef && two === 0xbb && three === 0xbf;

const WORDS: [wrong: (status: number) => boolean, what: string, effect: string][] = [
  [(status) => status === 401 || status === 403, 'the host does not let the site in', FAILS],
  [
    (status) => status === 404,
    'there is nothing at an address that every host has',
    'The site takes the host for ill, and says that the list failed.',
  ],
  [
    (status) => status === 429,
    'the host is asked too often',
    'The site leaves it alone for a while.',
  ],
  [(status) => status >= 500, 'the host fails', FAILS],
  [
    (status) => status >= 300 && status < 400,
    'the host sends elsewhere',
    'The site follows no redirect.',
  ],
  [() => true, 'the status is not 200', FAILS],
];

function judgeStatus({ status }: Heard, note: (found: Found) => void): void {
  if (status === 200) return;
  const found = WORDS.find(([wrong]) => wrong(status));
  if (found) note({ what: found[1], effect: found[2], example: status });
}

function judgeBody(
  { type, body, json, ms }: Heard,
  slow: number,
  note: (found: Found) => void,
): void {
  const text = new TextDecoder().decode(body.subarray(0, HEAVY));
  if (json === undefined) {
    note({ what: 'the body is no JSON', effect: FAILS, example: text.slice(0, 60) });
    return;
  }
  const warn = (what: string, effect: string, example: unknown) =>
    note({ severity: 'warning', what, effect, example });
  if (ms > slow) warn('the answer is slow', 'Visitors wait for it.', `${Math.round(ms)} ms`);
  if (!/^application\/([\w.+-]+\+)?json\b/.test(type ?? '')) {
    warn('the body is not declared as JSON', 'The site reads it. Other clients may not.', type);
  }
  if (/charset=(?!"?utf-8)/i.test(type ?? '')) {
    warn('the body is declared in another encoding', 'The site reads it as UTF-8.', type);
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
