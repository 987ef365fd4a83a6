/** Chooses the motifs of imported titles, however many: each looks at a few before it. */
import type { MotifName } from '#/art/motifs/all.ts';
import { choiceOf, NEAR, Nearby, Variants } from '#/art/spread.ts';
import type { Db } from '../db.ts';
import { eachRow } from '../each-row.ts';
import { DRAWN, type Drawn, keepMotif, wishOf } from './choose.ts';
import { genreGroups, type Listed } from './lists.ts';

const KINDS = ['movie', 'series', 'drama', 'song', 'clip'];
/** Lists in which a title keeps away from those before it. */
const MOST_LISTS = 12;

type Walked = Drawn & Pick<Listed, 'genres' | 'released'> & { variant: number | null };

/**
 * Chooses a motif for each imported title that has none, the most popular first. What has been
 * chosen stays, so that an address keeps its drawing.
 */
export function chooseImported(db: Db): void {
  for (const kind of KINDS) {
    const wanting = "source = 'import' AND kind = ? AND variant IS NULL";
    if (!db.one(`SELECT 1 FROM entity WHERE ${wanting} LIMIT 1`, kind)) continue;
    const walk = new Walk();
    const popularities = db.all<{ popularity: number }>(
      'SELECT DISTINCT popularity FROM entity WHERE kind = ? ORDER BY popularity DESC',
      kind,
    );
    for (const { popularity } of popularities) {
      const sql = `SELECT ${DRAWN}, released, variant,
          (SELECT group_concat(slug) FROM genre WHERE entity_id = entity.id) AS genres
        FROM entity WHERE id > ?1 AND kind = ?3 AND popularity = ?4 ORDER BY id LIMIT ?2`;
      eachRow<Walked>(db, sql, (row) => walk.pass(db, row), kind, popularity);
    }
  }
}

/** Goes through the titles, and keeps the motifs of the last ones of each list. */
class Walk {
  readonly #lists = new Map<string, MotifName[]>();
  readonly #variants = new Variants();

  pass(db: Db, row: Walked): void {
    const wish = wishOf(row);
    const year = row.released.slice(0, 4);
    const groups = ['', year, `${row.language}`, ...genreGroups(row)].slice(0, MOST_LISTS);
    const lists = groups.map((group) => this.#list(group));
    const nearby = new Nearby();
    for (const list of lists) {
      for (const [index, motif] of list.entries()) nearby.add(motif, list.length - index);
    }
    const motif = choiceOf(wish, nearby);
    if (row.variant === null) keepMotif(db, row.id, this.#variants.next(wish, motif));
    for (const list of lists) {
      list.push(motif);
      if (list.length > NEAR) list.shift();
    }
  }

  #list(group: string): MotifName[] {
    const list = this.#lists.get(group) ?? [];
    this.#lists.set(group, list);
    return list;
  }
}
