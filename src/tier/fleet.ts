/** This instance's part in a fleet: its connection to the Redis of all. */
import { type Connection, keepConnection } from './connection.ts';
import { type SharedStore, sharedStore } from './store.ts';

/** REDIS_URL, and what stands before every key. */
export type RedisPlace = { url: string; prefix: string };

export type Fleet = RedisPlace & { connection: Connection; store: SharedStore };

/** Connects in the background, and again for as long as that fails. */
export function joinFleet({ url, prefix }: RedisPlace, log: (message: string) => void): Fleet {
  const connection = keepConnection({ url, log });
  return { url, prefix, connection, store: sharedStore(connection, prefix) };
}
