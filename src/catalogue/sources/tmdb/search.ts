/** The rows of a search: films, series and people that the database names. */
import type { Language } from '#/contract/language.ts';
import { field, text } from '#/contract/raw.ts';
import type { SearchRow } from '#/contract/schema/types.ts';
import { madeId } from './ids.ts';
import { dateIn, idIn, pathIn, readRows, titleIn } from './rows.ts';

/** Returns the rows of a search's answer, in the database's order. */
export function searchRows(body: unknown, ui: Language): SearchRow[] {
  return readRows(field(body, 'results'), (row) => hit(row, ui));
}

function hit(row: unknown, ui: Language): SearchRow | null {
  const id = idIn(row);
  const medium = field(row, 'media_type');
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
