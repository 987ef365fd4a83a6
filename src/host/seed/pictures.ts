import { readFileSync } from 'node:fs';
import type { SeedPicture } from '../catalogue/files/pictures.ts';
import type { Db } from '../db.ts';
import { ownName } from '../own-pictures.ts';

/** Adds the pictures that the database does not have. A file that has changed or gone since it was read is left to the next reading. */
export function addPictures(db: Db, pictures: Iterable<SeedPicture>): void {
  for (const { name, path } of pictures) {
    if (db.one('SELECT 1 FROM picture WHERE name = ?', name)) continue;
    const bytes = bytesAt(path);
    if (bytes === null || name !== ownName(bytes, name.slice(name.lastIndexOf('.') + 1))) continue;
    db.run('INSERT INTO picture (name, content) VALUES (?, ?)', name, bytes);
  }
}

function bytesAt(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
