/** Overviews, biographies and notes in the language that is asked for. */
import type { HostContext } from '../context.ts';

type Described = { id: number; overview: string };

/**
 * Returns the text of an entity in the language that is asked for where the catalogue has it, else the
 * English one: as the field `name`, and beside it, if a language is asked for, which one it is.
 */
export function textIn<N extends 'overview' | 'biography' | 'notes'>(
  context: HostContext,
  name: N,
  { id, overview }: Described,
): { [K in N]: string } & { [K in `${N}_language`]?: string } {
  const own = ownText(context, id);
  const language = context.ui &&
    overview !== '' && { [`${name}_language`]: own ? context.ui : 'en' };
  return { [name]: own ?? overview, ...language } as ReturnType<typeof textIn<N>>;
}

function ownText({ db, ui }: HostContext, id: number): string | null {
  if (!ui) return null;
  const sql = 'SELECT text FROM text WHERE entity_id = ? AND language = ?';
  return db.one<{ text: string }>(sql, id, ui)?.text ?? null;
}
