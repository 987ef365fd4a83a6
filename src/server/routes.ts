/** The pattern that an address is of: what logs and metrics say instead of what a visitor typed. */

const NAMED = /^\/(zxyxvyXdF|people\/detail|detail\/tv-series|season|drama)\/[^?]*/;
/** Files are told by the folder that they are in. */
const FILES = /^\/(_astro|clips)\//;

/**
 * Of a page: `/zxyxvyXdF/:id`, `/search`. `key` is its canonical address; the path of a grid that is
 * spelled otherwise, of which there is no end, is only redirected.
 */
export function routeOf(key: string): string {
  const at = key.indexOf('?');
  const path = at < 0 ? key : key.slice(0, at);
  const [, named] = NAMED.exec(path) ?? [];
  if (named !== undefined) return `/${named}/:id`;
  return path.includes('%') ? 'redirect' : path;
}

/** Of a file that is there: its own name is nobody's secret, but there may be many. */
export function fileRoute(path: string): string {
  const [, folder] = FILES.exec(path) ?? [];
  return folder === undefined ? 'file' : `/${folder}/*`;
}
