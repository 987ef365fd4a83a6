/** What a page tells the service worker once a visitor has touched it. */
export type Opened = {
  /** Its address. */
  url: string;
  /** When it was asked for, in milliseconds since 1970. */
  since: number;
  /** Addresses of its pictures and scripts so far. */
  files: string[];
};
