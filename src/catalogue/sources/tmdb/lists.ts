/**
 * Lists by editors with their entries of the database, which editors name by number. Only the list itself asks for
 * these: the list of lists has of them what the shelf has.
 */
import { addressOf } from '#/contract/address.ts';
import { calls, type ParamsOf } from '#/contract/calls.ts';
import { isNotFound } from '#/contract/errors.ts';
import { type Language, languages } from '#/contract/language.ts';
import { TRAILERS } from '#/contract/lifetimes.ts';
import type { Paged } from '#/contract/page.ts';
import { field } from '#/contract/raw.ts';
import type { ListRow } from '#/contract/rows/list.ts';
import type { NumberedEntry } from '#/host/queries/lists.ts';
import type { TmdbContext } from './context.ts';
import * as requests from './requests.ts';
import { dateIn, pathIn } from './rows.ts';
import { titleOf } from './titled.ts';
import { bodyAt, type Files, isPlayed } from './with-files.ts';

type Entry = NonNullable<ListRow['entries']>[number];

/** Returns a list with its entries of the database; null where it has none, or is not there: the files then answer. */
export async function list(
  files: Files,
  context: TmdbContext,
  { name }: ParamsOf<'list'>,
): Promise<ListRow | null> {
  const numbered = files.numberedEntries(name);
  if (numbered.length === 0) return null;
  const own = (await bodyAt(files, addressOf('list', { name }, context.ui))) as ListRow | null;
  return own && whole(files, context, own, numbered);
}

/** Returns a page of lists with their entries of the database; null where none of them has any. */
export async function lists(
  files: Files,
  context: TmdbContext,
  { page }: ParamsOf<'lists'>,
): Promise<Paged<ListRow> | null> {
  const body = await bodyAt(files, addressOf('lists', { page }, context.ui));
  const found = calls.lists.unwrap(body, page) as Paged<ListRow> | null;
  const numbered = found?.rows.map(({ id }) => files.numberedEntries(String(id))) ?? [];
  if (!found || numbered.every(({ length }) => length === 0)) return null;
  const rows = found.rows.map(async (row, at) => {
    const all = await whole(files, { ...context, shelfOnly: true }, row, numbered[at] ?? []);
    const short = all.entries?.map(({ why: _why, why_language: _language, ...entry }) => entry);
    return { ...all, entries: short };
  });
  return { ...found, rows: await Promise.all(rows) };
}

/**
 * Returns a list with its entries of the database, each at its place: from the shelf alone with those that it has. Else
 * rejects if one fails, so that no incomplete list replaces a whole one.
 */
async function whole(
  files: Files,
  context: TmdbContext,
  own: ListRow,
  numbered: readonly NumberedEntry[],
): Promise<ListRow> {
  const found = await Promise.allSettled(numbered.map((one) => entryOf(files, context, one)));
  for (const one of found) {
    if (one.status === 'rejected' && !context.shelfOnly && !isNotFound(one.reason))
      throw one.reason;
  }
  const entries: Entry[] = [...(own.entries ?? [])];
  for (const [at, one] of [...found.entries()].reverse()) {
    const entry = one.status === 'fulfilled' ? one.value : null;
    if (entry) entries.splice(numbered[at]?.before ?? 0, 0, entry);
  }
  return { ...own, entries };
}

async function entryOf(
  files: Files,
  context: TmdbContext,
  { tmdb, why }: NumberedEntry,
): Promise<Entry | null> {
  const { ui, shelfOnly, database, onAnswer } = context;
  const body = await database.get(requests.movie(tmdb, ui), { ...TRAILERS, shelfOnly, onAnswer });
  const titled = field(body, 'adult') === true ? null : titleOf(body, 'title', ui);
  if (titled === null) return null;
  // English goes before the other languages.
  const order: readonly Language[] = [ui, ...languages];
  const said = order.find((language) => why[language]) ?? ui;
  return {
    id: tmdb,
    media_type: 'movie',
    title: titled.title,
    ...titled.extras,
    poster_path: pathIn(body, 'poster_path'),
    release_date: dateIn(body, 'release_date'),
    watchable: await isPlayed(files, tmdb, body),
    why: why[said],
    why_language: said,
  };
}
