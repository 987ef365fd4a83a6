/** What the primary and its workers tell each other. */

/** A worker listens. `label` is the name of the catalogue that it serves. */
export type Ready = { kind: 'ready'; label: string };
/** A worker has found out how Redis is. The primary logs it once for all. */
export type RedisState = { kind: 'redis'; message: string };
/** The primary wants tags forgotten. */
export type Purge = { kind: 'purge'; id: number; tags: string[]; at: number };
/** A worker has forgotten so many pages. */
export type Purged = { kind: 'purged'; id: number; pages: number };
