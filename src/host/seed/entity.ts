import type { Db } from '../db.ts';
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

/** Adds a film, series or person of the seed, and adds its names to the search index. */
export function addEntity(db: Db, { native, ...entity }: Entity): void {
  insert(db, 'entity', {
    ...entity,
    native_lang: native?.lang,
    native_text: native?.text,
    released: entity.released ?? '',
    overview: entity.overview ?? '',
    source: 'seed',
  });
  indexEntity(db, entity.id, entity.name, entity.original ?? null, native?.text ?? null);
}
