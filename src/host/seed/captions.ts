import type { Db } from '../db.ts';
import type { RowSource } from '../entries.ts';
import { insert } from '../insert.ts';
import type { People } from './people.ts';
import type { SeedCaption } from './schema.ts';

/** What captions belong to, and its id in their address. */
export type CaptionOwner = { id: string } & ({ entity_id: number } | { episode_id: string });

/** Adds the captions of what was just added. */
export type AddCaptions = (owner: CaptionOwner, captions?: readonly SeedCaption[]) => void;

/** What entries are added with: those who have credits in them, and captions. */
export type Beside = { people: People; addCaptions: AddCaptions };

/** Returns a function that adds captions. `texts`: those of the folder, by their paths. */
export function captionAdder(
  db: Db,
  source: RowSource,
  texts: ReadonlyMap<string, string>,
): AddCaptions {
  const has = ({ id }: CaptionOwner, language: string) =>
    db.one('SELECT 1 FROM caption WHERE id = ? AND language = ?', id, language) !== undefined;
  return (owner, captions = []) => {
    // A song of an import may have the id of a film: the folder's captions win.
    if (source === 'seed' && captions.length > 0) {
      db.run('DELETE FROM caption WHERE id = ?', owner.id);
    }
    for (const { language, file } of captions) {
      const text = texts.get(file);
      if (text === undefined || has(owner, language)) continue;
      insert(db, 'caption', { ...owner, language, text });
    }
  };
}
