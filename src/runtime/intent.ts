/**
 * The runtime of islands, inline at the end of each page that has some. It replaces Astro's own
 * runtime: docs/decisions/014.
 *
 * A page requests no scripts before the visitor first touches it, except for islands with `loaded`.
 * A click, keyboard focus or input in an island hydrates it at once. A pointer over the island or a
 * scroll in it fetches its scripts when the page is idle, and then hydrates it. A pointer anywhere
 * else on the page fetches the scripts that all islands share.
 *
 * A click on an island that is not ready is held, and its link is shown as busy. When the island
 * dispatches `island:ready` (see ready.ts), the click is repeated. If that takes too long, or the
 * scripts fail to load, the browser follows the link, but only if the site answers: else the page
 * stays, and says so beside the link.
 */
import { isPlainClick } from '#/lib/plain-click.ts';
import { openFrame } from './held-frame.ts';
import { isWorthWarming, load, preload, preloadScripts, warm } from './island-scripts.ts';
import { sayUnreached, unsay } from './unreached.ts';

type Options = {
  /** Selector of the elements whose events wake the island. Default: the island itself. */
  on?: string;
  /** Selector of the elements whose clicks are held. Default: `[data-live]` in the island. */
  hold?: string;
  /** Whether the island hydrates by itself when the page has loaded. */
  loaded?: boolean;
};

type Island = Options & {
  element: HTMLElement;
  awake?: boolean;
  /** The link whose click is held, and the timer that ends the wait. */
  held?: HTMLElement | null;
  patience?: ReturnType<typeof setTimeout>;
};

/** Milliseconds after which a held click navigates instead. The site has as long to answer then. */
const PATIENCE = 4000;
/** Events that may precede a use. They may also be part of a scroll past the island. */
const NEARING = ['pointerover', 'scroll'];
/** Events of a use, if the target matches `:focus-visible`. A click focuses a link without that. */
const USING = ['focusin', 'input'];

/** Islands that cannot handle clicks yet. */
const asleep = new Set<Island>();

/**
 * Listens on the document for the events that hydrate islands, and holds clicks. Runs before the
 * page's `load`.
 */
export default function listen(): void {
  for (const element of document.querySelectorAll<HTMLElement>('astro-island')) {
    asleep.add(islandOf(element));
  }
  on(NEARING, async ({ type, target }) => {
    const near = islandsAt(target);
    // Ignore scrolls outside islands: Back or a fragment may scroll a page before it is touched.
    if (!near.length && (type === 'scroll' || !isWorthWarming())) return;
    if (await warm()) for (const island of near) void wake(island);
  });
  on(USING, ({ target }) => {
    if ((target as Element).matches(':focus-visible')) {
      for (const island of islandsAt(target)) void wake(island);
    }
  });
  on(['click'], (event) => {
    if (!isPlainClick(event as MouseEvent)) return;
    for (const island of asleep) {
      const link = find(island, event.target, island.hold, '[data-live]');
      if (!link) continue;
      event.preventDefault();
      holdClick(island, link);
    }
  });
  on(['island:ready'], ({ target }) => {
    for (const island of asleep) {
      if (island.element !== target) continue;
      asleep.delete(island);
      release(island)?.click();
    }
  });
  addEventListener('load', () => {
    for (const island of asleep) if (island.loaded) void wake(island);
  });
}

/** Listens on the document for events of these types, before the page's own listeners. */
function on(types: string[], listener: (event: Event) => void): void {
  for (const type of types) document.addEventListener(type, listener, true);
}

function islandOf(element: HTMLElement): Island {
  const { value } = JSON.parse(element.getAttribute('opts') as string) as { value?: Options };
  return { ...value, element };
}

/** Returns the islands that an event on this target wakes. */
function islandsAt(target: EventTarget | null): Island[] {
  return [...asleep].filter((island) => find(island, target, island.on, '*'));
}

/**
 * Returns the closest element at the target that matches `given`, anywhere on the page. Without
 * `given`, returns the closest that matches `own` inside the island. Else returns null.
 */
function find(
  { element }: Island,
  target: EventTarget | null,
  given: string | undefined,
  own: string,
): HTMLElement | null {
  // The document, which scrolls too, has no `closest`.
  const found = (target as Partial<Element>).closest?.(given ?? own) as HTMLElement | null;
  return given || element.contains(found) ? found : null;
}

async function wake(island: Island): Promise<void> {
  if (island.awake) return;
  island.awake = true;
  preloadScripts('high');
  const hydrate = await load(island.element, island.loaded).catch(() => null);
  if (hydrate) {
    // React must find what the server rendered.
    unsay();
    return hydrate();
  }
  // The scripts did not load. Follow the held link, if any. The next touch tries again.
  island.awake = false;
  void leave(island);
}

function holdClick(island: Island, link: HTMLElement): void {
  // Fetch the data that the island will request while its scripts load.
  const { next } = link.dataset;
  if (next && island.held !== link) {
    preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href: next });
  }
  release(island);
  island.held = link;
  island.patience = setTimeout(leave, PATIENCE, island);
  link.ariaBusy = 'true';
  openFrame(link, () => release(island));
  void wake(island);
}

/** Ends the wait of the held click. Returns its link, if a click is held. */
function release(island: Island): HTMLElement | null | undefined {
  const { held } = island;
  island.held = null;
  clearTimeout(island.patience);
  unsay();
  if (held) held.ariaBusy = null;
  return held;
}

/**
 * Follows the held link if the site answers. Else says that it does not; the click stays held, so
 * that it is repeated if the script comes after all.
 */
async function leave(island: Island): Promise<void> {
  const { held } = island;
  if (!held?.ariaBusy) return;
  const signal = AbortSignal.timeout(PATIENCE);
  // The server answers this at once, and nobody keeps the answer.
  const reached = await fetch('/healthz', { signal }).catch(() => null);
  // Meanwhile the script may have come, or the visitor have closed the dialog. A second navigation
  // would abort the first.
  if (island.held !== held) return;
  const { href } = held as HTMLAnchorElement;
  if (reached && href) {
    release(island);
    location.assign(href);
  } else {
    held.ariaBusy = null;
    sayUnreached(held, () => holdClick(island, held));
  }
}
