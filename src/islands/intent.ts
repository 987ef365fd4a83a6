/**
 * The client directive `client:intent`: an island hydrates when the visitor means to use it, at
 * the first pointer, focus or scroll. Until then no script is requested.
 *
 * A click that comes before the island is ready is held, shown as busy, and given again when the
 * island says that it is (see ready.ts); if that takes too long, the link simply navigates.
 */
import type { ClientDirective } from 'astro';

type IntentOptions = {
  /** What wakes the island, as a selector: the island itself when left out. */
  on?: string;
  /** Whose clicks are held: elements marked `data-live` in the island when left out. */
  hold?: string;
  /** Wakes by itself when the page has loaded. */
  loaded?: boolean;
};

/** Milliseconds after which a held click navigates instead. */
const PATIENCE = 4000;
/** A finger is over a thing before it presses it. */
const WAKING = ['pointerover', 'focusin', 'scroll', 'input'];

const intent: ClientDirective = (load, options, island) => {
  const { on, hold, loaded } = Object(options.value) as IntentOptions;
  const awake = new AbortController();
  const ready = new AbortController();
  let held: HTMLElement | null = null;

  /** By a selector of the whole page, or else by one of the island's own. */
  const find = (target: EventTarget | null, given: string | undefined, own: string) => {
    const found = target instanceof Element ? target.closest<HTMLElement>(given ?? own) : null;
    return given || island.contains(found) ? found : null;
  };

  const wake = async () => {
    if (awake.signal.aborted) return;
    awake.abort();
    preloadScripts();
    const hydrate = await load();
    await hydrate();
  };

  if (loaded) {
    if (document.readyState === 'complete') void wake();
    else addEventListener('load', wake);
  }
  for (const type of WAKING) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (find(target, on, '*')) void wake();
      },
      { capture: true, passive: true, signal: awake.signal },
    );
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = find(event.target, hold, '[data-live]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // What it will ask for comes while its island does.
      const { next } = link.dataset;
      if (next && held !== link) {
        preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: next });
      }
      held = link;
      link.setAttribute('aria-busy', 'true');
      openFrame(link, () => {
        held = null;
      });
      void wake();
      setTimeout(() => {
        if (!ready.signal.aborted && held instanceof HTMLAnchorElement) location.assign(held.href);
      }, PATIENCE);
    },
    { capture: true, signal: ready.signal },
  );

  island.addEventListener(
    'island:ready',
    () => {
      ready.abort();
      held?.removeAttribute('aria-busy');
      held?.click();
    },
    { once: true },
  );
};

/** Asks for all that islands share at once: their imports would be found one after the other. */
function preloadScripts(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="island-scripts"]');
  list?.remove();
  for (const href of list?.content.split(' ') ?? []) preload({ rel: 'modulepreload', href });
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** What a held link opens is shown at once, still empty; closing it lets the click go. */
function openFrame(link: HTMLElement, closed: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('#player:not([open])');
  if (!dialog || !link.matches('[data-play]:not([data-ask])')) return;
  dialog.className = `player player-${link.dataset.variant ?? 'wide'}`;
  // Its title is not there yet either: the card's stands in, for eyes and for ears.
  const title = link.dataset.title ?? link.querySelector('.card-title')?.textContent ?? '';
  dialog.ariaLabel = title;
  dialog.querySelector('.player-title')?.setAttribute('data-title', title);
  dialog.showModal();
  dialog.addEventListener('close', closed, { once: true });
}

/** A click that opens here: not one for a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export default intent;
