/** The scripts of islands: what all share, and what one of them is. */
import type hydrateIsland from './hydrate.ts';

type Hydrate = typeof hydrateIsland;
type Component = Parameters<Hydrate>[1];

/** Something here is answered by an island when it is clicked. */
const clickable = document.querySelector('[data-play], [data-live]') !== null;
/** What islands share, and nobody has asked for yet. The dev server names none. */
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
 * Who touches a page where a click needs an island may soon make one. Behind all else, and not for who
 * saves data.
 */
export function warm(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (clickable && document.readyState === 'complete' && !connection?.saveData) {
    preloadScripts('low');
  }
}

/** Asks for all that islands share at once: their imports would be found one after the other. */
export function preloadScripts(fetchPriority: 'low' | 'auto' = 'auto'): void {
  for (const href of scripts.splice(0)) preload({ rel: 'modulepreload', href, fetchPriority });
}

/** Asks for a file before it is used. */
export function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
