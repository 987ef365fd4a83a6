/**
 * The pages that were opened last, each with its pictures and scripts in a cache of its own: so what
 * belongs to a page goes with it, and a page of an older build finds its own scripts. Clips that a
 * visitor keeps have such caches too, which stay until the visitor removes them (clip-store.ts).
 */

/** Pages at most, and milliseconds for which one is kept: seven days. */
const MOST = 30;
const LONGEST = 7 * 86_400_000;
/** Files of an earlier copy that a page keeps at most: those that came last. */
const MOST_FILES = 100;
/** Names of these caches: what is kept, the time in milliseconds, and the page's address. */
const KEPT = /^(page|clip) (\d+) (.+)$/;
/** Parameters that change what is open on a page, and not its content. */
export const OPENED = /[?&](play|t)=[^&]*/g;

export type Kept = { name: string; isClip: boolean; at: number; path: string };

/** Returns the path of an address with its parameters, without what is open there: by this, pages are known. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search.replace(OPENED, '').replace(/^&/, '?');
}

/** Resolves to what is kept, the newest first. Deletes pages that were kept long enough. */
export async function allKept(): Promise<Kept[]> {
  const all = (await caches.keys()).flatMap((name) => {
    const [, kind, at, path] = KEPT.exec(name) ?? [];
    return path ? [{ name, isClip: kind === 'clip', at: Number(at), path }] : [];
  });
  all.sort((a, b) => b.at - a.at);
  let pages = 0;
  const old = all.filter(({ isClip, at }) => {
    const age = Date.now() - at;
    // The clock may have run ahead when the page was kept.
    return !isClip && (++pages > MOST || age < 0 || age > LONGEST);
  });
  await forget(old);
  return all.filter((page) => !old.includes(page));
}

/** Keeps a page in place of what was kept of its address. Keeps nothing if there is no room. */
export async function keep(path: string, answer: Response): Promise<void> {
  const name = `page ${Date.now()} ${path}`;
  const earlier = (await allKept()).filter((page) => page.path === path && page.name !== name);
  try {
    const own = await caches.open(name);
    const html = await answer.clone().text();
    await own.put(path, answer);
    for (const page of earlier) await copy(await caches.open(page.name), own, html);
  } catch {
    // The storage is full, or the visitor left before the page had come.
    await caches.delete(name);
    return;
  }
  await forget(earlier);
}

/**
 * Copies what an earlier copy of a page has and the page shows still: the browser does not ask again for what it
 * has in its memory. Scripts that others load stand in no page.
 */
async function copy(old: Cache, own: Cache, html: string): Promise<void> {
  for (const file of (await old.keys()).slice(-MOST_FILES)) {
    const isShown = file.url.includes('/_astro/') || html.includes(pathOf(file.url));
    const answer = await old.match(file, ANY);
    if (isShown && answer && !(await own.match(file, ANY))) await own.put(file, answer);
  }
}

/**
 * Deletes what is gone: a page in all languages and with any parameters, which most addresses only show
 * differently, and a file in all kept pages.
 */
export async function drop(address: string): Promise<void> {
  for (const { name, path } of await allKept()) {
    if (plain(path) === plain(address)) await caches.delete(name);
    else await (await caches.open(name)).delete(address, ANY);
  }
}

/** Returns a path without its language and its parameters. */
const plain = (path: string) => path.replace(/^\/\w\w(?=\/)|\?.*/g, '');

async function forget(pages: Kept[]): Promise<void> {
  for (const { name } of pages) await caches.delete(name);
}

/** Keeps a file beside the page that asked for it, if the page is kept and there is room. */
export async function keepBeside(path: string, file: string, answer: Response): Promise<void> {
  const page = (await allKept()).find((one) => one.path === path);
  if (page) await (await caches.open(page.name)).put(file, answer).catch(() => {});
}

const ANY = { ignoreVary: true };
