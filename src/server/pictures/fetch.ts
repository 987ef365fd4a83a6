/** Fetches a picture from elsewhere, within bounds. */

/** Bytes of the largest picture that is fetched. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Bytes of the largest drawing: they are rasterised, never passed on. */
const MOST_DRAWING_BYTES = 64 * 1024;

const MAGIC: [kind: string, at: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
];

/** Rejects when there is no picture: no answer in time, a redirect, another type, too large. */
export async function fetchPicture(address: string, timeout: number): Promise<Buffer> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'image/avif,image/webp,image/*' },
  });
  if (!response.ok) throw new Error(`${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  const picture = Buffer.concat(chunks);
  if (!isPicture(picture)) throw new Error('no picture');
  return picture;
}

/** Told from the first bytes, whatever the answer calls itself. */
export function isPicture(bytes: Buffer): boolean {
  const starts = bytes.subarray(0, 16).toString('latin1');
  if (MAGIC.some(([, at, magic]) => starts.startsWith(magic, at))) return true;
  return bytes.length <= MOST_DRAWING_BYTES && /^<(svg|\?xml)[\s>]/.test(starts.trimStart());
}
