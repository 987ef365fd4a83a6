/**
 * Fetches and runs the scripts of islands that handle clicks, once the page is in use, and wakes those that a finger
 * or a scroll was over (`data-near`: intent.ts). For visitors who save data it does so only for these.
 */
import { savesData } from '#/lib/saves-data.ts';
import type { IntentOptions } from './elements.d.ts';

const URLS = ['component-url', 'renderer-url'];
/** Whether a file has loaded, by its address. */
const fetched = new Map<string, Promise<boolean>>();
/** Islands whose scripts are fetched: scrolls are many, and looking at each island costs time. */
const prepared = new WeakSet<Element>();

/** Resolves when the page is idle. Safari has no idle callback. */
const untilIdle = () =>
  new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));

/**
 * Fetches a file once, at low priority, when the page has loaded and is idle. Stops when the visitor leaves, so that
 * the next page has the whole connection. Resolves to whether the file has loaded.
 */
function fetchQuietly(url: string): Promise<boolean> {
  const loaded = fetched.get(url) ?? fetchWhenIdle(url);
  fetched.set(url, loaded);
  return loaded;
}

async function fetchWhenIdle(url: string): Promise<boolean> {
  const leaving = new AbortController();
  const { signal } = leaving;
  // The signal removes it: a page with this listener is not restored by Back in some browsers.
  addEventListener('beforeunload', () => leaving.abort(), { signal });
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  await untilIdle();
  const response = fetch(url, { priority: 'low', signal }).then((found) => found.arrayBuffer());
  const bytes = await response.catch(() => null);
  leaving.abort();
  // The next interaction tries again.
  if (bytes === null) fetched.delete(url);
  return bytes !== null;
}

/** Returns whether the page has something to press that the island handles. */
function isPressable(island: Element): boolean {
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value: IntentOptions };
  return (value.hold ? document : island).querySelector(value.hold ?? '[data-live]') !== null;
}

async function prepare(island: HTMLElement): Promise<void> {
  const urls = URLS.map((name) => island.getAttribute(name) ?? '');
  prepared.add(island);
  if ((await Promise.all(urls.map(fetchQuietly))).includes(false)) {
    prepared.delete(island);
    return;
  }
  const [component = '', renderer = ''] = urls;
  // The import loads shared modules, too.
  await import(/* @vite-ignore */ component).catch(() => {});
  if ('near' in island.dataset) return void island.dispatchEvent(new Event('island:wake'));
  // React takes a long task. A press then neither reads nor runs it first.
  await untilIdle();
  await import(/* @vite-ignore */ renderer).catch(() => {});
}

/** Whether a pointer is used. Keyboard focus in an island hydrates it, so a key alone fetches nothing. */
let isPointed = matchMedia('(hover: none)').matches || document.querySelector(':hover') !== null;

function look(event?: Event): void {
  isPointed ||= event?.type === 'pointerover';
  const fetchesAll = isPointed && !savesData();
  const asleep = document.querySelectorAll<HTMLElement>('astro-island[ssr]');
  for (const island of asleep)
    if ('near' in island.dataset || (fetchesAll && !prepared.has(island) && isPressable(island)))
      void prepare(island);
}

for (const type of ['pointerover', 'scroll']) document.addEventListener(type, look, true);
look();
