/** How long pages are stored. */

/**
 * Seconds for which a page is fresh, and then seconds for which it is served stale while it is
 * rendered again or while that fails.
 */
export type Lifetime = { fresh: number; stale: number };

/** Seconds for which a host's answer may be shown: first in the catalogue, then in a page. */
export const DAY = 86_400;

export const LIST: Lifetime = { fresh: 60, stale: DAY };
export const DETAIL: Lifetime = { fresh: 300, stale: DAY };
