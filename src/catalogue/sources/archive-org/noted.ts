/**
 * The items that a remote host's answers show, noted whenever the catalogue hands one out. So a visitor
 * may ask for what stands on a page, also if another process, another machine or an earlier start of
 * the site has made that page.
 */

import { LRUCache } from 'lru-cache';
import { STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { counted } from '#/lib/counted.ts';
import { parseJson } from '#/lib/json.ts';
import type { AnswerStores } from '../../cache.ts';

export type Noted = {
  /** `keys`: those under which what shows the item may be withdrawn. */
  note(item: string, keys: readonly string[]): void;
  /** Resolves to those keys; to null for an item that no answer of the last day shows. */
  find(item: string): Promise<readonly string[] | null>;
  /** Forgets the items with one of these tags here. Shelf and Redis forget by themselves. */
  forget(tags: ReadonlySet<string>): void;
  /** Forgets all items that were noted until now. */
  drop(): void;
};

export type NotedOptions = AnswerStores & {
  /** Returns the tags by which what has these keys is purged. */
  tagsOf(keys: readonly string[]): readonly string[];
  /** Monotonic clock in milliseconds. Tests pass their own. */
  now?: () => number;
};

/** Items in memory: some megabytes. */
const MOST_ITEMS = 20_000;
/** Seconds after which an item that is still shown is noted elsewhere again. */
const AGAIN = 600;
/** Where items stand on the shelf and in Redis, apart from answers, which have a host's origin. */
const SHELF = 'items of archive.org';

export function createNoted({
  shelf,
  sharedAnswers,
  tagsOf,
  now = () => performance.now(),
}: NotedOptions): Noted {
  type Item = { keys: readonly string[]; tags: readonly string[]; at: number };
  const items = new LRUCache<string, Item>(counted(MOST_ITEMS));
  const keyOf = (item: string) => `${SHELF} ${item}`;
  let dropped = Number.NEGATIVE_INFINITY;

  async function noteElsewhere(item: string, { keys, tags }: Item): Promise<void> {
    const body = JSON.stringify(keys);
    shelf?.put(SHELF, item, body, { tags });
    const elsewhere = await sharedAnswers?.begin(keyOf(item), AGAIN);
    elsewhere?.lease?.put({ status: 200, body, tags });
  }

  return {
    note(item, keys) {
      const at = items.get(item)?.at ?? Number.NEGATIVE_INFINITY;
      const isDue = now() - at >= 1000 * AGAIN;
      const noted = { keys, tags: tagsOf(keys), at: isDue ? now() : at };
      items.set(item, noted);
      if (isDue) void noteElsewhere(item, noted);
    },
    async find(item) {
      const here = items.get(item);
      if (here) return here.keys;
      const there = shelf?.get(SHELF, item) ?? (await sharedAnswers?.last(keyOf(item)));
      if (!there || there.age > STALE_IF_ERROR || now() - 1000 * there.age < dropped) return null;
      const keys = keysIn(there.body);
      if (keys === null) sharedAnswers?.drop(keyOf(item));
      return keys;
    },
    forget(tags) {
      for (const [item, noted] of [...items.entries()]) {
        if (noted.tags.some((tag) => tags.has(tag))) items.delete(item);
      }
    },
    drop() {
      items.clear();
      dropped = now();
    },
  };
}

/** Others may write to the same Redis. */
function keysIn(text: string): string[] | null {
  const keys = parseJson(text);
  return Array.isArray(keys) ? keys.map(String) : null;
}
