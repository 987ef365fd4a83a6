/** Records the host's answers while a page is rendered, so that the panel can examine them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Source } from '#/catalogue/sources/source.ts';
import { matchCall } from '#/contract/address.ts';
import { type Language, languageOf } from '#/contract/language.ts';
import type { PageCall, Refusal } from './calls.ts';
import { examine, type Rules } from './examine.ts';
import { lacksIn } from './lacks.ts';

type Recorded = {
  address: string;
  status: number | null;
  ms: number;
  bytes: number;
  text: string;
  error: string | null;
  /** What the embedded host left out. */
  refused: Refusal[];
};

export type Recorder = {
  /** Returns the same source, which records the calls of a page. */
  watched(source: Source): Source;
  /** Notes a refusal in the call that the embedded host is answering. */
  refused(host: string, setting: Refusal['setting']): void;
  /** Runs the rendering of a page; its calls are recorded under its path and query. */
  during<T>(page: string, work: () => T): T;
  /** Returns the calls of a page's last rendering, examined. */
  callsOf(page: string, rules: Rules): PageCall[];
};

/** Number of pages whose calls are kept. */
const MOST_PAGES = 20;

export function createRecorder(): Recorder {
  const pages = new Map<string, Recorded[]>();
  const current = new AsyncLocalStorage<Recorded[]>();
  const refusing = new AsyncLocalStorage<Refusal[]>();
  return {
    refused: (host, setting) => void refusing.getStore()?.push({ host, setting }),
    watched: (source) => ({
      ...source,
      label: source.label,
      async fetch(address) {
        const begin = performance.now();
        const refused: Refusal[] = [];
        // Later refusals are in the answer of a remote host, which the panel examines itself.
        const answer = refusing.run(refused, () => source.fetch(address));
        const record = (rest: Omit<Recorded, 'address' | 'ms' | 'refused'>) => {
          const ms = Math.round(performance.now() - begin);
          current.getStore()?.push({ address, ms, refused, ...rest });
        };
        try {
          const response = await answer;
          const text = await response.clone().text();
          const bytes = Buffer.byteLength(text);
          record({ status: response.status, bytes, text, error: null });
          return response;
        } catch (error) {
          record({ status: null, bytes: 0, text: '', error: String(error) });
          throw error;
        }
      },
    }),
    during(page, work) {
      const calls: Recorded[] = [];
      pages.delete(page);
      pages.set(page, calls);
      const [oldest] = pages.keys();
      if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
      return current.run(calls, work);
    },
    callsOf: (page, rules) =>
      (pages.get(page) ?? []).map((call) => callOf(call, rules, languageOf(page))),
  };
}

function callOf(
  { address, status, ms, bytes, text, error, refused }: Recorded,
  rules: Rules,
  language: Language,
): PageCall {
  const [path = '', query] = address.split('?');
  const matched = matchCall(path, new URLSearchParams(query));
  const name = matched.outcome === 'call' ? matched.name : address;
  const call = { name, address, status, ms, bytes, cache: 'not cached' as const };
  const problem = error ?? (status === 200 ? null : `The host answered ${status}.`);
  if (problem !== null || matched.outcome !== 'call') {
    return { ...call, problem, dropped: [], breaking: [], refused: [], lacks: [] };
  }
  const body = parsed(text);
  const examined = examine(matched.name, matched.params, body, rules, refused);
  const lacks = lacksIn(matched.name, body, language, examined.dropped);
  return { ...call, ...examined, lacks };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
