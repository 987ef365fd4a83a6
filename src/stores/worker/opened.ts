/** What a page tells the service worker once a visitor has touched it. */
export type Opened = {
  /** When the page was asked for, in milliseconds since 1970. */
  since: number;
  /** Addresses of its pictures and scripts so far. */
  beside: string[];
  /** How to read these from the browser's own cache. */
  how: RequestInit;
};

/** What a kept page needs beside its HTML, by paths. Captions belong to clips. */
export const FILES = /^\/(_astro|t|captions)\/|\.svg$/;
