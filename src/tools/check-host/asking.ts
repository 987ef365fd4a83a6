/** Asks a host as the site does, and notes what is wrong with any call's answer. */

import {
  type Answer,
  type Client,
  createClient,
  type HostAccess,
} from '#/catalogue/sources/client.ts';
import { LARGEST_ANSWER } from '#/catalogue/sources/remote.ts';
import type { CallName } from '#/contract/calls.ts';
import { Upstream } from '#/contract/errors.ts';
import { messageOf } from '#/lib/error-message.ts';
import { jsonOf, judgeBody, judgeStatus } from './answered.ts';
import type { Findings, Found } from './finding.ts';
import { failsOf } from './outcomes.ts';

/** An answer, with its body as JSON; undefined if it is not JSON. */
export type HostAnswer = Answer & { address: string; json: unknown; ms: number };

/** A host that answers nothing any more: the check ends. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

export type Asking = {
  /**
   * Asks for an address. Resolves to null if no answer came, which is noted. Rejects with Silence if that
   * was so too often in a row.
   */
  ask(call: CallName, path: string, options?: AskOptions): Promise<HostAnswer | null>;
  /** How often each call was made so far. */
  callCounts(): ReadonlyMap<CallName, number>;
  close(): void;
};

export type AskOptions = {
  ifNoneMatch?: string;
  /**
   * Whether another status than 200 may be right, so that the caller judges it: any below 500, or only
   * one that says that there is nothing.
   */
  odd?: boolean | 'missing';
};

export type AskingOptions = {
  /** The host's address, which may end in a path. */
  host: string;
  way: HostAccess;
  /** Milliseconds for which the site waits. */
  timeout: number;
  /** Milliseconds after which an answer is slow: a page waits for the slowest of its answers. */
  slow?: number;
  findings: Findings;
  progress(calls: number, path: string): void;
};

/** Milliseconds. */
const SLOW = 1000;
/** Calls in a row without an answer after which the check ends. After as many the site makes a pause. */
const MOST_SILENT = 5;

export function createAsking(options: AskingOptions): Asking {
  const { host, way, timeout, slow = SLOW, findings, progress } = options;
  const client = createClient({ connections: 1, proxies: way.proxies });
  const authorization = way.token === null ? undefined : `Bearer ${way.token}`;
  const callCounts = new Map<CallName, number>();
  let count = 0;
  let silent = 0;
  return {
    callCounts: () => callCounts,
    close: client.close,
    async ask(call, path, { ifNoneMatch, odd = false } = {}) {
      count += 1;
      callCounts.set(call, (callCounts.get(call) ?? 0) + 1);
      progress(count, path);
      const note = (found: Found) => findings.add(call, { address: path, ...found });
      const begin = performance.now();
      const sent = { accept: 'application/json', authorization, ifNoneMatch };
      const answer = await get(client, host + path, sent, timeout).catch((error: unknown) => {
        const what = messageOf(error);
        note({ what: `there is no answer: ${what}`, effect: failsOf(call) });
        // The answer that has a status was too large: the host is not silent.
        silent = error instanceof Upstream && error.status !== null ? 0 : silent + 1;
      });
      if (silent === MOST_SILENT) {
        const what = `${MOST_SILENT} calls in a row have no answer: the check ends here`;
        note({ what, effect: 'The site makes no call for 5 s, and then one to try.' });
        throw new Silence(what);
      }
      if (!answer) return null;
      silent = 0;
      const ms = performance.now() - begin;
      const whole = { ...answer, address: path, json: jsonOf(answer), ms };
      if (!mayBe(answer.status, odd)) judgeStatus(call, whole, note);
      if (answer.status === 200) judgeBody(call, whole, slow, note);
      return whole;
    },
  };
}

const saysNothing = (status: number) => status === 404 || status === 410;

/** Returns whether the caller judges a status. */
function mayBe(status: number, odd: NonNullable<AskOptions['odd']>): boolean {
  return odd === 'missing' ? saysNothing(status) : odd && status < 500;
}

type Headers = {
  accept: string;
  authorization: string | undefined;
  ifNoneMatch: string | undefined;
};

async function get(client: Client, address: string, options: Headers, timeout: number) {
  const signal = AbortSignal.timeout(timeout);
  try {
    return await client.get(address, { ...options, signal, mostBytes: LARGEST_ANSWER });
  } catch (error) {
    if (signal.aborted) throw new Error(`none within ${timeout / 1000} s`);
    throw error;
  }
}
