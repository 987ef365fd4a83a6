/**
 * Loads more of the page's lists. The list itself or its Load More names the address of the next part (`data-next`):
 * HTML of the site with a list of the same id, whose cards are appended.
 */
import { map } from 'nanostores';
import { MOST_PAGES } from '#/lib/page-param.ts';
import { keyInLink } from '#/site/paths.ts';
import { adoptCards, readHtml } from './html.ts';
import { request } from './request.ts';

export type ListState = {
  status: 'idle' | 'loading' | 'failed' | 'done';
  /** Number of parts that were read. */
  parts: number;
  /** Number of cards that the last press has appended; null if there are none. */
  added: number | null;
  /** Address of the next part, once one was appended; null if it was the last. */
  next: string | null;
};

/** A list as the server rendered it. */
export const AS_SERVED: ListState = { status: 'idle', parts: 0, added: null, next: null };

/** The states of the page's lists, by their ids. */
export const $lists = map<Record<string, ListState>>({});

/** Parts without a new card that a press skips at most: a host with wrong totals could repeat one for ever. */
const MOST_REPEATED = 3;

/** Id of a grid. The address says how many pages a grid shows, but not which part a row shows. */
const GRID = 'grid';

/**
 * Appends the next part of a list. Does nothing while one loads or when none is left. `answer`: the
 * request for that part, if it was made before. Resolves to false if the part did not load.
 */
export async function loadNext(id: string, answer?: Promise<Response>): Promise<boolean> {
  const list = document.getElementById(id);
  const state = $lists.get()[id] ?? AS_SERVED;
  let { parts, next } = state;
  next ??= nextIn(document, id);
  if (!list || !next || state.status === 'loading' || state.status === 'done') return true;
  $lists.setKey(id, { ...state, status: 'loading', added: null });
  const most = parts + 1 + MOST_REPEATED;
  let added = 0;
  let isRepeated = true;
  let unread = answer;
  try {
    while (next !== null && isRepeated && parts < most) {
      const page = await readHtml(await (unread ?? request(next)));
      unread = undefined;
      const part = page.getElementById(id);
      // An error page has no list, nor has the sign-in page of a network.
      if (!part) throw new Error(`${next} has no list.`);
      added = appendPage(list, part, next);
      isRepeated = added === 0 && part.childElementCount > 0;
      next = nextIn(page, id);
      parts += 1;
    }
    const hasMore = next !== null && added > 0;
    $lists.setKey(id, {
      status: hasMore ? 'idle' : 'done',
      parts,
      added: added || null,
      next: hasMore ? next : null,
    });
    return true;
  } catch (error) {
    console.error(error);
    $lists.setKey(id, { status: 'failed', parts, added: null, next });
    return false;
  }
}

/**
 * Appends the part that a link names in `data-next`. The link then names the next one: before React is there, the
 * directive requests what it names.
 */
export async function loadFrom(
  link: HTMLElement,
  id: string,
  answer?: Promise<Response>,
): Promise<boolean> {
  const loaded = await loadNext(id, answer);
  const next = $lists.get()[id]?.next;
  if (next) link.dataset.next = next;
  return loaded;
}

/** Returns the address of the next part of a list; null if a page does not name one. */
function nextIn(page: Document, id: string): string | null {
  const element = page.querySelector<HTMLElement>(`#${id}[data-next], [data-more="${id}"]`);
  return element?.dataset.next ?? null;
}

/** Appends the cards of a part that the list lacks. Returns their number. */
function appendPage(list: HTMLElement, part: HTMLElement, address: string): number {
  const cards = newCards(list, part);
  const [first] = cards;
  if (list.id === GRID) remember(address);
  adoptCards(cards);
  list.append(...cards);
  const { activeElement: focused } = document;
  if (first && focused instanceof HTMLElement && focused.dataset.more === list.id) {
    // From here, Tab leads to the first new card.
    first.tabIndex = -1;
    // A row scrolls to it.
    first.focus({ preventScroll: list.id === GRID });
  }
  if (getComputedStyle(list).direction === 'rtl') {
    // Chromium would scroll to the new end of a right-to-left row.
    list.scrollTo({ left: list.scrollLeft, behavior: 'instant' });
  }
  return cards.length;
}

/** Returns the cards of a part that the list lacks. A list that changes between requests repeats cards. */
function newCards(list: HTMLElement, part: HTMLElement): HTMLElement[] {
  const keyOf = 'repeats' in list.dataset ? creditOf : cardOf;
  const known = new Set([...list.children].map(keyOf));
  return ([...part.children] as HTMLElement[]).filter((card) => !known.has(keyOf(card)));
}

type KeyOf = (card: Element) => string;
const cardOf: KeyOf = (card) => keyInLink((card.querySelector('a') as HTMLAnchorElement).href);
/** A person may have several jobs, and need not have a page. */
const creditOf: KeyOf = (card) => `${card.querySelector('a')?.href} ${card.textContent}`;

/**
 * Writes the last page into the address, so that Back and reload show the same pages. Stops after
 * MOST_PAGES pages.
 */
function remember(part: string): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  const page = Number(new URL(part, address).searchParams.get('page'));
  if (page < Number(searchParams.get('page') ?? 1) + MOST_PAGES) {
    searchParams.set('through', `${page}`);
    history.replaceState(history.state, '', address);
  }
}
