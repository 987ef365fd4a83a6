/** Chooses the motifs of drawn pictures: those of the open catalogue once, when it is filled. */
import type { Db } from '../../db.ts';
import { isMotif, type MotifChoice, type MotifName } from '../motifs.ts';
import { genreGroups, LISTED, type Listed, listsOfFilms, otherLists } from './lists.ts';
import { allowedFor, type Titled } from './pools.ts';
import { choiceOf, NEAR, Nearby, spread, Variants, type Wish } from './spread.ts';

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
function wishOf({ kind, form, name, language, native_lang, motif }: Drawn): Wish {
  const shown = KINDS[kind] ?? (form as Titled['kind'] | null) ?? 'feature';
  const known = motif !== null && isMotif(motif) ? motif : null;
  const allowed = allowedFor({ title: name, kind: shown, language: native_lang ?? language ?? '' });
  return { title: name, fixed: known, allowed };
}

function keepMotif(db: Db, id: number, { name, variant }: MotifChoice): void {
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

// Chooses the motifs of imported titles, however many: each looks at a few before it.

/** Lists in which a title keeps away from those before it. */
const MOST_LISTS = 12;

type Walked = Drawn & Pick<Listed, 'genres' | 'released'> & { variant: number | null };

/**
 * Chooses a motif for titles that have none, given in the order of lists. What has been chosen stays,
 * so that an address keeps its drawing.
 */
export class ImportedMotifs {
  readonly #db: Db;
  readonly #walks = new Map<string, Walk>();

  constructor(db: Db) {
    this.#db = db;
  }

  choose(row: Walked): void {
    const walk = this.#walks.get(row.kind) ?? new Walk();
    this.#walks.set(row.kind, walk);
    walk.pass(this.#db, row);
  }
}

/** Goes through the titles of a kind, and keeps the motifs of the last ones of each list. */
class Walk {
  readonly #lists = new Map<string, MotifName[]>();
  readonly #variants = new Variants();

  pass(db: Db, row: Walked): void {
    const year = row.released.slice(0, 4);
    const groups = ['', year, `${row.language}`, ...genreGroups(row)].slice(0, MOST_LISTS);
    const lists = groups.map((group) => this.#list(group));
    const { motif: own, variant } = row;
    const isKept = variant !== null && own !== null && isMotif(own);
    const motif = isKept ? own : this.#choose(db, row, lists);
    for (const list of lists) {
      list.push(motif);
      if (list.length > NEAR) list.shift();
    }
  }

  #choose(db: Db, row: Walked, lists: readonly MotifName[][]): MotifName {
    const wish = wishOf(row);
    const nearby = new Nearby();
    for (const list of lists) {
      for (const [index, motif] of list.entries()) nearby.add(motif, list.length - index);
    }
    const motif = choiceOf(wish, nearby);
    if (row.variant === null) keepMotif(db, row.id, this.#variants.next(wish, motif));
    return motif;
  }

  #list(group: string): MotifName[] {
    const list = this.#lists.get(group) ?? [];
    this.#lists.set(group, list);
    return list;
  }
}
