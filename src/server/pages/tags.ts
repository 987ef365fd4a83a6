/** The header that tells a shared cache what a page shows, so that it can be purged there. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Tags } from '#/catalogue/sources/source.ts';
import type { TagHeader } from '#/config.ts';

/** Bytes of tags at most. Caches and proxies refuse headers that are much larger. */
const MOST_BYTES = 8 * 1024;

/** Cloudflare and others separate tags by commas, Fastly and Varnish by spaces. */
const SEPARATOR: Record<TagHeader, string> = {
  'Cache-Tag': ',',
  'Surrogate-Key': ' ',
  xkey: ' ',
};

/**
 * Returns the header with the tags of a page's answers; none without tags. If there are too many, it
 * names only what was asked for, such as the list.
 */
export function tagHeaders(name: TagHeader | null, tags: readonly Tags[]): OutgoingHttpHeaders {
  if (name === null || tags.length === 0) return {};
  const own = tags.map((one) => one.own);
  const all = [...new Set([...own, ...tags.flatMap(({ shown }) => shown)])];
  const text = all.join(SEPARATOR[name]);
  const few = text.length <= MOST_BYTES ? text : [...new Set(own)].join(SEPARATOR[name]);
  return { [name.toLowerCase()]: few };
}
