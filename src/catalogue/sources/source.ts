import type { CallName } from '#/contract/calls.ts';
import type { Found, Outside } from '#/contract/outside.ts';
import type { AnswerCache, WithETag } from '../cache.ts';

/** The tags of an answer (see catalogue/tags.ts), by which it can be forgotten. */
export type Tags = {
  /** The thing or the list that was asked for: `movie-603`, `list-popular`. */
  own: string;
  /** The things that the answer shows besides. */
  shown: readonly string[];
};

/** The body of an answer, and the seconds since a host gave it. */
export type Fallback = { body: string; age: number };

/**
 * Where answers come from. `fetch` takes a path with its query, as `addressOf` builds it, and
 * resolves to a response, with `Age` if it is not new. It rejects with Upstream if no answer arrives.
 */
export type Source = {
  fetch(path: string, cached?: WithETag | null): Promise<Response>;
  /** Where the catalogue caches answers outside of memory, as their `Cache-Control` allows. */
  cache?: AnswerCache;
  /**
   * Returns the fallback after a failure: the last good answer that is stored elsewhere
   * than in memory, or another list. Resolves to null if there is none. Never rejects.
   */
  staleIfError?(path: string): Promise<Fallback | null>;
  /** Returns whether a call's answer depends on the page's language, and its address has `ui`. */
  knowsUi?(name: CallName): boolean;
  /** Tells the source that an answer of its host declares that the host knows `ui`. */
  learnUi?(): void;
  /**
   * Returns whether the source has lists by editors. Left out where the envelopes of its lists say it.
   */
  hasLists?(): boolean;
  /**
   * Returns whether the source can narrow all its films. Left out where the envelopes of its lists say it.
   */
  hasDiscover?(): boolean;
  /** Returns whether the source says when titles become free. Left out where the envelopes of its lists say it. */
  hasFree?(): boolean;
  /** Returns whether the source has lists of series. Left out where the envelopes of its lists say it. */
  hasSeries?(): boolean;
  /** Returns whether its searches have pages. Left out where the envelopes of its lists say it. */
  hasSearchPages?(): boolean;
  /**
   * Returns whether its popular films can be asked for what plays alone. Left out where the envelopes of its lists
   * say it.
   */
  saysWhatPlays?(): boolean;
  /**
   * Returns what another database's name stands for here, and null where the source knows none. It need not exist.
   * Rejects as fetch does. Left out by a source that knows no other names.
   */
  find?(outside: Outside): Promise<Found | null>;
  /** The name of the source, in words for the operator. */
  readonly label: string;
  /** Returns the outcome of the last call to the host; null before the first call. */
  health(): Health | null;
  /** Returns whether calls to the host have stopped, because it fails. */
  circuitOpen?(): boolean;
  /** Answers other people's clients, who get a part of the source's rate. */
  forGuests?(path: string, method: string): Promise<Response>;
  /** Asks, while the site starts, whether the source lets it in, and logs if not. Never rejects. */
  check?(): Promise<void>;
  /** Closes connections. No call may follow. */
  close(): void;
};

/**
 * The outcome of the last call to the host. It is as old as that call. After the start only visitors
 * cause calls, so a host that failed is `ok` again only after a visitor's next call.
 */
export type Health = {
  /**
   * Whether the host answered, even if with a 404 for what a visitor asked. False for 429, for 5xx,
   * for no answer, and for a refused address that every host has.
   */
  ok: boolean;
  /** When the call ended, in milliseconds since 1970. */
  at: number;
};
