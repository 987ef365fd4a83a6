/** HTML of components that is the same on many pages, so that it is rendered once. */
import { LRUCache } from 'lru-cache';

/**
 * Returns the HTML of what an object says: a list of answers, or a component with its props. `key`
 * says what else the HTML depends on.
 */
export type Kept = (object: object, key: string, render: () => string) => string;

/** Numbers objects, so that a text can name one without keeping it. */
function numbers(): { of(object: object): number | undefined; next(object: object): number } {
  const ids = new WeakMap<object, number>();
  let last = 0;
  return {
    of: (object) => ids.get(object),
    next(object) {
      last += 1;
      ids.set(object, last);
      return last;
    },
  };
}

/**
 * Keeps the HTML of lists whose items the catalogue keeps: pages that show the same answer share it.
 * A list that comes for the first time is not kept, because it may never come again. `most`: the
 * most characters of HTML.
 */
export function keptLists(most: number): Kept {
  const ids = numbers();
  const html = keptTexts(most);
  return (list, key, render) => {
    const id = ids.of(list);
    if (id !== undefined) return html(`${id} ${key}`, render);
    ids.next(list);
    return render();
  };
}

/** Keeps the HTML of components by their props. */
export function keptComponents(most: number): Kept {
  const ids = numbers();
  const html = keptTexts(most);
  return (component, key, render) => {
    const id = ids.of(component) ?? ids.next(component);
    return html(`${id} ${key}`, render);
  };
}

function keptTexts(most: number) {
  const kept = new LRUCache<string, string>({
    maxSize: most,
    sizeCalculation: (html, name) => html.length + name.length,
  });
  return (name: string, render: () => string): string => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const html = render();
    kept.set(name, html);
    return html;
  };
}
