/** Addresses of calls: built by who asks, taken apart by who answers. Each part is encoded and decoded once. */
import { type CallName, callNames, calls, type ParamsOf } from './calls.ts';
import type { ParamKind } from './params.ts';

type AnyKinds = Record<string, ParamKind<unknown>>;
const kindsOf = (name: CallName) => calls[name].params as unknown as AnyKinds;

/** The path and query of a call, to be put behind a host's origin. */
export function addressOf<N extends CallName>(name: N, params: ParamsOf<N>): string {
  const query = new URLSearchParams();
  let path: string = calls[name].template;
  for (const [key, kind] of Object.entries(kindsOf(name))) {
    const value = kind.print((params as Record<string, unknown>)[key]);
    const slot = `{${key}}`;
    if (path.includes(slot)) path = path.replace(slot, () => encodeURIComponent(value));
    else query.set(key, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The last of equal query parameters would be a surprise: the first counts. */
export function paramsFrom<N extends CallName>(
  name: N,
  read: (key: string) => string | null,
): ParamsOf<N> | null {
  const values: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(kindsOf(name))) {
    const value = kind.parse(read(key));
    if (value === undefined) return null;
    values[key] = value;
  }
  return values as ParamsOf<N>;
}

export type Matched =
  | { outcome: 'call'; name: CallName; params: ParamsOf<CallName> }
  | { outcome: 'bad' | 'unknown' };

/** Fixed segments are tried before parameters, so that `/api/tmdb/{id}` catches only what is left. */
const routes = callNames
  .map((name) => ({ name, segments: calls[name].template.split('/') }))
  .sort((a, b) => slots(a.segments) - slots(b.segments));

function slots(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

/** Which call an address is of. `path` is as it stood in the request: nothing decoded yet. */
export function matchCall(path: string, query: URLSearchParams): Matched {
  const parts = path.split('/').map(decodeOnce);
  if (parts.includes(null)) return { outcome: 'bad' };
  for (const { name, segments } of routes) {
    const found = slotValues(segments, parts as string[]);
    if (!found) continue;
    const params = paramsFrom(name, (key) => found[key] ?? query.get(key));
    return params ? { outcome: 'call', name, params } : { outcome: 'bad' };
  }
  return { outcome: 'unknown' };
}

function slotValues(segments: string[], parts: string[]): Record<string, string> | null {
  if (segments.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (segment.startsWith('{')) found[segment.slice(1, -1)] = part;
    else if (segment !== part) return null;
  }
  return found;
}

/** One decoding of one path segment; null when its percent signs are malformed. */
export function decodeOnce(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
