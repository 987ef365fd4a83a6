/**
 * How pages keep clips of ours: the whole file with the clip's own page and captions, in a cache from
 * which the service worker shows and plays them (kept.ts, film.ts). The site decides: a clip that it
 * no longer has, or has anew, is not kept.
 */

export type ClipFile = { bytes: number; kept: boolean };

const GONE = [404, 410];
const KIND = 'clip ';

/** Resolves to a clip's size and whether it is kept; null if it can be neither kept nor played. */
export async function clipFile(src: string): Promise<ClipFile | null> {
  const own = await caches.match(src);
  const head = await headOf(src);
  // Without the site, what is kept is what there is.
  if (head === null) return own ? { bytes: sizeOf(own), kept: true } : null;
  const kept = own !== undefined && head.ok && isSame(own, head);
  if (own && !kept && (head.ok || GONE.includes(head.status))) await dropClip(src);
  return head.ok ? { bytes: sizeOf(head), kept } : null;
}

/**
 * Returns whether the site still has the clip that is kept, by its length. The site's entity tag for files has the
 * time of the build in it, so that each build would delete all clips. A proxy may not say the length.
 */
function isSame(own: Response, head: Response): boolean {
  return [0, sizeOf(own)].includes(sizeOf(head));
}

function headOf(path: string): Promise<Response | null> {
  // The browser's own cache would answer for the site.
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
}

function sizeOf({ headers }: Response): number {
  return Number(headers.get('content-length'));
}

/**
 * Keeps a clip, and then its page and what else belongs to it. Calls `progress` with the share that has
 * come. Rejects if the network fails, and with a QuotaExceededError if the device has no room.
 */
export async function keepClip(
  src: string,
  page: string,
  beside: readonly string[],
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
  await cache.addAll(beside).catch(() => {});
}

async function read(answer: Response, progress: (share: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  for (const reader = answer.body?.getReader(); reader; ) {
    const { value } = await reader.read();
    if (!value) break;
    parts.push(value);
    come += value.length;
    progress(come / sizeOf(answer));
  }
  return new Blob(parts);
}

/** Deletes a kept clip, in whatever language its page was kept. */
export async function dropClip(src: string): Promise<void> {
  const page = pageOf(src);
  const names = (await caches.keys()).filter(isClip).filter((name) => name.endsWith(page));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes the kept clips that the site no longer has. */
export async function dropGone(): Promise<void> {
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
