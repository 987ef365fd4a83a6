import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Db } from '../db.ts';
import { captionedIn } from '../seed/captioned.ts';
import type { Part, PartEntry } from './files/folder.ts';

/**
 * Writes the captions of an entry into a folder, and names their files in the entry. Files are called by their
 * address: those of the folder and of imports may have had the same names.
 */
export function exportCaptions<P extends Part>(
  db: Db,
  part: P,
  entry: PartEntry<P>,
  folder: string,
): void {
  for (const { item, id } of captionedIn(part, entry)) {
    if (!item.captions) continue;
    const kept = db.all<{ language: string; text: string }>(
      'SELECT language, text FROM caption WHERE id = ?',
      id,
    );
    const texts = new Map(kept.map(({ language, text }) => [language, text]));
    item.captions = item.captions.flatMap(({ language }) => {
      const text = texts.get(language);
      if (text === undefined) return [];
      const file = `captions/${id}.${language}.vtt`;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      return { language, file };
    });
  }
}
