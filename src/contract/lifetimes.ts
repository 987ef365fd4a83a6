/** How long answers and pages are fresh, and how long they may be shown after that. In seconds. */

/** A host may be down for a day: for so long its last answer may be shown. */
export const DAY = 86_400;

/** Ages of an answer, in seconds since the host gave it. */
export type Freshness = {
  /** Age up to which the answer is served without a request to the host. */
  fresh: number;
  /**
   * Age up to which the stale answer is served while the host is asked again. An older answer is
   * served only if that request fails.
   */
  whileAsked: number;
};

export const FACTS: Freshness = { fresh: 300, whileAsked: DAY };
/** Answers that name players. A removed link is shown for ten minutes at most. */
export const PLAYERS: Freshness = { fresh: 300, whileAsked: 600 };
/** Seconds for which a 404 is fresh. */
export const MISSING_FRESH = 60;
export const SEARCH: Freshness = { fresh: 60, whileAsked: DAY };

/**
 * Seconds for which a page is fresh, and then seconds for which it is served stale while it is
 * rendered again or while that fails.
 */
export type Lifetime = { fresh: number; stale: number };

export const LIST: Lifetime = { fresh: 60, stale: DAY };
export const DETAIL: Lifetime = { fresh: 300, stale: DAY };
