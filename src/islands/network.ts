/** How the directive prefetches scripts. */

/** Whether a file has loaded, by its address. */
const fetched = new Map<string, Promise<boolean>>();

/**
 * Fetches a file once, at low priority, when the page has loaded and is idle. Stops when the visitor leaves, so that
 * the next page has the whole connection. Resolves to whether the file has loaded.
 */
export function fetchQuietly(url: string): Promise<boolean> {
  const loaded = fetched.get(url) ?? fetchWhenIdle(url);
  fetched.set(url, loaded);
  return loaded;
}

async function fetchWhenIdle(url: string): Promise<boolean> {
  const leaving = new AbortController();
  const { signal } = leaving;
  // The signal removes it: a page with this listener is not restored by Back in some browsers.
  addEventListener('beforeunload', () => leaving.abort(), { signal });
  await new Promise<void>(afterLoad);
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  const response = fetch(url, { priority: 'low', signal }).then((found) => found.arrayBuffer());
  const bytes = await response.catch(() => null);
  leaving.abort();
  // The next interaction tries again.
  return bytes !== null || !fetched.delete(url);
}

export function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}
