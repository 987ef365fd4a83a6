/**
 * How pages keep clips of ours: whole files with their captions, in a cache from which the service
 * worker plays them (film.ts). The site's file decides: a clip that it no longer has, or has anew, is
 * not kept.
 */
import { CLIPS } from './clips.ts';

export type ClipFile = { bytes: number; kept: boolean };

const GONE = [404, 410];

/** Resolves to a clip's size and whether it is kept; null if it can be neither kept nor played. */
export async function clipFile(src: string): Promise<ClipFile | null> {
  const cache = await caches.open(CLIPS);
  const own = await cache.match(src);
  const head = await fetch(src, { method: 'HEAD' }).catch(() => null);
  // Without the site, what is kept is what there is.
  if (head === null) return own ? { bytes: sizeOf(own), kept: true } : null;
  const kept = own?.headers.get('etag') === head.headers.get('etag') && head.ok;
  if (own && !kept && (head.ok || GONE.includes(head.status))) await cache.delete(src);
  return head.ok ? { bytes: sizeOf(head), kept } : null;
}

function sizeOf({ headers }: Response): number {
  return Number(headers.get('content-length'));
}

/**
 * Keeps a clip, and then what belongs to it. Calls `progress` with the share that has come. Rejects
 * if the network fails, and with a QuotaExceededError if the device has no room.
 */
export async function keepClip(
  src: string,
  beside: readonly string[],
  progress: (share: number) => void,
): Promise<void> {
  const answer = await fetch(src);
  const { body, headers, ok } = answer;
  if (!ok || !body) throw new Error(`${answer.status}`);
  const whole = sizeOf(answer);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  for (const reader = body.getReader(); ; ) {
    const { value } = await reader.read();
    if (!value) break;
    parts.push(value);
    come += value.length;
    progress(come / whole);
  }
  const cache = await caches.open(CLIPS);
  await cache.put(src, new Response(new Blob(parts), { headers }));
  // A clip plays without its captions too.
  await cache.addAll(beside).catch(() => {});
}

/** Deletes a kept clip. Its captions are small, and stay for other pages of it. */
export async function dropClip(src: string): Promise<void> {
  await (await caches.open(CLIPS)).delete(src);
}
