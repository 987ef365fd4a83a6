/** Records the host's answers while a page is rendered, so that the panel can examine them. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Source } from '#/catalogue/sources/source.ts';
import { matchCall } from '#/contract/address.ts';
import { type CallName, calls } from '#/contract/calls.ts';
import { ENGLISH, type Language, languageOf } from '#/contract/language.ts';
import { namesIn } from '#/contract/names.ts';
import { type Json, text } from '#/contract/raw.ts';
import { rowsIn } from '#/contract/rows-in.ts';
import { parseJson } from '#/lib/json.ts';
import { scriptOf } from '#/lib/named.ts';
import type { Lack, PageCall, Refusal, RowNote } from './calls.ts';
import { examine, type Rules, titleOf } from './examine.ts';

/** Fields with sentences that pages show. */
const TEXTS = ['overview', 'biography', 'description', 'notes', 'place_of_birth', 'reason'];

/** Returns what a page in the language lacks of a call's answer, by list and field. */
export function lacksIn(
  name: CallName,
  body: unknown,
  language: Language,
  dropped: readonly RowNote[],
): Lack[] {
  if (language === ENGLISH) return [];
  const spoken = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const found = new Map<string, Lack>();
  const left = new Set(dropped.map(({ row }) => row));
  for (const { path, known, within } of rowsIn(calls[name].schema, body)) {
    if (left.has(path.join('.'))) continue;
    const list = path.filter((key) => !/^\d+$/.test(key)).join('.');
    const title = within.map(titleOf).findLast(Boolean) ?? '';
    for (const [field, shown] of shownOf(known, within.at(-1), language)) {
      const key = `${list} ${field}`;
      const lack = found.get(key) ?? { language: spoken, field, list, of: 0, titles: [] };
      found.set(key, lack);
      lack.of += 1;
      if (scriptOf(shown, language) !== undefined) lack.titles.push(title);
    }
  }
  return [...found.values()].filter(({ titles }) => titles.length > 0);
}

/** Returns the fields of a row that may be in the language, each with what a page shows. */
function shownOf(
  known: Json,
  row: Json | undefined,
  language: Exclude<Language, 'en'>,
): [string, string][] {
  const name = namesIn(row?.native_titles)?.[language] ?? titleOf(row);
  const names: [string, string][] = 'native_titles' in known && name ? [['name', name]] : [];
  const texts = TEXTS.flatMap((field): [string, string][] => {
    const shown = field in known ? text(row?.[field]) : null;
    return shown === null ? [] : [[field, shown]];
  });
  return [...names, ...texts];
}

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

/** Number of pages whose calls are stored. */
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
      async fetch(address, cached) {
        const begin = performance.now();
        const refused: Refusal[] = [];
        // Later refusals are in the answer of a remote host, which the panel examines itself.
        const answer = refusing.run(refused, () => source.fetch(address, cached));
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
  const body = parseJson(text);
  const examined = examine(matched.name, matched.params, body, rules, refused);
  const lacks = lacksIn(matched.name, body, language, examined.dropped);
  return { ...call, ...examined, lacks };
}
