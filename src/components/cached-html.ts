/** HTML of lists, by the answers that they show: home has many addresses, whose lists are the same. */
import { LRUCache } from 'lru-cache';

/** Characters of HTML: 200 lists of 20 cards. */
const MOST = 4_000_000;

const known = new LRUCache<string, string>({
  maxSize: MOST,
  sizeCalculation: (html, key) => html.length + key.length,
});
const ids = new WeakMap<object, number>();
let last = 0;

/**
 * Returns the HTML of a list, and renders it only if that is not known. The catalogue keeps the `answer`. `by`: what
 * else the HTML depends on, besides the year, in which titles become free.
 */
export async function cachedHtml(
  answer: object,
  by: string,
  render: () => Promise<string>,
  now = new Date(),
): Promise<string> {
  const id = ids.get(answer) ?? ++last;
  ids.set(answer, id);
  const key = `${id} ${now.getUTCFullYear()} ${by}`;
  const html = known.get(key) ?? (await render());
  known.set(key, html);
  return html;
}
