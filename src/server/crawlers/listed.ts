/** Pages that the site map lists. */
import type { ListedPage } from '#/host/queries/pages.ts';

type Listed = readonly ListedPage[];

/** A sequence of pages. Any part can be read without the others. */
export type Pages = {
  count(): number;
  /** Returns up to `limit` pages, without the first `skipped` ones. */
  from(skipped: number, limit: number): Listed | Promise<Listed>;
};

/** Returns pages that are all in memory. */
export function pagesIn(all: readonly ListedPage[]): Pages {
  return { count: () => all.length, from: (skipped, limit) => all.slice(skipped, skipped + limit) };
}

/** Returns the pages of a list up to number `last`, at least the first. `path` makes their addresses. */
export function numbered(path: (n: number) => string, last: number): Pages {
  const count = Math.max(1, last);
  return {
    count: () => count,
    from: (skipped, limit) =>
      Array.from({ length: Math.max(0, Math.min(limit, count - skipped)) }, (_, at) => ({
        path: path(skipped + at + 1),
      })),
  };
}

/** Returns pages followed by others. */
export function chained(first: Pages, then: Pages): Pages {
  return {
    count: () => first.count() + then.count(),
    async from(skipped, limit) {
      const found = await first.from(skipped, limit);
      const left = limit - found.length;
      if (left === 0) return found;
      return [...found, ...(await then.from(Math.max(0, skipped - first.count()), left))];
    },
  };
}
