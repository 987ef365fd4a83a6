/** What a search finds: in the catalogue's files, and in the movie database, each thing once. */
import { addressOf } from '#/contract/address.ts';
import type { ParamsOf } from '#/contract/calls.ts';
import type { Paged } from '#/contract/page.ts';
import type { SearchKind } from '#/contract/params.ts';
import { field, list, text } from '#/contract/raw.ts';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { FOREIGN } from '#/lib/search.ts';
import type { TmdbContext } from './context.ts';
import { type Medium, madeId } from './ids.ts';
import { paged } from './paged.ts';
import * as requests from './requests.ts';
import { dateIn, idIn, pathIn, titleIn } from './rows.ts';
import { type FilesToCompare, twinsOf } from './twins.ts';
import { bodyAt, type Files } from './with-files.ts';

/** Rows of the files that stand before those of the database: all of them stand on a page of their own. */
const MOST_OWN = 10;

const MEDIA: Record<Exclude<SearchKind, 'here'>, Medium | null> = {
  all: null,
  movie: 'movie',
  series: 'tv',
  person: 'person',
};

type FilesOfSearch = Pick<Files, 'fetch'> & FilesToCompare;

/** Returns a page of what a search finds; the first one begins with what the files have. */
export async function searchPages(
  files: FilesOfSearch,
  context: TmdbContext,
  { query, kind, page }: ParamsOf<'searchPages'>,
): Promise<Paged<SearchRow>> {
  const found = list(await bodyAt(files, addressOf('search', { query }))) as SearchRow[];
  const words = query.trim();
  if (kind === 'here' || words === '') return onePage(found, page);
  const medium = MEDIA[kind];
  const own = medium === null ? found : found.filter(({ media_type }) => media_type === medium);
  const sure = own.filter((row) => isNamed(row, words)).slice(0, MOST_OWN);
  const isTwin = twinsOf(files, sure);
  const request = requests.search(medium, words, page, context.ui);
  const others = await paged(context, 'searchPages', page, request, (row) =>
    hit(row, medium ?? field(row, 'media_type'), context),
  );
  if (others.totalResults === 0) return onePage(own, page);
  const rows = others.rows.filter(({ given }) => !isTwin(given)).map(({ row }) => row);
  // Which of the files' rows are among all that the database found only all of its pages would tell.
  return { ...others, rows: page === 1 ? [...sure, ...rows] : rows };
}

/** Returns whether a query names a row of the files. A query in Latin letters matches other scripts by sound alone. */
function isNamed({ close, folded, known_for }: SearchRow, query: string): boolean {
  return !close && !known_for && (!folded || FOREIGN.test(query));
}

function onePage(rows: SearchRow[], page: number): Paged<SearchRow> {
  const none = { watchable: false, playing: null } as const;
  const totals = { page, totalPages: 1, totalResults: rows.length };
  return { rows: page === 1 ? rows : [], ...totals, ...none };
}

/** A row of a search, with what the database gave. `id` tells rows apart. */
type Hit = { id: unknown; row: SearchRow; given: unknown };

function hit(given: unknown, medium: unknown, { ui }: Pick<TmdbContext, 'ui'>): Hit | null {
  const row = searchRow(given, medium, ui);
  return row && { id: row.id, row, given: { ...(given as object), media_type: medium } };
}

/** Returns the row of a film, a series or a person; null for anything else. */
export function searchRow(row: unknown, medium: unknown, ui: TmdbContext['ui']): SearchRow | null {
  const id = idIn(row);
  if (id === null) return null;
  if (medium === 'person') {
    const name = text(field(row, 'name'));
    const made = { id: madeId('person', id), own_id: id, media_type: 'person' as const };
    if (name === null) return null;
    return { ...made, name, poster_path: pathIn(row, 'profile_path') };
  }
  if (medium !== 'movie' && medium !== 'tv') return null;
  const isSeries = medium === 'tv';
  const titled = titleIn(row, isSeries ? 'name' : 'title', ui);
  return (
    titled && {
      ...(isSeries ? { id: madeId('tv', id), own_id: id } : { id }),
      title: titled.title,
      media_type: medium,
      ...titled.extras,
      poster_path: pathIn(row, 'poster_path'),
      release_date: dateIn(row, isSeries ? 'first_air_date' : 'release_date'),
    }
  );
}
