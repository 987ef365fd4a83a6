import type { Paged } from '#/contract/envelope.ts';
import type { ClipRow } from '#/contract/wire.ts';
import { type HostContext, wholeLink, wholePicture } from '../context.ts';
import { mapPage, pageOf } from '../paging.ts';

/** Small pages, because the open catalogue has few of these and two pages show that paging works. */
const CLIPS_A_PAGE = 8;

type Listed = { id: string; title: string; link: string | null };

/** Songs or fitness videos. Nobody's views are counted here, so none are claimed. */
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
