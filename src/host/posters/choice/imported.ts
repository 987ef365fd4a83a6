/** Chooses the motifs of imported titles, however many: each looks at a few before it. */

import type { Db } from '../../db.ts';
import { isMotif, type MotifName } from '../motifs.ts';
import { type Drawn, keepMotif, wishOf } from './catalogue.ts';
import { genreGroups, type Listed } from './lists.ts';
import { choiceOf, NEAR, Nearby, Variants } from './spread.ts';

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
