/** Plays our saved clips: see clip-store.ts. */

const RANGE = /^bytes=(\d+)-(\d*)$/;

/** Answers a player's request: from the saved clip, else from the site. */
export async function film(request: Request): Promise<Response> {
  const whole = await caches.match(request.url);
  if (!whole) return fetch(request);
  const [range, first, last] = RANGE.exec(request.headers.get('range') ?? '') ?? [];
  return range ? part(whole, Number(first), last ? Number(last) : Infinity) : whole;
}

/** Cuts a range from a whole file, as a server would (RFC 9110, section 14). */
async function part(whole: Response, first: number, last: number): Promise<Response> {
  const blob = await whole.blob();
  const { size, type } = blob;
  if (first >= size) {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  }
  const end = Math.min(last, size - 1);
  // The blob's type becomes the content type.
  return new Response(blob.slice(first, end + 1, type), {
    status: 206,
    headers: { 'content-range': `bytes ${first}-${end}/${size}` },
  });
}
