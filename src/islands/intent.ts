/**
 * The runtime of islands, inline at the end of each page that has some: an island hydrates when the
 * visitor means to use it, at a pointer, focus or scroll in it. The first touch of a page, wherever it
 * is, asks for what all islands share; before it no script is requested. It stands in for Astro's own
 * runtime: docs/decisions/014.
 *
 * A click that comes before its island is ready is held, shown as busy, and given again when the
 * island says that it is (see ready.ts); if that takes too long, or fails, the link simply navigates.
 */
import { isPlainClick } from '#/lib/plain-click.ts';
import { openFrame } from './held-frame.ts';
import { load, preload, preloadScripts, warm } from './island-scripts.ts';

type Options = {
  /** What wakes the island, as a selector: the island itself when left out. */
  on?: string;
  /** Whose clicks are held: elements marked `data-live` in the island when left out. */
  hold?: string;
  /** Wakes by itself when the page has loaded. */
  loaded?: boolean;
};

type Island = Options & {
  element: HTMLElement;
  awake: boolean;
  /** The link whose click waits, and the timer that ends it. */
  held: HTMLElement | null;
  patience?: ReturnType<typeof setTimeout>;
};

/** Milliseconds after which a held click navigates instead. */
const PATIENCE = 4000;
/** A finger is over a thing before it presses it. */
const WAKING = ['pointerover', 'focusin', 'scroll', 'input'];

/** Those that do not answer yet. */
const asleep = new Set<Island>();

export default function listen(): void {
  const capture = true;
  for (const element of document.querySelectorAll<HTMLElement>('astro-island')) {
    asleep.add(islandOf(element));
  }
  for (const type of WAKING) {
    const wakeThose = ({ target }: Event) => {
      warm();
      for (const island of asleep) if (find(island, target, island.on, '*')) void wake(island);
    };
    document.addEventListener(type, wakeThose, { capture, passive: true });
  }
  document.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return;
      for (const island of asleep) {
        const link = find(island, event.target, island.hold, '[data-live]');
        if (!link) continue;
        event.preventDefault();
        holdClick(island, link);
      }
    },
    { capture },
  );
  document.addEventListener(
    'island:ready',
    ({ target }) => {
      for (const island of asleep) {
        if (island.element !== target) continue;
        asleep.delete(island);
        release(island)?.click();
      }
    },
    { capture },
  );
  const wakeLoaded = () => {
    for (const island of asleep) if (island.loaded) void wake(island);
  };
  if (document.readyState === 'complete') wakeLoaded();
  else addEventListener('load', wakeLoaded);
}

function islandOf(element: HTMLElement): Island {
  const { value } = JSON.parse(element.getAttribute('opts') ?? '{}') as { value?: Options };
  const { on, hold, loaded } = Object(value) as Options;
  return { element, on, hold, loaded, awake: false, held: null };
}

/** By a selector of the whole page, or else by one of the island's own. */
function find(
  { element }: Island,
  target: EventTarget | null,
  given: string | undefined,
  own: string,
): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(given ?? own) : null;
  return given || element.contains(found) ? found : null;
}

async function wake(island: Island): Promise<void> {
  if (island.awake) return;
  island.awake = true;
  preloadScripts();
  const parts = await load(island.element).catch(() => null);
  if (parts) return parts.hydrate(island.element, parts.component, island.loaded === true);
  // The page works without: what was pressed leads on, and the next touch tries again.
  island.awake = false;
  leave(island);
}

function holdClick(island: Island, link: HTMLElement): void {
  // What it will ask for comes while its island does.
  const { next } = link.dataset;
  if (next && island.held !== link) {
    preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: next });
  }
  release(island);
  island.held = link;
  island.patience = setTimeout(leave, PATIENCE, island);
  link.setAttribute('aria-busy', 'true');
  openFrame(link, () => release(island));
  void wake(island);
}

/** Lets the click go that is held, if one is. */
function release(island: Island): HTMLElement | null {
  const { held } = island;
  island.held = null;
  clearTimeout(island.patience);
  held?.removeAttribute('aria-busy');
  return held;
}

function leave(island: Island): void {
  // Once: to leave again would break off the change of page that has begun.
  const held = release(island);
  if (held instanceof HTMLAnchorElement) location.assign(held.href);
}
