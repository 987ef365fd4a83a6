/** The pages that the specification keeps empty, under /TvShow and /more. */
import { messages as m } from '#/messages/messages.ts';

export const soonHeadings = {
  trending: m.soonTrending,
  topRated: m.soonTopRated,
  upComing: m.soonUpcoming,
} as const;

export type SoonKind = keyof typeof soonHeadings;
export const soonKinds = Object.keys(soonHeadings) as SoonKind[];
