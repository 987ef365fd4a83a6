/** Tells all instances what is purged, and hears it of them. */

import { randomUUID } from 'node:crypto';
import { isRecord } from '#/contract/raw.ts';
import { parseJson } from '#/lib/json.ts';
import { type Client, keepConnection } from './connection.ts';
import { type Fleet, purgesOf, timeOf } from './store.ts';

export type Bus = {
  /**
   * Purges shared answers and tells the other instances. Resolves to the number of those told. While
   * Redis is away, it is 0, and they are told when Redis is back.
   */
  tell(tags: readonly string[]): Promise<number>;
  close(): void;
};

export type BusOptions = {
  fleet: Fleet;
  /** Returns whether a text is a tag. Others may write to the same Redis. */
  isTag(text: string): boolean;
  /**
   * Called with what another instance purges, with what was purged while this one did not listen, and
   * with what Redis has learnt late: it may have been read there meanwhile.
   */
  onPurge(tags: string[]): void;
};

/** Most tags of one purge. */
export const MOST_TAGS = 1000;
/** Milliseconds between retries of unpublished purges. */
const TRY_EVERY = 1000;
/** Purges that wait for Redis at most. */
const MOST_UNTOLD = 100;
/** Milliseconds by which a purge may arrive after one with a later time. */
const MARGIN = 60_000;

/** Listens from now on. */
export function openBus(options: BusOptions): Bus {
  const { fleet, isTag, onPurge } = options;
  const { prefix, connection, store } = fleet;
  const own = randomUUID();
  const channel = `${prefix}:purge`;
  /** Until when this instance knows all purges, by the clock of Redis. */
  let knownUntil = 0;

  function onMessage(message: string): void {
    const said = read(message);
    if (!said) return;
    if (said.from !== own) onPurge(said.tags);
    knownUntil = said.at;
  }

  function read(message: string): { from: string; at: number; tags: string[] } | null {
    const said = parseJson(message);
    if (!isRecord(said)) return null;
    const { from, at, tags } = said;
    const hasSender = typeof from === 'string' && typeof at === 'number' && Number.isFinite(at);
    if (!hasSender || !Array.isArray(tags) || tags.length > MOST_TAGS) return null;
    return tags.every((tag) => isTag(String(tag))) ? { from, at, tags: tags.map(String) } : null;
  }

  const listener = keepConnection({
    url: fleet.url,
    prefix,
    // The other connection says it.
    log: () => undefined,
    async opened(client) {
      await client.subscribe(channel, onMessage);
      await catchUp(client);
    },
  });

  /** Forgets what was purged while this instance did not listen. */
  async function catchUp(client: Client): Promise<void> {
    const now = await timeOf(client);
    // If the clock of Redis was set back, the times of purges do not say which ones are known.
    const since = knownUntil > now ? 0 : knownUntil - MARGIN;
    const missed = await client.zRangeByScore(purgesOf(prefix), since, '+inf');
    const tags = missed.filter(isTag);
    if (tags.length > 0) onPurge(tags);
    knownUntil = now;
  }

  /** Purges that were not published yet. */
  let untold: (readonly string[])[] = [];
  const timer = setInterval(() => {
    if (untold.length === 0 || !connection.isOpen()) return;
    const waiting = untold;
    untold = [];
    for (const tags of waiting) void tell(tags).then(() => onPurge([...tags]));
  }, TRY_EVERY).unref();

  async function tell(tags: readonly string[]): Promise<number> {
    const reached = await store.purge(tags, (client, at) =>
      client.publish(channel, JSON.stringify({ from: own, at, tags })),
    );
    if (reached === undefined) untold = [...untold, tags].slice(-MOST_UNTOLD);
    // This instance listens too.
    return Math.max(0, Number(reached ?? 0) - (listener.isOpen() ? 1 : 0));
  }

  return {
    tell,
    close() {
      clearInterval(timer);
      listener.close();
    },
  };
}
