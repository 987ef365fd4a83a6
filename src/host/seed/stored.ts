/** The entries of the catalogue's folder as the database keeps them. */
import type { Part, PartEntry, Seed } from '../catalogue/files/folder.ts';
import type { Db } from '../db.ts';
import { captionedIn } from './captions.ts';

/** Returns a seed whose broken parts are as the database has them. A part that it does not have stays as it is. */
export function withStored(db: Db, seed: Seed, broken: ReadonlySet<Part>): Seed {
  const captions = new Map(seed.captions);
  const stored = Array.from(broken, (part) => {
    const entries = storedIn(db, part);
    for (const entry of entries) addCaptions(db, part, entry, captions);
    return [part, entries.length > 0 ? entries : seed[part]] as const;
  });
  return { ...seed, ...Object.fromEntries(stored), captions };
}

function storedIn<P extends Part>(db: Db, part: P): PartEntry<P>[] {
  const sql = "SELECT content FROM entry WHERE part = ? AND source = 'seed' ORDER BY position";
  return db
    .all<{ content: string }>(sql, part)
    .map(({ content }) => JSON.parse(content) as PartEntry<P>);
}

/** Adds the captions of an entry that are not in the folder any more, or have a mistake there. */
function addCaptions<P extends Part>(
  db: Db,
  part: P,
  entry: PartEntry<P>,
  captions: Map<string, string>,
): void {
  for (const { item, id } of captionedIn(part, entry)) {
    for (const { language, file } of item.captions ?? []) {
      if (captions.has(file)) continue;
      const sql = 'SELECT text FROM caption WHERE id = ? AND language = ?';
      const found = db.one<{ text: string }>(sql, id, language);
      if (found) captions.set(file, found.text);
    }
  }
}
