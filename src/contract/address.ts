/**
 * Addresses of calls. Clients build them and hosts parse them. Each part is encoded and decoded
 * once.
 */
import { type CallName, callNames, calls, type ParamsOf } from './calls.ts';
import { ENGLISH, type Language } from './language.ts';
import { type ParamKind, seriesList, timeWindow } from './params.ts';

type AnyKinds = Record<string, ParamKind<unknown>>;
const kindsOf = (name: CallName) => calls[name].params as unknown as AnyKinds;

/**
 * Returns the path and query of a call, to append to a host's origin. `ui` is the page's language,
 * which stands in the address if it is not English.
 */
export function addressOf<N extends CallName>(
  name: N,
  params: ParamsOf<N>,
  ui: Language = ENGLISH,
): string {
  const query = new URLSearchParams();
  let path: string = calls[name].template;
  for (const [key, kind] of Object.entries(kindsOf(name))) {
    const value = kind.print((params as Record<string, unknown>)[key] ?? null);
    const slot = `{${key}}`;
    if (value === null) continue;
    if (path.includes(slot)) path = path.replace(slot, () => encodeURIComponent(value));
    else query.set(key, value);
  }
  if (ui !== ENGLISH) query.set('ui', ui);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Returns a call's parameters, or null if one of them is invalid. `read` returns the text of a
 * parameter, or null if it is absent.
 */
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

/**
 * Returns whether the site itself made the address of a call: a list from its beginning, without
 * anything from a visitor, such as an id, a name, a query or a later page. Every host has it.
 */
export function isOwn<N extends CallName>(name: N, params: ParamsOf<N>): boolean {
  return Object.entries(kindsOf(name)).every(([key, kind]) => {
    // The site asks for both windows of time, and for each list of series.
    if (kind === timeWindow || kind === seriesList) return true;
    const first = kind.parse(null);
    const value = (params as Record<string, unknown>)[key] ?? null;
    return first !== undefined && kind.print(value) === kind.print(first);
  });
}

export type Matched =
  | { outcome: 'call'; name: CallName; params: ParamsOf<CallName> }
  | { outcome: 'bad' | 'unknown' };

/**
 * Routes in the order in which they are tried. Fixed segments come before parameters, so that
 * `/api/tmdb/{id}` catches only what is left.
 */
const routes = callNames
  .map((name) => ({ name, segments: calls[name].template.split('/') }))
  .sort((a, b) => slots(a.segments) - slots(b.segments));

function slots(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

/**
 * Returns the call that an address names, with its parameters. `path` is undecoded, as it is in the
 * request. If the query repeats a parameter, the first one counts. The outcome is `bad` for
 * malformed encoding or invalid parameters, and `unknown` if no route matches.
 */
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

/** Returns one path segment decoded once, or null if its percent signs are malformed. */
export function decodeOnce(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
