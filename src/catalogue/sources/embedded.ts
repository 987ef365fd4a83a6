import type { Host } from '#/host/host.ts';
import { createTimeSlice } from '#/lib/time-slice.ts';
import type { Health, Source } from './source.ts';

/** What its catalogue has: lists by editors, series, films that play, and what other databases call them. */
type Has = Pick<Source, 'hasLists' | 'hasFree' | 'hasSeries' | 'saysWhatPlays' | 'find'>;

/**
 * Milliseconds of the event loop for calls: more than all calls of a cold home take on a busy machine. A page
 * whose calls are spread begins to stream, and is larger.
 */
const SLICE = 40;

/** Returns a source that calls the embedded host in process: the same responses as over HTTP. */
export function embeddedSource(
  host: Host,
  file: string,
  {
    hasLists = () => false,
    hasFree = () => false,
    hasSeries = () => false,
    saysWhatPlays = () => false,
    find,
  }: Has = {},
): Source {
  let last: Health | null = null;
  // A call holds the event loop while it reads the database.
  const inSlice = createTimeSlice(SLICE);
  return {
    label: `the embedded catalogue (${file})`,
    async fetch(path) {
      const response = await inSlice(() => host.fetch(path));
      last = { ok: response.status < 500, at: Date.now() };
      return response;
    },
    // Names, texts, pictures and orders depend on it.
    knowsUi: () => true,
    hasLists,
    hasFree,
    hasSeries,
    hasDiscover: () => true,
    // What it finds fits on one page, by kind, with what only comes close.
    hasSearchPages: () => false,
    saysWhatPlays,
    ...(find && { find }),
    health: () => last,
    // The caller that opened the database closes it.
    close: () => undefined,
  };
}
