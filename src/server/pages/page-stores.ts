/** The stores of finished pages and of answers of `/data`, from which purges delete. */
import type { OutgoingHttpHeaders } from 'node:http';
import { isIn, type Purges } from '#/catalogue/sources/purges.ts';
import type { SecurityHeaders } from '#/server/security.ts';
import type { Match } from '#/site/match.ts';
import { createStore, MOST_BYTES, type Store } from './stored.ts';

/** The bytes of stored pages and of stored answers of `/data`. */
export type StoredBytes = { page: number; data: number };

export type PageStores = {
  /** Returns the store of an address, and the headers of what it stores. */
  of(match: Match): { store: Store; headers: OutgoingHttpHeaders };
  bytes(): StoredBytes;
};

export function createPageStores(
  headers: Pick<SecurityHeaders, 'page' | 'own'>,
  { pageStoreBytes, purges }: { pageStoreBytes?: number | undefined; purges: Purges },
): PageStores {
  const kinds = {
    page: { store: createStore(pageStoreBytes), headers: headers.page },
    data: { store: createStore(MOST_BYTES.data), headers: headers.own },
  };
  purges.addPages((tags) =>
    Object.values(kinds).reduce((all, { store }) => all + forget(store, tags), 0),
  );
  purges.addDrop(() => {
    for (const { store } of Object.values(kinds)) store.clear();
  });
  return {
    of: ({ address }) => kinds[address.kind === 'data' ? 'data' : 'page'],
    bytes: () => ({
      page: kinds.page.store.calculatedSize,
      data: kinds.data.store.calculatedSize,
    }),
  };
}

/** Deletes stored pages that show something with one of the tags. Returns their number. */
function forget(store: Store, tags: ReadonlySet<string>): number {
  const found = [...store.entries()].filter(([, page]) => page.tags.some((one) => isIn(one, tags)));
  for (const [key] of found) store.delete(key);
  return found.length;
}
