/** What instances share, in Redis. */
import { STANDS_IN } from '#/contract/lifetimes.ts';
import type { Connection } from './connection.ts';
import { decoded, encoded, type Kept } from './kept.ts';
import { RESERVE, UNLOCK } from './scripts.ts';

/** A shared answer: its status, its body, its tags, and the seconds since it was given. */
export type SharedAnswer = Omit<Kept, 'at'> & { age: number };

/** Each function resolves to undefined while Redis is away. */
export type SharedStore = {
  get(name: string): Promise<Kept | null | undefined>;
  /** Puts an answer, and frees its lock. */
  put(name: string, answer: Kept, token: string): Promise<unknown>;
  /** Deletes an answer, and frees its lock. */
  drop(name: string, token: string): Promise<unknown>;
  /** Returns whether the lock is now the token's. It expires after so many milliseconds. */
  lock(name: string, token: string, milliseconds: number): Promise<boolean | undefined>;
  /** Frees a lock that is still the token's. */
  unlock(name: string, token: string): Promise<unknown>;
  /**
   * Takes the next turn of a pace: at most `perSecond` in any second. Returns the milliseconds until
   * then, or null if there are more than `within`.
   */
  reserve(pace: string, perSecond: number, within: number): Promise<number | null | undefined>;
  /** Deletes the answers that have one of the tags. */
  forget(tags: readonly string[]): Promise<unknown>;
};

/** Milliseconds. A caller may wait for ever, but a script takes no infinite number. */
const LONGEST_WAIT = 86_400;
/** Milliseconds that a purge of many tags may take. */
const PURGED_WITHIN = 1000;

export function sharedStore({ run }: Pick<Connection, 'run'>, prefix: string): SharedStore {
  const answerOf = (name: string) => `${prefix}:answer:${name}`;
  const lockOf = (name: string) => `${prefix}:lock:${name}`;
  const tagOf = (tag: string) => `${prefix}:tag:${tag}`;

  return {
    async get(name) {
      const value = await run((client) => client.get(answerOf(name)));
      return typeof value === 'string' ? decoded(value) : value;
    },
    put(name, answer, token) {
      const value = encoded(answer);
      return run((client) => {
        const all = client.multi();
        if (value !== null) {
          all.set(answerOf(name), value, { expiration: { type: 'EX', value: STANDS_IN } });
          for (const tag of answer.tags) {
            all.sAdd(tagOf(tag), name).expire(tagOf(tag), STANDS_IN);
          }
        }
        all.eval(UNLOCK, { keys: [lockOf(name)], arguments: [token] });
        return all.execAsPipeline();
      });
    },
    drop: (name, token) =>
      run((client) =>
        client
          .multi()
          .unlink(answerOf(name))
          .eval(UNLOCK, { keys: [lockOf(name)], arguments: [token] })
          .execAsPipeline(),
      ),
    async lock(name, token, milliseconds) {
      const said = await run((client) =>
        client.set(lockOf(name), token, {
          condition: 'NX',
          expiration: { type: 'PX', value: Math.ceil(milliseconds) },
        }),
      );
      return said === undefined ? undefined : said === 'OK';
    },
    unlock: (name, token) =>
      run((client) => client.eval(UNLOCK, { keys: [lockOf(name)], arguments: [token] })),
    async reserve(pace, perSecond, within) {
      const delay = await run((client) =>
        client.eval(RESERVE, {
          keys: [`${prefix}:pace:${pace}`],
          arguments: [String(perSecond), String(Math.min(within, LONGEST_WAIT))],
        }),
      );
      if (delay === undefined) return undefined;
      return Number(delay) < 0 ? null : Number(delay);
    },
    forget: (tags) =>
      run(async (client) => {
        const sets = tags.map(tagOf);
        const names = await Promise.all(sets.map((set) => client.sMembers(set)));
        const keys = [...names.flat().map(answerOf), ...sets];
        if (keys.length > 0) await client.unlink(keys);
      }, PURGED_WITHIN),
  };
}
