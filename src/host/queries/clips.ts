import type { Paged } from '#/contract/envelope.ts';
import type { ClipRow } from '#/contract/schema/types.ts';
import { type HostContext, wholeLink, wholePicture } from '../context.ts';
import { mapPage, pageOf } from '../paging.ts';

/**
 * Number of clips on a page. It is small because the open catalogue has few clips, and two pages
 * show that paging works.
 */
const CLIPS_A_PAGE = 8;

type Listed = { id: string; title: string; link: string | null };

/** Returns a page of songs or fitness videos. The host counts no views, so `views` is empty. */
export function clips(
  context: HostContext,
  kind: 'song' | 'fitness',
  page: number,
): Paged<ClipRow> {
  const list = {
    select: 'id, title, link',
    from: 'clip WHERE kind = ?',
    order: 'link IS NULL, position',
    values: [kind],
    size: CLIPS_A_PAGE,
  };
  return mapPage(pageOf<Listed>(context.db, list, page), (row) => ({
    id: row.id,
    title: row.title,
    links: wholeLink(context, row.link),
    views: '',
    poster: wholePicture(context, `${row.id}-b`),
  }));
}
