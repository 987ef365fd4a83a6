import type { Db } from '../db.ts';
import { type RowSource, removeImported } from '../entries.ts';
import { insert } from '../insert.ts';

export type EntityKind = 'movie' | 'series' | 'person' | 'drama' | 'song' | 'clip';

export type Entity = {
  id: number;
  kind: EntityKind;
  name: string;
  original?: string;
  native?: { lang: string; text: string };
  /** Names in further languages, by their codes. */
  titles?: Record<string, string>;
  form?: string;
  language?: string;
  released?: string;
  rating?: number;
  popularity: number;
  overview?: string;
  /** The overview, biography or notes in further languages, by their codes. */
  texts?: Record<string, string>;
  poster?: string;
  backdrop?: string;
  motif?: string;
  /** 1 if the complete film plays here, 2 if it also plays without the internet: a clip of our own. */
  plays?: 0 | 1 | 2;
};

/**
 * Adds an entity that is to be settled. Returns whether it was added: the folder's rows replace
 * imported ones with the same id, and an import leaves rows that are there.
 */
export function addEntity(
  db: Db,
  source: RowSource,
  { native, titles, texts = {}, ...entity }: Entity,
): boolean {
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
  const names = { ...(native && { [native.lang]: native.text }), ...titles };
  for (const [language, text] of Object.entries(names)) {
    insert(db, 'name', { entity_id: entity.id, language, text });
  }
  for (const [language, text] of Object.entries(texts)) {
    insert(db, 'text', { entity_id: entity.id, language, text });
  }
  insert(db, 'unsettled', { id: entity.id });
  return true;
}
