/** What a page tells the service worker after the first interaction. */
export type Opened = {
  /** When the page was requested, in milliseconds since 1970. */
  since: number;
  /** Addresses of its pictures and scripts so far. */
  files: string[];
  /** How to read these from the HTTP cache. */
  how: RequestInit;
};

/** The files that a saved page needs besides its HTML. Captions belong to clips. */
export const FILES = /^\/(_astro|t|captions)\/|\.svg$/;
