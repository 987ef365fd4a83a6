/** What the primary and its workers tell each other. */

/** A worker listens. `label` is the name of the catalogue that it serves. */
export type Ready = { kind: 'ready'; label: string };
/** Redis is away for a worker, or back. The primary logs it once for all workers. */
export type RedisState = { kind: 'redis'; message: string };
/** The primary wants tags forgotten. */
export type Purge = { kind: 'purge'; id: number; tags: string[] };
/** A worker has forgotten so many pages. */
export type Purged = { kind: 'purged'; id: number; pages: number };
