/** The rows of a search's answer. */
import { calendarDate } from '#/contract/dates.ts';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { type HostContext, ownPicture, picturePath } from '../context.ts';
import { placeOf } from '../queries/clips.ts';
import { nativeOf } from '../queries/titles.ts';
import type { Candidate } from './candidates.ts';

/** Returns the row of an entity that a search found. */
export function searchRow(context: HostContext, row: Candidate): SearchRow {
  const common = {
    id: row.id,
    poster_path: picturePath(context, row.id),
    release_date: calendarDate(row.released) ?? '',
    native_title: nativeOf(row),
    ...ownPicture('poster', row.poster),
  };
  if (row.kind === 'person') return { ...common, name: row.name, media_type: 'person' };
  const media_type = row.kind === 'series' ? 'tv' : 'movie';
  return { ...common, title: row.name, media_type, ...placeOf(context, row.id, row.kind) };
}
