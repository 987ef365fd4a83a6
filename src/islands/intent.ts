/**
 * The client directive `client:intent`: an island hydrates when the visitor uses it. A mouse over it, keyboard focus,
 * input and clicks hydrate it at once. A finger or a scroll over it lets prefetch.ts fetch its scripts first.
 *
 * A click on a `[data-live]` element of an island that is not ready is held. If the island's module exports `press`,
 * that handles the click. Otherwise the click is repeated when the island is ready (ready.ts). The page's script opens
 * the dialog for a held click (early-dialog.ts), and follows the link or says what failed (failed-press.ts).
 */
import type { ClientDirective } from 'astro';
import { isPlainClick } from '#/lib/plain-click.ts';
import { request } from '#/stores/request.ts';
import type { IntentOptions, Press } from './elements.d.ts';

/**
 * Milliseconds after which a held click counts as failed, again and again while it is held: the end of the page, where
 * failed-press.ts stands, may come later.
 */
const TIMEOUT_MS = 4000;
/** Links whose press needs no React: lists and frames. */
const WITHOUT_REACT = 'a:is([data-next]:not([data-play]), [data-src]:not([data-kind]))';
/** Milliseconds for which React then leaves network and processor to the press. */
const PRESS_MS = 1000;

const intent: ClientDirective = (load, { value }, island) => {
  const { on, hold, loaded, needed } = value as IntentOptions;
  const ready = new AbortController();
  /** `shows`: React has begun. From then on the island shows what its stores hold. */
  let state: 'asleep' | 'loads' | 'shows' = 'asleep';
  /** The element whose click is held. */
  let held: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function wake(): Promise<void> {
    if (state !== 'asleep') return;
    state = 'loads';
    const hydrate = await load();
    // Its scripts did not load.
    if (state !== 'loads') return;
    state = 'shows';
    hideNotice();
    await hydrate();
  }

  async function press(element: HTMLElement): Promise<void> {
    release();
    held = element;
    element.ariaBusy = 'true';
    timer = setInterval(giveUp, TIMEOUT_MS);
    const { next } = element.dataset;
    const answer = next ? request(next) : undefined;
    answer?.catch(() => {});
    if (element.matches(WITHOUT_REACT)) setTimeout(wake, PRESS_MS);
    // Without a timer, which would wait until the open dialog is painted.
    else void wake();
    const act = await importPress();
    // Meanwhile the click may have been repeated, or another one held.
    if (!act || held !== element) return;
    release();
    element.ariaBusy = 'true';
    const done = await act(element, answer);
    element.ariaBusy = null;
    if (done === false && state !== 'shows') fail(element);
  }

  /** Resolves to what the island's module exports as `press`; to undefined if it does not load. */
  const importPress = async (): Promise<Press | undefined> =>
    (await import(island.getAttribute('component-url') as string).catch(() => ({}))).press;

  /** Ends the wait of the held click. Returns its element, if a click is held. */
  function release(): HTMLElement | null {
    const element = held;
    held = null;
    clearInterval(timer);
    hideNotice();
    if (element) element.ariaBusy = null;
    return element;
  }

  function giveUp(): void {
    if (held?.ariaBusy) fail(held, release);
  }

  /** Returns the element at the target that a selector matches: `given` on the page, else `own` in the island. */
  function find(target: EventTarget | null, given: string | undefined, own: string) {
    // The document, which scrolls too, has no `closest`.
    const found = (target as Partial<Element>).closest?.<HTMLElement>(given ?? own) ?? null;
    return given || island.contains(found) ? found : null;
  }
  const pressedAt = (target: EventTarget | null) => find(target, hold, '[data-live]');

  /** Listens on the document, before the page's own listeners, until the island is ready. */
  function listen(types: string[], listener: (event: Event) => void): void {
    const options = { capture: true, signal: ready.signal };
    for (const type of types) document.addEventListener(type, listener, options);
  }

  listen(['pointerover', 'scroll'], (event) => {
    const { type, target, pointerType } = event as PointerEvent;
    const isTouch = pointerType === 'touch';
    const light = isTouch && (target as Element).closest(WITHOUT_REACT);
    // A finger is about to press: nothing is fetched beside what the press needs.
    if (isTouch && pressedAt(target)) void (light ? importPress() : load());
    if (!light && find(target, on, '*')) {
      // A finger may be about to leave the page: prefetch.ts wakes the island once its scripts are there.
      if (isTouch || type === 'scroll') island.dataset.near = '';
      else void wake();
    }
  });
  listen(['focusin', 'input'], ({ target }) => {
    // A click focuses a link, too.
    if ((target as Element).matches(':focus-visible') && find(target, on, '*')) void wake();
  });
  listen(['click'], (event) => {
    const element = isPlainClick(event as MouseEvent) && pressedAt(event.target);
    if (!element) return;
    event.preventDefault();
    if (!element.ariaBusy) void press(element);
  });
  island.addEventListener('island:ready', async () => {
    ready.abort();
    // An island that exports `press` handles the held click itself: a second one would ask for the answer again.
    if (!(await importPress())) release()?.click();
  });
  island.addEventListener('astro:hydration-error', (event) => {
    // A script did not load. The next interaction tries again.
    event.preventDefault();
    state = 'asleep';
    if (needed) fail(island);
    else giveUp();
  });
  // A script wakes the island if it has something to show.
  island.addEventListener('island:wake', wake);
  // The visitor has closed the dialog before its player was there.
  island.addEventListener('close', release, true);
  if (!loaded) return;
  if (document.readyState === 'complete') void wake();
  else addEventListener('load', wake);
};
export default intent;

/** Tells failed-press.ts. `release`: ends the wait of the held click, so that its link may be followed. */
function fail(element: HTMLElement, release?: () => HTMLElement | null): void {
  element.dispatchEvent(new CustomEvent('island:failed', { bubbles: true, detail: release }));
}

/** React must find what the server rendered. */
const hideNotice = () => document.querySelector('#offline-notice:not([hidden])')?.remove();
