/** Numbers of entities in lists, which the triggers of migration 010 keep. */
import type { Db } from './db.ts';
import type { EntityKind } from './seed/entity.ts';

/** A list whose number is kept. Those of films have no kind before them. */
export type Counted =
  | EntityKind
  | 'plays'
  | `language ${string}`
  | `form ${string}`
  | `year ${string}`;

export function totalOf(db: Db, list: Counted): number {
  return db.one<{ n: number }>('SELECT n FROM total WHERE list = ?', list)?.n ?? 0;
}
