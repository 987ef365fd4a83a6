/** Chooses the motifs of the open catalogue's drawn pictures, once, when it is filled. */

import type { Db } from '../../db.ts';
import { isMotif, type MotifChoice } from '../motifs.ts';
import { LISTED, type Listed, listsOfFilms, otherLists } from './lists.ts';
import { allowedFor, type Titled } from './pools.ts';
import { spread, type Wish } from './spread.ts';

/** What the motif of a row depends on. */
export type Drawn = {
  id: number;
  kind: string;
  form: string | null;
  name: string;
  language: string | null;
  native_lang: string | null;
  motif: string | null;
};
export const DRAWN = 'entity.id, kind, form, name, language, native_lang, motif';

/** Kinds of titles for rows whose form does not tell them. */
const KINDS: Record<string, Titled['kind']> = { song: 'song', clip: 'exercise' };

/** Returns what a row may show, and the motif that its entry names. */
export function wishOf({ kind, form, name, language, native_lang, motif }: Drawn): Wish {
  const shown = KINDS[kind] ?? (form as Titled['kind'] | null) ?? 'feature';
  const known = motif !== null && isMotif(motif) ? motif : null;
  const allowed = allowedFor({ title: name, kind: shown, language: native_lang ?? language ?? '' });
  return { title: name, fixed: known, allowed };
}

export function keepMotif(db: Db, id: number, { name, variant }: MotifChoice): void {
  db.run('UPDATE entity SET motif = ?, variant = ? WHERE id = ?', name, variant, id);
}

/**
 * Chooses the motif of every title of the catalogue's folder. Imported titles have no part in it, so
 * that they never change a choice.
 */
export function chooseMotifs(db: Db): void {
  const from = "FROM entity LEFT JOIN movie USING (id) WHERE source = 'seed' AND kind <> 'person'";
  const rows = db.all<Drawn & Listed>(
    `SELECT ${LISTED}, name, native_lang, motif ${from} ORDER BY popularity DESC, id`,
  );
  const numbers = new Map(rows.map(({ id }, index) => [id, index]));
  const films = rows.filter(({ kind }) => kind === 'movie');
  const lists = [...listsOfFilms(films), ...otherLists(db)].map((list) =>
    list.flatMap((id) => numbers.get(id) ?? []),
  );
  const choices = spread(rows.map(wishOf), lists);
  for (const [index, { id }] of rows.entries()) {
    const choice = choices[index];
    if (choice) keepMotif(db, id, choice);
  }
}
