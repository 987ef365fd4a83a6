/** The paginator of a row that grows: idle, loading, done or error. */
import { map } from 'nanostores';
import type { Page } from '#/contract/call.ts';

export type PagingState<T> = {
  status: 'idle' | 'loading' | 'done' | 'error';
  items: T[];
  /** The last page that was loaded. */
  page: number;
  totalPages: number;
};

type PagingOptions<T> = {
  page: number;
  totalPages: number;
  /** Keys that are on the page already: a list that shifts while it is read repeats items. */
  seen: Iterable<string>;
  key(item: T): string;
  load(page: number): Promise<Page<T>>;
};

export function createPaging<T>({ page, totalPages, seen, key, load }: PagingOptions<T>) {
  const known = new Set(seen);
  const $paging = map<PagingState<T>>({
    status: page < totalPages ? 'idle' : 'done',
    items: [],
    page,
    totalPages,
  });

  /** Appends the next page; does nothing while one is on its way or when there is none. */
  async function loadNext(): Promise<void> {
    const { status, page: last } = $paging.get();
    if (status === 'loading' || status === 'done') return;
    $paging.setKey('status', 'loading');
    try {
      const next = await load(last + 1);
      const fresh = next.items.filter((item) => !known.has(key(item)) && known.add(key(item)));
      const page = last + 1;
      // A page with nothing new is the last, whatever the host says of totals: it would repeat for
      // ever, and a row asks for the next page by itself.
      const more = page < next.totalPages && fresh.length > 0;
      $paging.set({
        status: more ? 'idle' : 'done',
        items: [...$paging.get().items, ...fresh],
        page,
        totalPages: next.totalPages,
      });
    } catch {
      $paging.setKey('status', 'error');
    }
  }

  return { $paging, loadNext };
}
