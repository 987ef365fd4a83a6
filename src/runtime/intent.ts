/**
 * The runtime of islands, inline at the end of each page that has some. Before the first touch of a page
 * no script is requested. A click, a keyboard's focus or input in an island hydrates it at once. A pointer
 * over it or a scroll in it fetches its scripts when the page is idle, and then hydrates it; so does the
 * first touch anywhere for what all islands share. It stands in for Astro's own runtime: docs/decisions/014.
 *
 * A click that comes before its island is ready is held, shown as busy, and given again when the
 * island says that it is (see ready.ts); if that takes too long, or fails, the link simply navigates.
 */
import { isPlainClick } from '#/lib/plain-click.ts';
import { openFrame } from './held-frame.ts';
import { isWorthWarming, load, preload, preloadScripts, warm } from './island-scripts.ts';

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
/** What may be the beginning of a use, or of a scroll over it. */
const NEARING = ['pointerover', 'scroll'];
/** What is a use. A pressed link has the focus too, but shows it only to a keyboard. */
const USING = ['focusin', 'input'];

/** Those that do not answer yet. */
const asleep = new Set<Island>();

export default function listen(): void {
  const capture = true;
  for (const element of document.querySelectorAll<HTMLElement>('astro-island')) {
    asleep.add(islandOf(element));
  }
  for (const type of NEARING) {
    const wakeLater = async ({ target }: Event) => {
      const near = islandsAt(target);
      // A page may scroll before it is touched: to where Back had left it, or to a fragment.
      if (!near.length && (type === 'scroll' || !isWorthWarming())) return;
      if (await warm()) for (const island of near) void wake(island);
    };
    document.addEventListener(type, wakeLater, { capture, passive: true });
  }
  for (const type of USING) {
    const wakeNow = ({ target }: Event) => {
      if ((target as Element).matches(':focus-visible')) {
        for (const island of islandsAt(target)) void wake(island);
      }
    };
    document.addEventListener(type, wakeNow, { capture, passive: true });
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

/** The islands that an event's target wakes. */
function islandsAt(target: EventTarget | null): Island[] {
  return [...asleep].filter((island) => find(island, target, island.on, '*'));
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
  preloadScripts('high');
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
