/** This instance's part in a fleet: its connection to the Redis of all. */
import { type Connection, keepConnection, type RedisPlace } from './connection.ts';
import { type SharedStore, sharedStore } from './store.ts';

export type Fleet = RedisPlace & { connection: Connection; store: SharedStore };

/** Connects in the background, and again for as long as that fails. */
export function joinFleet(place: RedisPlace, log: (message: string) => void): Fleet {
  const connection = keepConnection({ ...place, log });
  return { ...place, connection, store: sharedStore(connection, place.prefix) };
}
