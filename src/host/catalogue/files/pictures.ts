/** Reads the pictures that entries name, from their folder, and checks them. */
import { readFileSync } from 'node:fs';
import { MOST_PIXELS } from '#/lib/picture-kind.ts';
import { ownName, ownPath, PICTURE_FIELDS, type PictureField } from '../../own-pictures.ts';
import { fileReader, inEntry, type Named } from './beside.ts';
import type { Mistake } from './mistake.ts';
import { isCutOff, pictureSize } from './picture-size.ts';
import type { PartFiles } from './taken.ts';

/** Bytes of a picture at most. */
const MOST_BYTES = 8_000_000;

/** A picture of the folder: its name in the database, and its file. */
export type SeedPicture = { name: string; path: string };
/** A file as it was read last: a picture, or why it is none. */
type PictureFile = SeedPicture | { why: string };

export type PicturesRead = {
  /** The pictures, by their paths in the folder. */
  pictures: ReadonlyMap<string, SeedPicture>;
  mistakes: Mistake[];
};

/** Returns a function that reads the pictures of a folder's entries. It reads a file again only when that has changed. */
export function pictureReader(folder: string): (files: PartFiles) => PicturesRead {
  const failed = (why: string): PictureFile => ({ why });
  const fileAt = fileReader(folder, { mostBytes: MOST_BYTES, read: readAt, failed });
  return (files) => {
    const pictures = new Map<string, SeedPicture>();
    const mistakes: Mistake[] = [];
    for (const named of namedIn(files)) {
      const read = fileAt(named.path);
      if ('why' in read) mistakes.push(inEntry(named, read.why));
      else pictures.set(named.path, read);
    }
    return { pictures, mistakes };
  };
}

/**
 * Returns an entry that names each picture of the folder by its path on the site, and none that has a mistake: the
 * drawn one shows in its place.
 */
export function withPaths<E extends object>(
  entry: E,
  pictures: ReadonlyMap<string, SeedPicture>,
): E {
  const own = ownIn(entry).map(([field, file]) => {
    const picture = pictures.get(file);
    return [field, picture && ownPath(picture.name, field)];
  });
  return own.length > 0 ? { ...entry, ...Object.fromEntries(own) } : entry;
}

/** Returns whether a field names a picture of the folder. */
export const isInFolder = (picture: string) => picture.startsWith('images/');

/** Returns the fields of an entry that name a picture of the folder, and its path there. */
function ownIn(entry: object): [field: PictureField, file: string][] {
  return (Object.keys(PICTURE_FIELDS) as PictureField[]).flatMap((field) => {
    const file: unknown = Reflect.get(entry, field);
    return typeof file === 'string' && isInFolder(file) ? [[field, file]] : [];
  });
}

function* namedIn(files: PartFiles): Generator<Named> {
  for (const { file, parsed, valid } of Object.values(files).flat()) {
    for (const { entry, place } of valid) {
      for (const [field, path] of ownIn(entry)) {
        yield { file, parsed, entry, place, field: [field], path };
      }
    }
  }
}

function readAt(path: string, file: string): PictureFile {
  const bytes = readFileSync(path);
  const size = pictureSize(bytes);
  if (size === null) return { why: `${file} is no JPEG, PNG, WebP or AVIF` };
  const { kind, width, height } = size;
  if (isCutOff(bytes, kind)) return { why: `${file} lacks its end: copy it again` };
  if (width * height > MOST_PIXELS) {
    return { why: `${file} has ${width} × ${height} pixels; ${MOST_PIXELS} are the most` };
  }
  return { name: ownName(bytes, kind), path };
}
