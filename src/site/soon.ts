/** Placeholder pages under /more, and under /TvShow where the host has no lists of series. They have only a heading. */
import type { TextKey } from './messages/messages.ts';

export const soonHeadings = {
  trending: 'soonTrending',
  topRated: 'soonTopRated',
  upComing: 'soonUpcoming',
} as const satisfies Record<string, TextKey>;

export type SoonKind = keyof typeof soonHeadings;
export const soonKinds = Object.keys(soonHeadings) as SoonKind[];
