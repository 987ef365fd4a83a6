/** Names of entities in further languages, and texts in the one that is asked for, for the rows of answers. */
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';

type Name = { language: string; text: string };
/** An extra of a row, left out where there are no names. */
export type Named = { native_titles?: Name[] };
export type NamesOf = (id: number | null) => Named;

/** Returns a function that gives an entity's names. One query reads those of all `ids`. */
export function namesById(db: Db, ids: readonly (number | null)[]): NamesOf {
  const found =
    ids.length === 0
      ? []
      : db.all<Name & { id: number }>(
          `SELECT entity_id AS id, language, text FROM name
           WHERE entity_id IN (SELECT value FROM json_each(?)) ORDER BY entity_id, language`,
          JSON.stringify(ids),
        );
  return namedIn<number | null>(found);
}

function namedIn<Id>(found: readonly (Name & { id: Id })[]): (id: Id) => Named {
  const names = new Map<Id, Name[]>();
  for (const { id, language, text } of found) {
    const others = names.get(id);
    if (others) others.push({ language, text });
    else names.set(id, [{ language, text }]);
  }
  return (id) => {
    const native_titles = names.get(id);
    return native_titles ? { native_titles } : {};
  };
}

/** Tables of names of what is no entity. The column of the id has the name of the part. */
const TABLES = { season: 'season_name', episode: 'episode_name' };

/** Returns a function that gives the names of seasons or episodes, by their ids. */
export function partNamesOf(
  db: Db,
  part: keyof typeof TABLES,
  ids: readonly string[],
): (id: string) => Named {
  const found = db.all<Name & { id: string }>(
    `SELECT ${part}_id AS id, language, text FROM ${TABLES[part]}
     WHERE ${part}_id IN (SELECT value FROM json_each(?)) ORDER BY ${part}_id, language`,
    JSON.stringify(ids),
  );
  return namedIn(found);
}

/** Returns the rows that `make` makes of what was found, each with its entity's names. */
export function withNames<A extends { id: number }, B>(
  db: Db,
  found: readonly A[],
  make: (row: A) => B,
): (B & Named)[] {
  const names = namesById(
    db,
    found.map(({ id }) => id),
  );
  return found.map((row) => ({ ...make(row), ...names(row.id) }));
}

type Described = { id: number; overview: string };

/**
 * Returns the text of an entity in the language that is asked for where the catalogue has it, else the
 * English one, else any: as the field `name`, and beside it, if a language is asked for or it is not English,
 * which one it is.
 */
export function textIn<N extends 'overview' | 'biography' | 'notes'>(
  context: HostContext,
  name: N,
  { id, overview }: Described,
): { [K in N]: string } & { [K in `${N}_language`]?: string } {
  const own = ownText(context, id, overview === '');
  const text = own?.text ?? overview;
  const isTold = text !== '' && (Boolean(context.ui) || own !== undefined);
  const language = isTold && { [`${name}_language`]: own?.language ?? 'en' };
  return { [name]: text, ...language } as ReturnType<typeof textIn<N>>;
}

/** `orOther`: whether a text in another language will do. */
function ownText({ db, ui }: HostContext, id: number, orOther: boolean) {
  if (!ui && !orOther) return undefined;
  return db.one<{ text: string; language: string }>(
    `SELECT text, language FROM text WHERE entity_id = ? AND (language = ? OR ?)
     ORDER BY language <> ?, language LIMIT 1`,
    id,
    ui ?? 'en',
    Number(orOther),
    ui ?? 'en',
  );
}
