/** What operators see of an answer that is older than it should be. Visitors see nothing of it. */
import type { OutgoingHttpHeaders } from 'node:http';

/** Seconds since the host gave the oldest of what a page is made of, as far as that is not fresh. */
export type Ages = {
  /** Of what stands in for an answer that could not be had; null when nothing does. */
  staleSeconds: number | null;
  ageSeconds: number;
};

/** RFC 9111 has dropped this header, which caches still pass on and people still read. */
const WARNING = '110 - "Response is Stale"';

/** Headers of an answer that was made `kept` seconds ago and is fresh for so many. */
export function oldHeaders(
  { staleSeconds, ageSeconds }: Ages,
  kept = 0,
  fresh = 0,
): OutgoingHttpHeaders {
  if (staleSeconds === null && kept <= fresh) return {};
  return { age: String(Math.round((staleSeconds ?? ageSeconds) + kept)), warning: WARNING };
}
