import type { Paged } from '#/contract/envelope.ts';
import { NotFound } from '#/contract/errors.ts';
import type { ClipRow } from '#/contract/schema/types.ts';
import { tellHidden } from '../catalogue/hidden-players.ts';
import { framedLink, type HostContext, wholePicture } from '../context.ts';
import { mapPage, pageOf } from '../paging.ts';
import { soundFacts } from './entry-facts.ts';
import { namesOf } from './names.ts';

/**
 * Number of clips on a page. It is small because the open catalogue has few clips, and two pages
 * show that paging works.
 */
const CLIPS_A_PAGE = 8;
/** Those that play first, the folder's before imported ones. */
const CLIP_ORDER = "clip.link IS NULL, clip.source = 'import', clip.position";

type Listed = {
  id: string;
  title: string;
  link: string | null;
  entity_id: number | null;
  poster: string | null;
  overview: string | null;
};

/** Returns a page of songs or fitness videos. The host counts no views, so `views` is empty. */
export function clips(
  context: HostContext,
  kind: 'song' | 'fitness',
  page: number,
): Paged<ClipRow> {
  const list = {
    select: 'clip.id, clip.title, clip.link, entity_id, poster, overview',
    from: 'clip LEFT JOIN entity ON entity.id = entity_id WHERE clip.kind = ?',
    order: CLIP_ORDER,
    values: [kind],
    size: CLIPS_A_PAGE,
  };
  const paged = mapPage(pageOf<Listed>(context.db, list, page), (rows) => clipRows(context, rows));
  const playing = context.db.one<{ n: number }>(
    'SELECT count(*) AS n FROM clip WHERE kind = ? AND link IS NOT NULL',
    kind,
  );
  return { ...paged, playing: playing?.n ?? 0 };
}

function clipRows(context: HostContext, found: Listed[]): ClipRow[] {
  const ids = found.map((row) => row.entity_id);
  const named = namesOf(context.db, ids);
  tellHidden(context, ids);
  return found.map((row) => ({
    id: row.id,
    title: row.title,
    links: framedLink(context, row.link),
    views: '',
    poster: wholePicture(context, `${row.id}-b`, row.poster),
    ...(row.entity_id !== null && soundFacts(context.db, row.entity_id)),
    notes: row.overview || undefined,
    ...named(row.entity_id),
  }));
}

/** Returns where a song or an exercise film stands: the page of its list, and its key there. */
export function placeOfClip({ db }: HostContext, entityId: number): { page: number; key: string } {
  const clip = db.one<{ id: string; before: number }>(
    `SELECT own.id, (SELECT count(*) FROM clip WHERE kind = own.kind AND
       (link IS NULL, source = 'import', position) <
       (own.link IS NULL, own.source = 'import', own.position)) AS before
     FROM clip AS own WHERE entity_id = ?`,
    entityId,
  );
  if (!clip) throw new NotFound(`no clip ${entityId}`);
  return { page: Math.floor(clip.before / CLIPS_A_PAGE) + 1, key: clip.id };
}
