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
  const { on, hold, loaded }: IntentOptions =
    typeof options.value === 'object' ? (options.value as IntentOptions) : {};
  const awake = new AbortController();
  const ready = new AbortController();
  let held: HTMLElement | null = null;

  const wakes = (target: Element) =>
    on === undefined ? island.contains(target) : target.closest(on) !== null;
  const heldBy = (target: Element) => {
    const found = target.closest<HTMLElement>(hold ?? '[data-live]');
    return found && (hold !== undefined || island.contains(found)) ? found : null;
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
        if (target instanceof Element && wakes(target)) void wake();
      },
      { capture: true, passive: true, signal: awake.signal },
    );
  }

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !isPlainClick(event)) return;
      const link = heldBy(target);
      if (!link) return;
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
        if (!ready.signal.aborted && held && link instanceof HTMLAnchorElement) {
          location.assign(link.href);
        }
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
  const dialog = document.getElementById('player');
  const opens = link.matches('[data-play]:not([data-ask])');
  if (!opens || !(dialog instanceof HTMLDialogElement) || dialog.open) return;
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
