/** Loads the scripts of islands: those that all islands share, and those of one island. */
import type hydrateIsland from './hydrate.ts';

type Hydrate = typeof hydrateIsland;

/** Whether the page has an element whose click an island handles. */
const clickable = document.querySelector('[data-play], [data-live]');
/** Addresses of the shared scripts that are not preloaded yet. The dev server lists none. */
const scripts =
  document.querySelector<HTMLMetaElement>('meta[name="island-scripts"]')?.content.split(' ') ?? [];

/**
 * Loads an island's component and the function to hydrate it. Returns what hydrates the island.
 * Rejects if a script fails to load.
 */
export async function load(element: HTMLElement, loaded?: boolean): Promise<() => void> {
  const attribute = (name: string) => element.getAttribute(name) as string;
  if (__DEV__) {
    // The dev server has a script that must run first.
    const before = attribute('before-hydration-url');
    if (before) await import(/* @vite-ignore */ before);
  }
  const [components, { default: hydrate }] = await Promise.all([
    import(/* @vite-ignore */ attribute('component-url')),
    import(/* @vite-ignore */ attribute('renderer-url')) as Promise<{ default: Hydrate }>,
  ]);
  return () => hydrate(element, components[attribute('component-export')], loaded);
}

/**
 * Returns whether a touch anywhere on the page is reason enough to fetch scripts: an island must
 * handle a click on it, and the visitor must not save data.
 */
export function isWorthWarming(): unknown {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return clickable && !connection?.saveData;
}

let warming: Promise<boolean> | undefined;

/**
 * Fetches the shared scripts at low priority when the page has loaded and is idle. Stops when the
 * visitor leaves, so that the next page has the whole connection. Resolves to whether the scripts
 * are there.
 */
export function warm(): Promise<boolean> {
  warming ??= fetchQuietly().catch(() => {
    // The next touch tries again.
    warming = undefined;
    return false;
  });
  return warming;
}

async function fetchQuietly(): Promise<boolean> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const giveUp = () => leaving.abort();
  // The signal removes it when there is nothing left to abort: some browsers do not keep a page with
  // this listener for Back.
  addEventListener('beforeunload', giveUp, { signal });
  try {
    await idle();
    signal.throwIfAborted();
    const priority = 'low';
    await Promise.all(
      scripts.map(async (href) => (await fetch(href, { priority, signal })).arrayBuffer()),
    );
    preloadScripts();
    return true;
  } finally {
    giveUp();
  }
}

/** Resolves when the page has loaded and the browser is idle. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
}

/** Preloads all shared scripts at once. Else the browser finds the imports one after the other. */
export function preloadScripts(fetchPriority: 'high' | 'auto' = 'auto'): void {
  for (const href of scripts.splice(0)) preload({ rel: 'modulepreload', href, fetchPriority });
}

/**
 * Adds a link with these attributes to the head, so that the browser fetches a file before its use.
 */
export function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
