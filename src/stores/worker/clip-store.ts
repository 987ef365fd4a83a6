/**
 * How pages save our clips: the whole file with the clip's own page and captions, in a cache that the service
 * worker shows and plays them from (offline-pages.ts, worker.ts). A clip that the site has removed or replaced is
 * deleted.
 */

export type ClipFile = { bytes: number; saved: boolean };

const GONE = [404, 410];
const KIND = 'clip ';

/** Resolves to a clip's size and whether it is saved; null if it can be neither saved nor played. */
export async function clipFile(src: string): Promise<ClipFile | null> {
  const own = await caches.match(src);
  const head = await headOf(src);
  // The site cannot be reached: use the saved clip.
  if (head === null) return own ? { bytes: sizeOf(own), saved: true } : null;
  const saved = own !== undefined && head.ok && isSame(own, head);
  if (own && !saved && (head.ok || GONE.includes(head.status))) await deleteClip(src);
  return head.ok ? { bytes: sizeOf(head), saved } : null;
}

/**
 * Returns whether the site still has the saved clip, by its length: the entity tag of a file contains the time of
 * the build, so each build would delete all clips. A proxy may omit the length.
 */
function isSame(own: Response, head: Response): boolean {
  return [0, sizeOf(own)].includes(sizeOf(head));
}

function headOf(path: string): Promise<Response | null> {
  // The HTTP cache would answer for the site.
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
}

function sizeOf({ headers }: Response): number {
  return Number(headers.get('content-length'));
}

/**
 * Saves a clip, then its page and its other files. Calls `progress` with the share that has loaded.
 * Rejects if the network fails, and with a QuotaExceededError if the device has no room.
 */
export async function saveClip(
  src: string,
  page: string,
  captions: readonly string[],
  progress: (share: number) => void,
): Promise<void> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const whole = await read(answer, progress);
  const name = `${KIND}${Date.now()} ${page}`;
  const cache = await caches.open(name);
  try {
    await cache.put(src, new Response(whole, { headers: answer.headers }));
    await cache.add(page);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  // A clip plays without its captions too.
  await cache.addAll(captions).catch(() => {});
}

async function read(answer: Response, progress: (share: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for (const reader = answer.body?.getReader(); reader; ) {
    const { value } = await reader.read();
    if (!value) break;
    parts.push(value);
    loaded += value.length;
    progress(loaded / sizeOf(answer));
  }
  return new Blob(parts);
}

/** Deletes a saved clip, whichever language its page has. */
export async function deleteClip(src: string): Promise<void> {
  const page = pageOf(src);
  const names = (await caches.keys()).filter(isClip).filter((name) => name.endsWith(page));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes the saved clips that the site has removed. */
export async function deleteGone(): Promise<void> {
  for (const name of (await caches.keys()).filter(isClip)) {
    const [, , page = ''] = name.split(' ');
    if (GONE.includes((await headOf(page))?.status ?? 0)) await caches.delete(name);
  }
}

const isClip = (name: string) => name.startsWith(KIND);

/** Returns the path of a clip's page in English: that of its file without `.webm`. */
export function pageOf(src: string): string {
  return new URL(src, location.href).pathname.replace(/\.\w+$/, '');
}
