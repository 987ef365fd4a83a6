import { NotFound } from '#/contract/errors.ts';
import type { Paged } from '#/contract/page.ts';
import type { ClipRow } from '#/contract/rows/clip.ts';
import { tellHidden } from '../catalogue/hidden-players.ts';
import { framedLink, type HostContext, wholeBackdrop } from '../context.ts';
import { mapPage, pageOf } from '../paging.ts';
import type { EntityKind } from '../seed/entity.ts';
import { captionsOf } from './captions.ts';
import { credited } from './credited.ts';
import { soundFacts } from './entry-facts.ts';
import type { Watch } from './movies.ts';
import { type NamesOf, namesById, textIn } from './names.ts';

/**
 * Number of clips on a page. It is small because the open catalogue has few clips, and two pages
 * show that paging works.
 */
const CLIPS_A_PAGE = 8;
/** Those that play first, the folder's before imported ones; before that, South Asia's own for its readers. */
const orderOf = ({ ui }: HostContext, clip = 'clip', entity = 'entity') =>
  [
    ...(ui ? [`${entity}.south_asian IS NOT 1`] : []),
    `${clip}.link IS NULL`,
    `${clip}.source = 'import'`,
    `${clip}.position`,
  ].join(', ');

type Listed = {
  id: string;
  title: string;
  link: string | null;
  entity_id: number | null;
  poster: string | null;
  overview: string | null;
  seconds: number | null;
};

/** How long a clip of ours is: its entry says it. */
const SECONDS = `(SELECT json_extract(content, '$.seconds') FROM entry
  WHERE part = 'clips' AND clip.link = '/clips/' || json_extract(content, '$.name'))`;

/**
 * Returns a page of songs or fitness videos, with `watch` only of those that play. The host counts no views, so `views`
 * is empty; our own say how long they are.
 */
export function clips(
  context: HostContext,
  kind: 'song' | 'fitness',
  page: number,
  watch: Watch = null,
): Paged<ClipRow> {
  const list = {
    select: `clip.id, clip.title, clip.link, entity_id, poster, overview, ${SECONDS} AS seconds`,
    from:
      'clip LEFT JOIN entity ON entity.id = entity_id WHERE clip.kind = ?' +
      (watch ? ' AND clip.link IS NOT NULL' : ''),
    order: orderOf(context),
    values: [kind],
    size: CLIPS_A_PAGE,
  };
  const paged = mapPage(pageOf<Listed>(context.db, list, page), (rows) => clipRows(context, rows));
  const sql = 'SELECT count(*) AS n FROM clip WHERE kind = ? AND link IS NOT NULL';
  const playing = context.db.one<{ n: number }>(sql, kind)?.n ?? 0;
  return { ...paged, watchable: playing > 0, playing };
}

function clipRows(context: HostContext, found: Listed[]): ClipRow[] {
  const known = found.map((row) => ({ row, ...knownOf(context, row.entity_id) }));
  const ids = known.flatMap(({ row, makers, facts }) => [
    row.entity_id,
    facts?.movie_id ?? null,
    ...makers.flatMap((some) => some.ids),
  ]);
  const named = namesById(context.db, ids);
  const entities = found.map((row) => row.entity_id);
  tellHidden(context, entities);
  const captioned = captionsOf(context, 'entity_id', entities);
  return known.map(({ row, makers, facts }) => ({
    id: row.id,
    title: row.title,
    links: framedLink(context, row.link),
    ...captioned(row.entity_id),
    views: '',
    seconds: row.seconds ?? undefined,
    poster: wholeBackdrop(context, row.id, row.poster),
    ...facts,
    ...peopleIn(makers, named),
    film_titles: facts?.movie_id === undefined ? undefined : named(facts.movie_id).native_titles,
    ...(row.entity_id !== null &&
      row.overview &&
      textIn(context, 'notes', { id: row.entity_id, overview: row.overview })),
    ...named(row.entity_id),
  }));
}

type Makers = ReturnType<typeof credited>[];

function knownOf(context: HostContext, id: number | null) {
  if (id === null) return { makers: [], facts: null };
  const makers = [credited(context, id, 'singer'), credited(context, id, 'composer')];
  return { makers, facts: soundFacts(context, id) };
}

/** Returns the ids and the names of a song's makers, who else stand in its row by one name. */
function peopleIn(makers: Makers, named: NamesOf): Pick<ClipRow, 'people'> {
  const faces = makers.flatMap((some) => some.faces(named));
  const people = faces.map(({ id, name, native_titles }) => ({ id, name, native_titles }));
  return people.length > 0 ? { people } : {};
}

/** Returns where a song or an exercise film stands: the page of its list, and its key there. */
export function placeOfClip(context: HostContext, entityId: number): { page: number; key: string } {
  const clip = context.db.one<{ id: string; before: number }>(
    `SELECT own.id, (SELECT count(*) FROM clip LEFT JOIN entity ON entity.id = clip.entity_id
       WHERE clip.kind = own.kind AND (${orderOf(context)}) < (${orderOf(context, 'own', 'its')})) AS before
     FROM clip AS own LEFT JOIN entity AS its ON its.id = own.entity_id WHERE own.entity_id = ?`,
    entityId,
  );
  if (!clip) throw new NotFound(`no clip ${entityId}`);
  return { page: Math.floor(clip.before / CLIPS_A_PAGE) + 1, key: clip.id };
}

type SearchTarget = { media_type?: 'drama' | 'song' | 'clip'; page?: number; key?: string };

/** Returns where an entity is opened that is neither a movie, a series nor a person; else nothing. */
export function placeOf(context: HostContext, id: number, kind: EntityKind): SearchTarget {
  if (kind === 'drama') return { media_type: kind };
  if (kind === 'song' || kind === 'clip') return { media_type: kind, ...placeOfClip(context, id) };
  return {};
}
