/** The paginator of a list that grows. Its status is idle, loading, done or error. */
import { atom } from 'nanostores';
import type { Page } from '#/contract/call.ts';

export type PagingState<T> = {
  status: 'idle' | 'loading' | 'done' | 'error';
  items: T[];
  /** Number of the last loaded page. */
  page: number;
  totalPages: number;
};

type PagingOptions<T> = {
  page: number;
  totalPages: number;
  /**
   * Keys of items that are already on the page. A list that shifts between requests repeats items.
   */
  seen: Iterable<string>;
  key(item: T): string;
  load(page: number): Promise<Page<T>>;
};

export function createPaging<T>({ page, totalPages, seen, key, load }: PagingOptions<T>) {
  const known = new Set(seen);
  const $paging = atom<PagingState<T>>({
    status: page < totalPages ? 'idle' : 'done',
    items: [],
    page,
    totalPages,
  });

  /** Appends the next page. Does nothing while a page is loading or when none is left. */
  async function loadNext(): Promise<void> {
    const { status, page: last } = $paging.get();
    if (status === 'loading' || status === 'done') return;
    $paging.set({ ...$paging.get(), status: 'loading' });
    try {
      const next = await load(last + 1);
      const fresh = next.items.filter((item) => !known.has(key(item)) && known.add(key(item)));
      const page = last + 1;
      // A page without new items is the last, whatever the host's totals say. Otherwise the row,
      // which requests the next page by itself, would repeat for ever.
      const more = page < next.totalPages && fresh.length > 0;
      $paging.set({
        status: more ? 'idle' : 'done',
        items: [...$paging.get().items, ...fresh],
        page,
        totalPages: next.totalPages,
      });
    } catch {
      $paging.set({ ...$paging.get(), status: 'error' });
    }
  }

  return { $paging, loadNext };
}
