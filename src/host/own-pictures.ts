/** Pictures of the catalogue's own folder: the database has their bytes, and their names are made from these. */
import { hash } from 'node:crypto';
import type { Db } from './db.ts';

/** The name changes with any byte, so that what is kept of a picture is never another one. */
const NAME = /^own-[0-9a-f]{32}\.(?:jpeg|png|webp|avif)$/;

/** The fields of entries that may name a picture, with the size at which the host names it. */
export const PICTURE_FIELDS = { poster: 'w500', backdrop: 'w1280', photo: 'w500' } as const;
export type PictureField = keyof typeof PICTURE_FIELDS;

/** Returns the name of a picture with these bytes. */
export function ownName(bytes: Buffer, kind: string): string {
  return `own-${hash('sha256', bytes).slice(0, 32)}.${kind}`;
}

/** Returns the path at which an entry has a picture of this name. */
export function ownPath(name: string, field: PictureField): string {
  return `/t/p/${PICTURE_FIELDS[field]}/${name}`;
}

/** Returns the name at the end of an address; null if it is no picture of the folder. */
export function ownNameAt(address: string): string | null {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return NAME.test(name) ? name : null;
}

/** Returns the bytes of a picture, as they lie in the folder; null if no entry has it. */
export function bytesOf(db: Db, name: string): Buffer | null {
  const found = db.one<{ content: Uint8Array }>('SELECT content FROM picture WHERE name = ?', name);
  return found ? Buffer.from(found.content) : null;
}

/** Removes the pictures that nothing shows any more. */
export function removeUnshown(db: Db): void {
  const shown = (field: PictureField, column: string) =>
    `'${ownPath('', field)}' || name IN (SELECT ${column} FROM entity WHERE ${column} IS NOT NULL)`;
  db.run(
    `DELETE FROM picture WHERE NOT (${shown('poster', 'poster')} OR ${shown('backdrop', 'backdrop')})`,
  );
}
