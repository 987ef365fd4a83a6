/** What the primary and its workers tell each other. */

/** A worker listens. `label` is the name of the catalogue that it serves. */
export type Ready = { kind: 'ready'; label: string };
/** Redis is away for a worker, or back. The primary logs it once for all workers. */
export type RedisState = { kind: 'redis'; message: string };
/** The catalogue's file was found damaged: see mended.ts. */
export type Damaged = { kind: 'damaged'; why: string };
/** A worker has learned that pages with these tags say something else than its answers. */
export type Outdated = { kind: 'outdated'; tags: string[] };
/** The primary has mended the catalogue's file. */
export type Reopen = { kind: 'reopen' };
/** The primary wants tags forgotten. */
export type Purge = { kind: 'purge'; id: number; tags: string[] };
/** The number of pages that a worker has purged. */
export type Purged = { kind: 'purged'; id: number; pages: number };
