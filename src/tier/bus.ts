/** Tells all instances what is purged, and hears it of them. */
import { randomUUID } from 'node:crypto';
import { type Client, keepConnection } from './connection.ts';
import type { Fleet } from './fleet.ts';

export type Bus = {
  /**
   * Deletes shared answers and tells the other instances. Resolves to the number of those told. While
   * Redis is away, that is none, and they are told when it is back.
   */
  tell(tags: readonly string[], at: number): Promise<number>;
  close(): void;
};

export type BusOptions = {
  fleet: Fleet;
  /** Returns whether a text is a tag. Others may write to the same Redis. */
  isTag(text: string): boolean;
  /** Called with what another instance purges, and what was purged while this one did not listen. */
  heard(tags: string[], at: number): void;
};

/** Most tags of one purge. */
export const MOST_TAGS = 1000;
/** Milliseconds between two tries to tell what Redis has not heard. */
const TRY_EVERY = 1000;
/** Purges that wait for Redis at most. */
const MOST_UNTOLD = 100;
/** Milliseconds for which purges are kept for instances that do not listen. */
const KEPT = 86_400_000;
/** Milliseconds by which clocks may differ. */
const MARGIN = 60_000;

/** Listens from now on. */
export function openBus(options: BusOptions): Bus {
  const { fleet, isTag, heard } = options;
  const { url, prefix, connection, store } = fleet;
  const own = randomUUID();
  const channel = `${prefix}:purge`;
  const history = `${prefix}:purges`;
  let listenedUntil = 0;

  function hear(message: string): void {
    const said = read(message);
    if (said && said.from !== own) heard(said.tags, said.at);
    listenedUntil = Date.now();
  }

  function read(message: string): { from: string; at: number; tags: string[] } | null {
    try {
      const { from, at, tags } = JSON.parse(message);
      const isWell = typeof from === 'string' && Number.isFinite(at) && Array.isArray(tags);
      if (!isWell || tags.length > MOST_TAGS || !tags.every((tag: unknown) => isTag(String(tag))))
        return null;
      return { from, at, tags: tags.map(String) };
    } catch {
      return null;
    }
  }

  const listener = keepConnection({
    url,
    // The other connection says it.
    log: () => undefined,
    async opened(client) {
      await client.subscribe(channel, hear);
      await catchUp(client);
    },
  });

  /** Forgets what was purged while this instance did not listen. */
  async function catchUp(client: Client): Promise<void> {
    const from = listenedUntil - MARGIN;
    const missed = await client.zRangeByScoreWithScores(history, from, '+inf');
    const known = missed.filter(({ value }) => isTag(String(value)));
    // Redis forgets an answer's tags before the answer if it is full: the time tells that it is purged.
    for (const [at, purges] of Map.groupBy(known, ({ score }) => score)) {
      heard(
        purges.map(({ value }) => String(value)),
        at,
      );
    }
    listenedUntil = Date.now();
  }

  /** Purges of which Redis has not heard. */
  let untold: { tags: readonly string[]; at: number }[] = [];
  const timer = setInterval(() => {
    if (untold.length === 0 || !connection.isOpen()) return;
    const waiting = untold;
    untold = [];
    for (const { tags, at } of waiting) void tell(tags, at);
  }, TRY_EVERY).unref();

  async function tell(tags: readonly string[], at: number): Promise<number> {
    await store.forget(tags);
    const reached = await connection.run(async (client) => {
      await client.zAdd(
        history,
        tags.map((value) => ({ value, score: at })),
      );
      await client.zRemRangeByScore(history, 0, at - KEPT);
      return client.publish(channel, JSON.stringify({ from: own, at, tags }));
    });
    if (reached === undefined) untold = [...untold, { tags, at }].slice(-MOST_UNTOLD);
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
