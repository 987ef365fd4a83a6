import type { Db } from '../db.ts';
import { type RowSource, removeImported } from '../entries.ts';
import { insert } from '../insert.ts';
import { indexEntity } from '../search/index-entity.ts';

export type Entity = {
  id: number;
  kind: 'movie' | 'series' | 'person';
  name: string;
  original?: string;
  native?: { lang: string; text: string };
  form?: string;
  language?: string;
  released?: string;
  rating?: number;
  popularity: number;
  overview?: string;
};

/**
 * Adds a film, series or person, and its names to the search index. Returns whether it was added: the
 * folder's rows replace imported ones with the same id, and an import leaves rows that are there.
 */
export function addEntity(db: Db, source: RowSource, { native, ...entity }: Entity): boolean {
  if (source === 'seed') removeImported(db, entity.id);
  else if (db.one('SELECT 1 FROM entity WHERE id = ?', entity.id)) return false;
  insert(db, 'entity', {
    ...entity,
    native_lang: native?.lang,
    native_text: native?.text,
    released: entity.released ?? '',
    overview: entity.overview ?? '',
    source,
  });
  indexEntity(db, entity.id, entity.name, entity.original ?? null, native?.text ?? null);
  return true;
}
