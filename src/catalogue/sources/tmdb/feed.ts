/** The trailer feed: the files' films first, then the database's Punjabi films with a trailer. */
import { addressOf } from '#/contract/address.ts';
import type { ParamsOf } from '#/contract/calls.ts';
import { field, list } from '#/contract/raw.ts';
import type { FeedRow } from '#/contract/rows/trailer.ts';
import { dayOf, detailsOf, type TmdbContext } from './context.ts';
import * as requests from './requests.ts';
import { feedRow } from './trailers.ts';
import { bodyAt, type Files } from './with-files.ts';

/** Pages of Punjabi films that the feed reads at most: a hundred films, each with a request. */
const MOST_PAGES = 5;
/** Largest part that the files' feed gives at once. */
const PART = 50;

/**
 * Returns a part of the feed. A part that is not full ends the feed for clients, so the films follow
 * the files' rows without a gap.
 */
export async function feed(
  files: Files,
  context: TmdbContext,
  { page, limit }: ParamsOf<'punjabiTrailers'>,
): Promise<FeedRow[]> {
  const own = await rowsAt(files, page, limit);
  if (own.length === limit) return own;
  const count = await countOf(files);
  const from = Math.max(0, (page - 1) * limit - count);
  const films = await punjabi(context, from + limit - own.length);
  return [...own, ...films.slice(from)];
}

async function rowsAt(files: Files, page: number, limit: number): Promise<FeedRow[]> {
  const body = await bodyAt(files, addressOf('punjabiTrailers', { page, limit }));
  return list(field(body, 'results')) as FeedRow[];
}

async function countOf(files: Files): Promise<number> {
  let count = 0;
  for (let page = 1; ; page += 1) {
    const { length } = await rowsAt(files, page, PART);
    count += length;
    if (length < PART) return count;
  }
}

/** Returns the first films with a trailer, `wanted` of them or all that are read. */
async function punjabi(context: TmdbContext, wanted: number): Promise<FeedRow[]> {
  const found: FeedRow[] = [];
  for (let page = 1; page <= MOST_PAGES && found.length < wanted; page += 1) {
    const request = requests.punjabi(page, dayOf(context), context);
    const bodies = await detailsOf(context, 'punjabiTrailers', request);
    if (bodies.length === 0) break;
    found.push(...bodies.flatMap((body) => feedRow(body, context) ?? []));
  }
  return found.slice(0, wanted);
}
