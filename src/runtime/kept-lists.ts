/**
 * HTML of lists whose items the catalogue keeps: pages that show the same answer share it. A list
 * that comes for the first time is not kept, because it may never come again.
 */
import { LRUCache } from 'lru-cache';

export type KeptLists = {
  /** Returns the HTML of a list. `key` says what else the HTML depends on. */
  html(list: object, key: string, render: () => string): string;
};

/** `most`: the most characters of HTML. */
export function keptLists(most: number): KeptLists {
  const ids = new WeakMap<object, number>();
  const kept = new LRUCache<string, string>({
    maxSize: most,
    sizeCalculation: (html, name) => html.length + name.length,
  });
  let lists = 0;

  return {
    html(list, key, render) {
      const id = ids.get(list);
      if (id === undefined) {
        lists += 1;
        ids.set(list, lists);
        return render();
      }
      const name = `${id} ${key}`;
      const known = kept.get(name);
      if (known !== undefined) return known;
      const html = render();
      kept.set(name, html);
      return html;
    },
  };
}
