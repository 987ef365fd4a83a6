/**
 * What instances share, in Redis. All times are by the clock of Redis, so the clocks of the machines
 * need not agree.
 */
import { ErrorReply } from '@redis/client';
import { STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { type Client, type Connection, keepConnection, type RedisPlace } from './connection.ts';
import { type CacheEntry, decoded, encoded } from './entry.ts';

/** Script that Redis runs as one step: deletes a lock if it is still the token's. */
const UNLOCK = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * Takes the next slot: now, or a second after the slot `perSecond` slots ago. Returns the
 * milliseconds until then, or -1 if there are too many. The clock is that of Redis.
 */
const RESERVE = `local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local last = redis.call('LINDEX', KEYS[1], -1)
-- Turns farther ahead than LONGEST_WAIT of store.ts are of before the clock was set back.
if last and last - now > 86400 then redis.call('DEL', KEYS[1]) end
local before = redis.call('LINDEX', KEYS[1], -tonumber(ARGV[1]))
local start = math.max(now, before and before + 1000 or 0)
if start - now > tonumber(ARGV[2]) then return -1 end
redis.call('RPUSH', KEYS[1], start)
redis.call('LTRIM', KEYS[1], -tonumber(ARGV[1]), -1)
redis.call('PEXPIRE', KEYS[1], start - now + 2000)
return start - now`;

/** A shared answer: its status, its body, its tags, and the seconds since it was given. */
export type SharedAnswer = Omit<CacheEntry, 'at'> & { age: number };

/** Each function resolves to undefined while Redis is away. */
export type SharedStore = {
  /** Returns an answer, unless one of its tags was purged after it was asked for. */
  get(name: string): Promise<SharedAnswer | null | undefined>;
  /** Puts an answer, and frees its lock. */
  put(name: string, answer: CacheEntry, token: string): Promise<unknown>;
  /** Deletes an answer, and frees its lock. */
  drop(name: string, token: string): Promise<unknown>;
  /**
   * Takes a lock, which expires after the given milliseconds. Returns when, in milliseconds since 1970;
   * null if it is another token's.
   */
  lock(name: string, token: string, milliseconds: number): Promise<number | null | undefined>;
  /** Frees a lock that is still the token's. */
  unlock(name: string, token: string): Promise<unknown>;
  /**
   * Takes the next turn of a pace: at most `perSecond` in any second. Returns the milliseconds until
   * then, or null if there are more than `within`.
   */
  reserve(pace: string, perSecond: number, within: number): Promise<number | null | undefined>;
  /**
   * Writes the time of a purge for each tag: no answer is read that was asked for before. `publish` runs
   * with that time, in milliseconds since 1970, on the same connection.
   */
  purge<T>(
    tags: readonly string[],
    publish: (client: Client, at: number) => Promise<T>,
  ): Promise<T | undefined>;
};

/** Milliseconds. A caller may wait without a limit, but a script takes no infinite number. */
const LONGEST_WAIT = 86_400;
/** Milliseconds that a purge of many tags may take. */
const PURGED_WITHIN = 1000;
/** Milliseconds for which purges are stored: as long as the answers that they concern. */
const PURGE_LIFETIME = STALE_IF_ERROR * 1000;

/** The sorted set of purged tags with the times of their last purges. */
export const purgesOf = (prefix: string) => `${prefix}:purges`;

function sharedStore({ run }: Pick<Connection, 'run'>, prefix: string): SharedStore {
  const answerOf = (name: string) => `${prefix}:answer:${name}`;
  const lockOf = (name: string) => `${prefix}:lock:${name}`;
  const purges = purgesOf(prefix);

  return {
    get: (name) =>
      run(async (client) => {
        const key = answerOf(name);
        const [text, now] = await Promise.all([
          readable(client, key, () => client.get(key)),
          timeOf(client),
        ]);
        if (text === null) return null;
        const stored = decoded(text);
        // An answer from the future was written before the clock of Redis stepped back.
        if (stored === null || stored.at > now) {
          await client.unlink(key);
          return null;
        }
        const { at, ...answer } = stored;
        const age = (now - at) / 1000;
        if (stored.tags.length === 0) return { ...answer, age };
        const times = await readable(client, purges, () =>
          client.zmScore(purges, [...stored.tags]),
        );
        return times.some((time) => time !== null && time >= at) ? null : { ...answer, age };
      }),
    put(name, answer, token) {
      const value = encoded(answer);
      return run(async (client) => {
        const freed = unlock(client, lockOf(name), token);
        if (value === null) return freed;
        const expiration = { type: 'EX', value: STALE_IF_ERROR } as const;
        return Promise.all([client.set(answerOf(name), value, { expiration }), freed]);
      });
    },
    drop: (name, token) =>
      run((client) =>
        Promise.all([client.unlink(answerOf(name)), unlock(client, lockOf(name), token)]),
      ),
    lock: (name, token, milliseconds) =>
      run(async (client) => {
        const expiration = { type: 'PX', value: Math.ceil(milliseconds) } as const;
        const key = lockOf(name);
        const take = () => client.set(key, token, { condition: 'NX', expiration });
        const [said, now] = await Promise.all([take(), timeOf(client)]);
        if (said === 'OK') return now;
        // NX does not tell a lock from another type, which is dropped.
        const holder = await readable(client, key, () => client.get(key));
        return holder === null && (await take()) === 'OK' ? now : null;
      }),
    unlock: (name, token) => run((client) => unlock(client, lockOf(name), token)),
    async reserve(pace, perSecond, within) {
      const key = `${prefix}:pace:${pace}`;
      const turn = {
        keys: [key],
        arguments: [String(perSecond), String(Math.min(within, LONGEST_WAIT))],
      };
      const delay = await run((client) => readable(client, key, () => client.eval(RESERVE, turn)));
      if (delay === undefined) return undefined;
      return Number(delay) < 0 ? null : Number(delay);
    },
    purge: (tags, publish) =>
      run(async (client) => {
        const at = await timeOf(client);
        const times = tags.map((value) => ({ value, score: at }));
        await readable(client, purges, () => client.zAdd(purges, times));
        const [said] = await Promise.all([
          publish(client, at),
          client.zRemRangeByScore(purges, 0, at - PURGE_LIFETIME),
          client.pExpire(purges, PURGE_LIFETIME),
        ]);
        return said;
      }, PURGED_WITHIN),
  };
}

/** Returns the clock of Redis, in milliseconds since 1970. */
export async function timeOf(client: Client): Promise<number> {
  const [seconds, microseconds] = await client.time();
  return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
}

function unlock(client: Client, key: string, token: string): Promise<unknown> {
  const lock = { keys: [key], arguments: [token] };
  return readable(client, key, () => client.eval(UNLOCK, lock));
}

/**
 * Runs a command on a key. If somebody else has written another type there, deletes the key and runs
 * the command again.
 */
async function readable<T>(client: Client, key: string, command: () => Promise<T>): Promise<T> {
  try {
    return await command();
  } catch (error) {
    // Redis 6 says it in the middle of a script's error.
    if (!(error instanceof ErrorReply && error.message.includes('WRONGTYPE'))) throw error;
    await client.unlink(key);
    return command();
  }
}

/** This instance's part in a fleet: its connection to the Redis of all. */
export type Fleet = RedisPlace & { connection: Connection; store: SharedStore };

/** Connects in the background, and again for as long as that fails. */
export function joinFleet(place: RedisPlace, log: (message: string) => void): Fleet {
  const connection = keepConnection({ ...place, log });
  return { ...place, connection, store: sharedStore(connection, place.prefix) };
}
