/** How an answer is written in Redis: a line of JSON, then the body. */

import { isRecord } from '#/contract/raw.ts';
import { parseJson } from '#/lib/json.ts';

export type CacheEntry = {
  status: 200 | 404;
  body: string;
  tags: readonly string[];
  /** The host's tag of the answer. */
  etag?: string | null | undefined;
  /** Seconds for which the host says that it is fresh. */
  freshFor?: number | null | undefined;
  /** When it was asked for, in milliseconds since 1970, by the clock of Redis. */
  at: number;
};

/** Largest body that is shared, in characters. Reading larger ones would take too long. */
const LONGEST = 1024 * 1024;

/** Returns the text of an answer; null if it is too large to be shared. */
export function encoded({ body, ...head }: CacheEntry): string | null {
  return body.length > LONGEST ? null : `${JSON.stringify(head)}\n${body}`;
}

/** Reads an answer. Returns null for what this module has not written. */
export function decoded(text: string): CacheEntry | null {
  const end = text.indexOf('\n');
  const head = end < 0 ? null : parseJson(text.slice(0, end));
  if (!isRecord(head)) return null;
  const { status, at, tags, etag, freshFor } = head;
  const isWell =
    (status === 200 || status === 404) && typeof at === 'number' && Number.isFinite(at);
  if (!isWell || !Array.isArray(tags)) return null;
  return {
    status,
    at,
    tags: tags.map(String),
    body: text.slice(end + 1),
    ...(typeof etag === 'string' && { etag }),
    ...(typeof freshFor === 'number' && { freshFor }),
  };
}
