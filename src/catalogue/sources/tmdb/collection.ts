/** Collections of the database, which films belong to: each is a list of its own. */
import type { ParamsOf } from '#/contract/calls.ts';
import { NotFound } from '#/contract/errors.ts';
import { ENGLISH } from '#/contract/language.ts';
import { PROSE } from '#/contract/limits.ts';
import { field, text } from '#/contract/raw.ts';
import type { ListRow } from '#/contract/rows/list.ts';
import type { MovieRow } from '#/contract/rows/movie.ts';
import { fetchAnswer, type TmdbContext } from './context.ts';
import { collectionAt, collectionName } from './ids.ts';
import * as requests from './requests.ts';
import { idIn, movieRow, readRows } from './rows.ts';

/**
 * Returns a collection as a list: its films by their dates, those without one last. A text that the page's language
 * lacks is the English one, which costs a second request.
 */
export async function collection(
  context: TmdbContext,
  { name }: ParamsOf<'list'>,
): Promise<ListRow> {
  const id = collectionAt(name);
  if (id === null) throw new NotFound(`no list ${name}`);
  const { ui } = context;
  const body = await fetchAnswer(context, 'list', requests.collection(id, ui));
  const named = text(field(body, 'name'));
  const said = text(field(body, 'overview'), PROSE);
  const isWhole = ui === ENGLISH || (named !== null && said !== null);
  const english = isWhole ? null : await englishOf(context, id, named !== null);
  const title = named ?? text(field(english, 'name'));
  const films = readRows(field(body, 'parts'), movieRow(ui));
  if (title === null || films.length === 0) throw new NotFound(`no list ${name}`);
  const overview = said ?? text(field(english, 'overview'), PROSE);
  return {
    id: name,
    title,
    ...(overview !== null && { overview, overview_language: said === null ? ENGLISH : ui }),
    entries: films.toSorted(byDate).map(entryOf),
  };
}

/** Resolves to the answer in English. A failure throws only where the list has no name without it. */
async function englishOf(context: TmdbContext, id: number, isNamed: boolean): Promise<unknown> {
  try {
    return await fetchAnswer(context, 'list', requests.collection(id, ENGLISH));
  } catch (error) {
    if (!isNamed) throw error;
    return null;
  }
}

const LAST = '9999';
const byDate = (a: MovieRow, b: MovieRow) =>
  (a.release_date || LAST).localeCompare(b.release_date || LAST);

function entryOf({ vote_average: _rating, ...film }: MovieRow): ListRow['entries'][number] {
  return { ...film, media_type: 'movie' };
}

/** Returns the collection that a film belongs to, and the name of its list; null if it belongs to none. */
export function collectionIn(body: unknown): { name: string; slug: string } | null {
  const given = field(body, 'belongs_to_collection');
  const [id, name] = [idIn(given), text(field(given, 'name'))];
  return id === null || name === null ? null : { name, slug: collectionName(id) };
}
