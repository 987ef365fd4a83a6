/**
 * The pages that were opened last, each with its pictures and scripts in a cache of its own: so what
 * belongs to a page goes with it, and a page of an older build finds its own scripts. Clips that a
 * visitor keeps have such caches too, which stay until the visitor removes them (clip-store.ts).
 */

/** Pages at most, and milliseconds for which one is kept: seven days. */
const MOST = 30;
const LONGEST = 7 * 86_400_000;
/** Names of these caches: what is kept, the time in milliseconds, and the page's address. */
const KEPT = /^(page|clip) (\d+) (.+)$/;

export type Kept = { name: string; isClip: boolean; at: number; path: string };

/** Returns the path of an address with its parameters: by this, pages are known. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Resolves to what is kept, the newest first. Deletes pages that were kept long enough. */
export async function allKept(): Promise<Kept[]> {
  const all = (await caches.keys()).flatMap((name) => {
    const [, kind, at, path] = KEPT.exec(name) ?? [];
    return path ? [{ name, isClip: kind === 'clip', at: Number(at), path }] : [];
  });
  all.sort((a, b) => b.at - a.at);
  const pages = all.filter(({ isClip }) => !isClip);
  const old = pages.filter(({ at }, index) => index >= MOST || Date.now() - at > LONGEST);
  await forget(old);
  return all.filter((page) => !old.includes(page));
}

/** Keeps a page in place of what was kept of its address. Keeps nothing if there is no room. */
export async function keep(path: string, answer: Response): Promise<void> {
  const name = `page ${Date.now()} ${path}`;
  try {
    await (await caches.open(name)).put(path, answer);
  } catch {
    // The storage is full, or the visitor left before the page had come.
    await caches.delete(name);
    return;
  }
  await forget((await allKept()).filter((page) => page.path === path && page.name !== name));
}

/** Deletes what is kept of an address. */
export async function drop(path: string): Promise<void> {
  await forget((await allKept()).filter((page) => page.path === path));
}

async function forget(pages: Kept[]): Promise<void> {
  await Promise.all(pages.map(({ name }) => caches.delete(name)));
}

/** Keeps a file beside the page that asked for it, if the page is kept and there is room. */
export async function keepBeside(path: string, file: string, answer: Response): Promise<void> {
  const page = (await allKept()).find((one) => one.path === path);
  if (page) await (await caches.open(page.name)).put(file, answer).catch(() => {});
}

/** Deletes a file that is gone from all kept pages. */
export async function dropFile(file: string): Promise<void> {
  for (const { name } of await allKept()) await (await caches.open(name)).delete(file, ANY);
}
const ANY = { ignoreVary: true };
