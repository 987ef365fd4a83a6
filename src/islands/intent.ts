/**
 * The client directive `client:intent`: an island hydrates when the visitor uses it. A pointer or a scroll near it
 * prefetches its scripts at low priority first. Keyboard focus, input and clicks hydrate it at once.
 *
 * A click on a `[data-live]` element of an island that is not ready is held. If the island's module exports `press`,
 * that handles the click. Otherwise the click is repeated when the island is ready (ready.ts). If the scripts do not
 * load, the browser follows the link, provided the site answers.
 */
import type { ClientDirective } from 'astro';
import { isPlainClick } from '#/lib/plain-click.ts';
import { afterLoad, fetchQuietly, hideOfflineNotice, showOfflineNotice } from './network.ts';
import { openEarly } from './open-early.ts';

export type IntentOptions = {
  /** Selector of the elements whose events wake the island. Default: the island itself. */
  on?: string;
  /** Selector of the elements whose clicks are held. Default: `[data-live]` in the island. */
  hold?: string;
  /** Whether the island hydrates by itself when the page has loaded. */
  loaded?: boolean;
  /** Whether the page shows nothing without it: if its scripts do not load, a notice says so. */
  needed?: boolean;
};

/**
 * What the module of an island may export as `press`: an action of a store that handles a click. `answer`: the response
 * to the address in its `data-next`. Resolves to false if it failed and the page does not say so yet. The module does
 * not import react-dom.
 */
type Press = (element: HTMLElement, answer?: Promise<Response>) => unknown;

type Island = IntentOptions & {
  element: HTMLElement;
  load: Parameters<ClientDirective>[0];
  awake?: boolean;
  /** Whether React has begun: from then on the island shows what its stores hold. */
  hydrates?: boolean;
  /** The address in `data-next` that was requested last. */
  requested?: string;
  /** The element whose click is held, and the timer of its timeout. */
  held?: HTMLElement | null;
  timer?: ReturnType<typeof setTimeout>;
};

/** Milliseconds after which a held click navigates instead. The site has as long to answer then. */
const TIMEOUT_MS = 4000;
/** Milliseconds that the address in `data-next` may take: docs/product.md, Constants. */
const ANSWER_MS = 20_000;
/** Elements whose press needs no React: lists and frames. */
const WITHOUT_REACT = '[data-next]:not([data-play]), [data-src]:not([data-kind])';
/** Milliseconds for which React then leaves network and processor to the press. */
const PRESS_MS = 1000;

/** Islands that cannot handle clicks yet. */
const asleep = new Set<Island>();
/** Whether the prefetched scripts have loaded; undefined before the first interaction. */
let fetched: Promise<boolean> | undefined;

const intent: ClientDirective = (load, { value }, element) => {
  const island: Island = { ...(value as IntentOptions), element, load };
  asleep.add(island);
  element.addEventListener('island:ready', () => {
    asleep.delete(island);
    release(island)?.click();
  });
  element.addEventListener('astro:hydration-error', (event) => {
    // A script did not load. The next interaction tries again.
    event.preventDefault();
    island.awake = false;
    if (island.needed) showOfflineNotice(element, () => void wake(island));
    else void leave(island);
  });
  // The script after the first interaction wakes islands that have something to show then.
  element.addEventListener('island:wake', () => void wake(island));
  if (island.loaded) afterLoad(() => wake(island));
};
export default intent;

/** Listens on the document for events of these types, before the page's own listeners. */
function on(types: string[], listener: (event: Event) => void): void {
  for (const type of types) document.addEventListener(type, listener, true);
}

on(['pointerover', 'scroll'], async (event) => {
  const { type, target, pointerType } = event as PointerEvent;
  const all = [...asleep];
  const pressed = all.filter((island) => find(island, 'hold', target)?.matches(WITHOUT_REACT));
  // A finger is about to press: nothing else is fetched beside it.
  if (pressed.length && pointerType === 'touch') return void pressed.map(importPress);
  const near = all.filter((island) => find(island, 'on', target));
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // Back or a fragment may scroll a page without the visitor.
  const isUsed = type !== 'scroll' && !connection?.saveData;
  const islands = near.concat(isUsed ? all.filter(isPressable) : []);
  if (!islands.length) return;
  fetched ??= fetchQuietly(islands.flatMap(({ element }) => URLS.map(attributeOf(element))));
  if (!(await fetched)) {
    fetched = undefined;
    return;
  }
  // The import loads shared modules, too.
  for (const island of islands) void importPress(island);
  for (const island of near) void wake(island);
});
on(['focusin', 'input'], ({ target }) => {
  // A click focuses a link, too.
  if (!(target as Element).matches(':focus-visible')) return;
  for (const island of asleep) if (find(island, 'on', target)) void wake(island);
});
on(['click'], (event) => {
  if (!isPlainClick(event as MouseEvent)) return;
  for (const island of asleep) {
    const element = find(island, 'hold', event.target);
    if (!element) continue;
    event.preventDefault();
    void hold(island, element);
  }
});

const OWN = { on: '*', hold: '[data-live]' };

/** Returns the element at the target whose events wake the island, or whose clicks are held. */
function find(island: Island, option: 'on' | 'hold', target: EventTarget | null) {
  const { element, [option]: given } = island;
  // The document, which scrolls too, has no `closest`.
  const found = (target as Partial<Element>).closest?.<HTMLElement>(given ?? OWN[option]) ?? null;
  return given || element.contains(found) ? found : null;
}

const isPressable = ({ element, hold }: Island) =>
  (hold ? document : element).querySelector(hold ?? OWN.hold);

const URLS = ['component-url', 'renderer-url'];
const attributeOf = (element: HTMLElement) => (name: string) =>
  element.getAttribute(name) as string;

/** Resolves to what the island's module exports as `press`; to undefined if it does not load. */
const importPress = ({ element }: Island): Promise<Press | undefined> =>
  import(attributeOf(element)('component-url')).then(
    ({ press }) => press,
    () => {},
  );

async function wake(island: Island): Promise<void> {
  if (island.awake) return;
  island.awake = true;
  const hydrate = await island.load();
  // Its scripts did not load.
  if (!island.awake) return;
  island.hydrates = true;
  // React must find what the server rendered.
  hideOfflineNotice();
  await hydrate();
}

async function hold(island: Island, element: HTMLElement): Promise<void> {
  release(island);
  island.held = element;
  island.timer = setTimeout(leave, TIMEOUT_MS, island);
  element.ariaBusy = 'true';
  const { next } = element.dataset;
  const signal = AbortSignal.timeout(ANSWER_MS);
  // An island that has not hydrated names the first part of a list, also once that is there.
  const isNew = next !== undefined && next !== island.requested;
  const answer = isNew ? fetch(next, { signal }) : undefined;
  answer?.catch(() => {});
  island.requested = next;
  openEarly(element, () => release(island));
  const pressing = importPress(island);
  setTimeout(wake, element.matches(WITHOUT_REACT) ? PRESS_MS : 0, island);
  const press = await pressing;
  // Meanwhile the click may have been repeated, or another one held.
  if (!press || island.held !== element) return;
  release(island);
  element.ariaBusy = 'true';
  const done = await press(element, answer);
  element.ariaBusy = null;
  if (done !== false || island.hydrates) return;
  const { failed } = element.closest<HTMLElement>('[data-failed]')?.dataset ?? {};
  showOfflineNotice(element, () => hold(island, element), failed);
}

/** Ends the wait of the held click. Returns its element, if a click is held. */
function release(island: Island): HTMLElement | null | undefined {
  const { held } = island;
  island.held = null;
  clearTimeout(island.timer);
  hideOfflineNotice();
  if (held) held.ariaBusy = null;
  return held;
}

/** Follows the held link if the site answers. Else says that it does not, and goes on holding. */
async function leave(island: Island): Promise<void> {
  const { held } = island;
  if (!held?.ariaBusy) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // The server answers this at once, and no cache stores the answer.
  const reached = await fetch('/healthz', { signal }).catch(() => null);
  // Meanwhile the script may have loaded, or the visitor may have closed the dialog.
  if (island.held !== held) return;
  const { href } = held as HTMLAnchorElement;
  if (reached && href) {
    release(island);
    location.assign(href);
  } else {
    held.ariaBusy = null;
    showOfflineNotice(held, () => hold(island, held));
  }
}
