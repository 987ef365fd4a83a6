/**
 * Saves the pages that were opened last, each with its pictures and scripts in a separate cache: these are deleted
 * with the page, and a page of an older build finds its scripts. Clips that a visitor has saved have such caches,
 * too, until the visitor removes them (clip-store.ts).
 */

/** The most pages, and milliseconds until a page expires: seven days. */
const MOST = 30;
const LONGEST = 7 * 86_400_000;
/** The most files that a page takes over from its earlier copy: the newest. */
const MOST_FILES = 100;
/** Parameters that change only what is open on a page, and those by which other sites count visits. */
export const OPENED = /[?&](play|t|fbclid|utm_\w+)=[^&]*/g;

export type SavedPage = { name: string; isClip: boolean; at: number; path: string };

/** Returns the path of an address with its parameters, without those of what is open: the key of a page. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search.replace(OPENED, '').replace(/^&/, '?');
}

/** Resolves to the saved pages and clips, the newest first. Deletes expired pages. */
export async function savedPages(): Promise<SavedPage[]> {
  const found = (await caches.keys()).flatMap((name) => {
    // Page or clip, the time in milliseconds, and the page's address. That of a build is shorter.
    const [kind, at, path] = name.split(' ');
    return path ? [{ name, isClip: kind === 'clip', at: Number(at), path }] : [];
  });
  const all = found.sort((a, b) => b.at - a.at);
  let pages = 0;
  const old = all.filter(({ isClip, at }) => {
    const age = Date.now() - at;
    // The clock may have been ahead when the page was saved.
    return !isClip && (++pages > MOST || age < 0 || age > LONGEST);
  });
  await forget(old);
  return all.filter((page) => !old.includes(page));
}

/** Saves a page in place of the earlier copy at its address. Saves nothing if there is no room. */
export async function save(path: string, answer: Response): Promise<void> {
  const name = `page ${Date.now()} ${path}`;
  const earlier = (await savedPages()).filter((page) => page.path === path && page.name !== name);
  try {
    const own = await caches.open(name);
    const html = await answer.clone().text();
    await own.put(path, answer);
    for (const page of earlier) await copy(await caches.open(page.name), own, html);
    await forget(earlier);
  } catch {
    // The storage is full, or the visitor left before the page had loaded.
    await forget([{ name }]);
  }
}

/**
 * Copies the files of an earlier copy that the page still shows: the browser does not request again what its memory
 * cache has. Scripts that other scripts import are in no page's HTML.
 */
async function copy(old: Cache, own: Cache, html: string): Promise<void> {
  for (const file of (await old.keys()).slice(-MOST_FILES)) {
    const isShown = file.url.includes('/_astro/') || html.includes(pathOf(file.url));
    const answer = await old.match(file);
    if (isShown && answer && !(await own.match(file))) await own.put(file, answer);
  }
}

/**
 * Deletes what the site has removed: a page in all languages and with any parameters, and a file in all saved
 * pages.
 */
export async function remove(address: string): Promise<void> {
  for (const page of await savedPages()) {
    if (plain(page.path) === plain(address)) await forget([page]);
    else await (await existing(page))?.delete(address);
  }
}

/** Returns a path without its language and its parameters. */
const plain = (path: string) => path.replace(/^\/\w\w(?=\/)|\?.*/g, '');

/**
 * Names of caches that the worker has deleted: to open one would create it again. It can not know the clips that a page
 * deletes (clip-store.ts): a file of a clip's page that arrives in that moment leaves a cache without the clip.
 */
const deleted: string[] = [];

const existing = (page?: SavedPage) =>
  page && !deleted.includes(page.name) ? caches.open(page.name) : null;

async function forget(pages: Pick<SavedPage, 'name'>[]): Promise<void> {
  for (const { name } of pages) {
    deleted.push(name);
    await caches.delete(name);
  }
}

/** Saves a file with the page that requested it, if the page is saved and there is room. */
export async function saveFile(path: string, file: string, answer: Response): Promise<void> {
  const page = (await savedPages()).find((one) => one.path === path);
  await (await existing(page))?.put(file, answer).catch(() => {});
}
