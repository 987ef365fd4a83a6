/** What editors say on home: the film of the day, and the newest of their lists. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { toResult } from '#/contract/errors.ts';
import { fnv1a } from '#/contract/raw.ts';
import type { EditorList, ListEntry } from '#/contract/rows/list.ts';
import type { Picture } from '#/contract/trust.ts';
import { failed } from './page-answer.ts';

export type FromEditors = {
  /** The film of the day, with why it is in its list where that could be had; null where no list has a film. */
  film: ListEntry | null;
  /** The newest first. */
  newest: readonly [EditorList, ...EditorList[]];
};

export type EditorsPart = {
  status: 200 | 404 | 410 | 502;
  editors: FromEditors | null;
  /** The wide picture of the film of the day. */
  backdrop: Picture | null;
};

const DAY = 86_400_000;
/** Lists that home's part shows. */
const SHOWN = 3;

/** Returns what the part of home shows, with the status of its answer. Never rejects. */
export async function editorsPart(catalogue: Catalogue): Promise<EditorsPart> {
  const lists = await toResult(catalogue.ask('lists', { page: 1 }));
  if (!lists.ok) return { status: failed(lists.error), editors: null, backdrop: null };
  const editors = await editorsOf(lists.value.items, catalogue, new Date());
  const film = editors?.film && (await toResult(catalogue.ask('movie', { id: editors.film.id })));
  const backdrop = film?.ok ? film.value.backdrop : null;
  return { status: editors ? 200 : 404, editors, backdrop };
}

/** Returns what home says of the lists by editors; null where the host has none, or fails. */
export async function fromEditors(
  catalogue: Catalogue,
  now: Date = new Date(),
): Promise<FromEditors | null> {
  const lists = await toResult(catalogue.ask('lists', { page: 1 }));
  return lists.ok ? editorsOf(lists.value.items, catalogue, now) : null;
}

async function editorsOf(
  lists: readonly EditorList[],
  catalogue: Catalogue,
  now: Date,
): Promise<FromEditors | null> {
  const [first, ...others] = lists.slice(0, SHOWN);
  if (!first) return null;
  const newest = [first, ...others] as const;
  const drawn = featuredFilm(lists, now);
  if (drawn === null) return { film: null, newest };
  // Only the whole list says why a film is in it.
  const whole = await toResult(catalogue.ask('list', { name: drawn.list }));
  const said = whole.ok && whole.value.entries.find((one) => isSame(one, drawn.film));
  return { film: said || drawn.film, newest };
}

const isSame = (one: ListEntry, other: ListEntry) => one.kind === other.kind && one.id === other.id;

/**
 * Returns the film of a day, and the list that has it: the same for everybody, and each film once before one
 * comes again. One that does not play is no film of the day.
 */
function featuredFilm(
  lists: readonly EditorList[],
  now: Date,
): { film: ListEntry; list: string } | null {
  const films = new Map<string, { film: ListEntry; list: string }>();
  for (const { id: list, entries } of lists) {
    for (const film of entries) {
      const fits = film.kind === 'movie' && film.title !== null && film.watchable !== false;
      if (fits && !films.has(film.id)) films.set(film.id, { film, list });
    }
  }
  const mixed = [...films]
    .map(([id, film]): [number, typeof film] => [fnv1a(id), film])
    .sort(([a], [b]) => a - b);
  const day = Math.floor(now.getTime() / DAY);
  return mixed[day % mixed.length]?.[1] ?? null;
}
