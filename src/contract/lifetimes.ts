/** How long answers and pages are fresh, and how long they may be shown after that. In seconds. */

/** Stale-if-error: the last good answer is served for a day while the host fails. */
export const STALE_IF_ERROR = 86_400;

/** Ages of an answer, in seconds since the host gave it. */
export type Freshness = {
  /** Age up to which the answer is served without a request to the host. */
  fresh: number;
  /**
   * Age up to which the stale answer is served while the host is asked again. An older answer is
   * served only if that request fails.
   */
  staleWhileRevalidate: number;
};

export const FACTS: Freshness = { fresh: 300, staleWhileRevalidate: STALE_IF_ERROR };
/** Answers that name players. A removed link is shown for ten minutes at most. */
export const PLAYERS: Freshness = { fresh: 300, staleWhileRevalidate: 600 };
/** Seconds after which a client may ask again that found no place: what takes the places is short. */
export const BUSY_AGAIN = 2;
/** Seconds for which a 404 is fresh. */
export const MISSING_FRESH = 60;
/** A host may shorten the freshness of its answers, to this many seconds at least. */
export const LEAST_FRESH = 10;
export const SEARCH: Freshness = { fresh: 60, staleWhileRevalidate: STALE_IF_ERROR };

/** The database's details in rows of trailers: docs/decisions/047 says why they may be older. */
export const TRAILERS: Freshness = { fresh: 6 * 3600, staleWhileRevalidate: STALE_IF_ERROR };
/** The database's services and the names of its keywords, which seldom change. */
export const SELDOM_CHANGES: Freshness = { fresh: 7 * 86_400, staleWhileRevalidate: 180 * 86_400 };
/** The database's titles of a film, by which the site looks for it in its own files. */
export const TITLES_FRESH = 86_400;
/**
 * Age in seconds up to which an answer of the database says where a title can be watched. It may be shown for another
 * day: no visitor sees what is older than a week.
 */
export const WHERE_FRESH = 6 * 86_400;
/** Seconds for which the list of an item's files at archive.org holds: lists seldom change. */
export const ARCHIVE_FRESH = 86_400;
/** Seconds before a failed request for a list is retried. */
export const ARCHIVE_FAILED = 60;
/** Age at which answers and pictures are deleted: the database's terms allow six months. */
export const DELETED_AT = 180 * 86_400;

/**
 * Seconds for which a page is fresh, and then seconds for which it is served stale while it is
 * rendered again or while that fails.
 */
export type Lifetime = { fresh: number; stale: number };

export const LIST: Lifetime = { fresh: 60, stale: STALE_IF_ERROR };
export const DETAIL: Lifetime = { fresh: 300, stale: STALE_IF_ERROR };
/** What browsers are told of an item's files. It may be withdrawn, and costs nothing to write again. */
export const ARCHIVE: Lifetime = { fresh: 60, stale: 0 };

/** Seconds for which browsers keep a dictionary, and the site after a start that has made another. */
export const DICTIONARY = 7 * 86_400;

/** What any cache may keep of answers that are no pages: robots.txt, the site map and feeds. */
export const CRAWLER_MAX_AGE = 3600;
/** Redirects to the one spelling of an address, drawn pictures, those of the folder, those for sharing, and the logo. */
export const STATIC_MAX_AGE = 86_400;
/** Files and pages of our clips, which may be withdrawn: as long as a shared cache shows a page. */
export const CLIP_MAX_AGE = 120;
/** Lifetime of the fallback for a picture that could not be fetched. */
export const FALLBACK_MAX_AGE = 60;
/** Browsers show a sheet for a month, and ask each day in the background whether its drawing changed. */
export const SHEET: Lifetime = { fresh: STATIC_MAX_AGE, stale: 30 * 86_400 };

/** In shared caches, which ask again in the background: what is removed here soon is there, too. */
export const IN_SHARED_CACHES: Lifetime = { fresh: 60, stale: 60 };
