/** Forgets answers and pages by their tags, also those that are being made. */
import { isOfAnswers } from '../tags.ts';
import type { Tags } from './source.ts';

/** Forgets what it keeps with one of the tags. */
export type Forget<T = void> = (tags: ReadonlySet<string>) => T;

export type Purges = {
  /** Whether tags are needed at all. Without them nothing can be purged. */
  readonly active: boolean;
  /** Adds a keeper of answers. It is not called with tags that pages alone have. */
  add(forget: Forget): void;
  /** Adds a keeper of pages, which returns the number of those that it has forgotten. */
  addPages(forget: Forget<number>): void;
  /** Forgets what has one of the tags. Returns the number of forgotten pages. */
  purge(tags: readonly string[]): number;
  /** Returns the number of purges so far, for `has`. */
  count(): number;
  /** Returns whether something with these tags was purged after the first `count` purges. */
  has(tags: Tags, count: number): boolean;
  /** Adds a keeper that can drop all that it keeps in memory. */
  addDrop(drop: () => void): void;
  /** Drops all answers and pages in memory. What lies on the shelf and in Redis stays. */
  dropAll(): void;
  /** Returns how often all was dropped, to compare with a later number. */
  drops(): number;
};

/** Number of purges that are remembered for work in flight. No work outlasts that many. */
const MOST = 1000;

/** `active`: see Purges. */
export function createPurges(active: boolean): Purges {
  const keepers: Forget[] = [];
  const pages: Forget<number>[] = [];
  const purges: ReadonlySet<string>[] = [];
  let forgotten = 0;
  const memoryCaches: (() => void)[] = [];
  let drops = 0;

  return {
    active,
    add: (forget) => void keepers.push(forget),
    addPages: (forget) => void pages.push(forget),
    purge(given) {
      const tags = new Set(given);
      purges.push(tags);
      if (purges.length > MOST) {
        purges.shift();
        forgotten += 1;
      }
      if (isOfAnswers(tags)) for (const forget of keepers) forget(tags);
      return pages.reduce((all, forget) => all + forget(tags), 0);
    },
    count: () => forgotten + purges.length,
    has: (tags, count) =>
      purges.slice(Math.max(0, count - forgotten)).some((one) => isIn(tags, one)),
    addDrop: (drop) => void memoryCaches.push(drop),
    dropAll() {
      drops += 1;
      for (const drop of memoryCaches) drop();
    },
    drops: () => drops,
  };
}

/** Returns whether one of the tags is in a set. */
export function isIn({ own, shown }: Tags, purged: ReadonlySet<string>): boolean {
  return purged.has(own) || shown.some((tag) => purged.has(tag));
}
