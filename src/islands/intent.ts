/**
 * The client directive `client:intent`: an island hydrates when the visitor uses it.
 *
 * A page requests no script before the first touch, except for islands with `loaded`. A pointer or a
 * scroll fetches all scripts at low priority, and then hydrates the islands that it touches. Keyboard
 * focus, input and clicks hydrate an island at once.
 *
 * A click on a `[data-live]` element of an island that is not ready is held. If the island's module
 * exports `press`, that does what the click asks for. Else the click is repeated when the island is
 * ready (ready.ts). If the scripts do not load, the browser follows the link, if the site answers.
 */
import type { ClientDirective } from 'astro';
import { isPlainClick } from '#/lib/plain-click.ts';
import { openFrame } from './held-frame.ts';
import { hideUnreached, showUnreached } from './unreached.ts';

type Options = {
  /** Selector of the elements whose events wake the island. Default: the island itself. */
  on?: string;
  /** Selector of the elements whose clicks are held. Default: `[data-live]` in the island. */
  hold?: string;
  /** Whether the island hydrates by itself when the page has loaded. */
  loaded?: boolean;
  /** Whether the page shows nothing without it, and so says if its scripts do not load. */
  needed?: boolean;
};

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | Options;
  }
}

/** What the module of an island may export beside its component. */
export type IslandModule = {
  /**
   * Does what a click on the element asks for, by an action of a store. The element is busy until it
   * resolves. `answer`: the response to the address in the element's `data-next`, if it has one.
   */
  press?(element: HTMLElement, answer?: Promise<Response>): void | Promise<void>;
};

type Island = Options & {
  element: HTMLElement;
  load: Parameters<ClientDirective>[0];
  awake?: boolean;
  /** The element whose click is held, and the timer that ends the wait. */
  held?: HTMLElement | null;
  timer?: ReturnType<typeof setTimeout>;
};

/** Milliseconds after which a held click navigates instead. The site has as long to answer then. */
const TIMEOUT_MS = 4000;

/** Islands that cannot handle clicks yet. */
const asleep = new Set<Island>();

const intent: ClientDirective = (load, { value }, element) => {
  const island: Island = { ...(value as Options), element, load };
  asleep.add(island);
  element.addEventListener('island:ready', () => {
    asleep.delete(island);
    release(island)?.click();
  });
  element.addEventListener('astro:hydration-error', (event) => {
    // A script did not load. The next touch tries again.
    event.preventDefault();
    island.awake = false;
    if (island.needed) showUnreached(element, () => void wake(island));
    else void leave(island);
  });
  // A script that comes after the first touch wakes islands that have something to show then.
  element.addEventListener('island:wake', () => void wake(island));
  if (island.loaded) void pageLoad().then(() => wake(island));
};
export default intent;

/** Listens on the document for events of these types, before the page's own listeners. */
function on(types: string[], listener: (event: Event) => void): void {
  for (const type of types) document.addEventListener(type, listener, true);
}

on(['pointerover', 'scroll'], async ({ type, target }) => {
  const near = islandsAt(target);
  // Ignore scrolls outside islands: Back or a fragment may scroll a page before it is touched.
  const pressable = type === 'scroll' || savesData() ? [] : [...asleep].filter(isPressable);
  if (!near.length && !pressable.length) return;
  fetching ??= fetchScripts([...near, ...pressable]);
  if (await fetching) for (const island of near) void wake(island);
});
on(['focusin', 'input'], ({ target }) => {
  // A click focuses a link, too.
  if (!(target as Element).matches(':focus-visible')) return;
  for (const island of islandsAt(target)) void wake(island);
});
on(['click'], (event) => {
  if (!isPlainClick(event as MouseEvent)) return;
  for (const island of asleep) {
    const element = find(island, event.target, island.hold, '[data-live]');
    if (!element) continue;
    event.preventDefault();
    void hold(island, element);
  }
});

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
  const hydrate = await island.load();
  // Its scripts did not load.
  if (!island.awake) return;
  // React must find what the server rendered.
  hideUnreached();
  await hydrate();
}

async function hold(island: Island, element: HTMLElement): Promise<void> {
  release(island);
  island.held = element;
  island.timer = setTimeout(leave, TIMEOUT_MS, island);
  element.ariaBusy = 'true';
  const { next } = element.dataset;
  const answer = next === undefined ? undefined : fetch(next);
  answer?.catch(() => {});
  openFrame(element, () => release(island));
  const loading = importModule(island);
  void wake(island);
  const { press } = await loading.catch((): IslandModule => ({}));
  // Meanwhile the click may have been repeated, or another one be held.
  if (!press || island.held !== element) return;
  release(island);
  element.ariaBusy = 'true';
  await press(element, answer);
  element.ariaBusy = null;
}

const importModule = ({ element }: Island): Promise<IslandModule> =>
  import(element.getAttribute('component-url') as string);

/** Ends the wait of the held click. Returns its element, if a click is held. */
function release(island: Island): HTMLElement | null | undefined {
  const { held } = island;
  island.held = null;
  clearTimeout(island.timer);
  hideUnreached();
  if (held) held.ariaBusy = null;
  return held;
}

/** Follows the held link if the site answers. Else says that it does not, and holds the click. */
async function leave(island: Island): Promise<void> {
  const { held } = island;
  if (!held?.ariaBusy) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
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
    showUnreached(held, () => hold(island, held));
  }
}

/** Whether an element of the page has clicks that the island handles. */
function isPressable({ element, hold }: Island): boolean {
  return (hold ? document : element).querySelector(hold ?? '[data-live]') !== null;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

let fetching: Promise<boolean> | undefined;

/**
 * Fetches the scripts of islands at low priority when the page is idle. Stops when the visitor
 * leaves, so that the next page has the whole connection. Resolves to whether the scripts came: else
 * the next touch tries again.
 */
async function fetchScripts(islands: Island[]): Promise<boolean> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stop = () => leaving.abort();
  // The signal removes it: some browsers do not keep a page with this listener for Back.
  addEventListener('beforeunload', stop, { signal });
  await pageLoad();
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  const urls = islands.flatMap(({ element }) =>
    ['renderer-url', 'component-url'].map((name) => element.getAttribute(name) as string),
  );
  const files = [...new Set(urls)].map(async (url) =>
    (await fetch(url, { priority: 'low', signal })).arrayBuffer(),
  );
  const came = await Promise.all(files).catch(() => null);
  stop();
  // What the modules share comes with their first import.
  if (came) for (const island of islands) void importModule(island).catch(() => {});
  else fetching = undefined;
  return came !== null;
}

async function pageLoad(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
}
