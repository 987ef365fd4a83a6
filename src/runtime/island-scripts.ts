/** The scripts of islands: what all share, and what one of them is. */
import type hydrateIsland from './hydrate.ts';

type Hydrate = typeof hydrateIsland;
type Component = Parameters<Hydrate>[1];

/** Something here is answered by an island when it is clicked. */
const clickable = document.querySelector('[data-play], [data-live]') !== null;
/** What islands share, and no `modulepreload` asks for yet. The dev server names none. */
const scripts =
  document.querySelector<HTMLMetaElement>('meta[name="island-scripts"]')?.content.split(' ') ?? [];

/** Rejects when the network does. */
export async function load(
  element: HTMLElement,
): Promise<{ component: Component; hydrate: Hydrate }> {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  // The dev server has something that is to come first.
  const before = attribute('before-hydration-url');
  if (before) await import(/* @vite-ignore */ before);
  const [components, { default: hydrate }] = await Promise.all([
    import(/* @vite-ignore */ attribute('component-url')),
    import(/* @vite-ignore */ attribute('renderer-url')),
  ]);
  return { component: components[attribute('component-export')], hydrate };
}

/**
 * Whether a touch anywhere is reason enough to fetch scripts: where a click needs an island, and not
 * for visitors who save data.
 */
export function isWorthWarming(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return clickable && !connection?.saveData;
}

let warming: Promise<boolean> | undefined;

/**
 * Fetches what islands share when the page has loaded and is idle, behind all else. Gives up when the
 * visitor leaves: the next page has the line for itself. Resolves to whether the scripts are there.
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
  // Only for as long as there is something to give up: some browsers keep no such page for Back.
  addEventListener('beforeunload', giveUp);
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
    removeEventListener('beforeunload', giveUp);
  }
}

/** Milliseconds after which a browser that never says that it is idle is taken for idle. */
const IDLE_WITHIN = 300;

/** Resolves when the page has loaded and nothing else is to be done. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve)
      : setTimeout(resolve, IDLE_WITHIN),
  );
}

/** Asks for all that islands share at once: their imports would be found one after the other. */
export function preloadScripts(fetchPriority: 'high' | 'auto' = 'auto'): void {
  for (const href of scripts.splice(0)) preload({ rel: 'modulepreload', href, fetchPriority });
}

/** Asks for a file before it is used. */
export function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
