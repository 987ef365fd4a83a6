/**
 * Reads an item's record of archive.org: public JSON with a list of files, whose values are texts
 * (archive.org/developers/md-record.html). Uploaders name the files.
 */
import { field, isRecord, list, number, text } from '#/contract/raw.ts';
import { isFileName } from '#/lib/archive.ts';

/** A file of an item. */
export type Listed = {
  name: string;
  /** archive.org's name of it, in lower case: `h.264`, `512kb mpeg4`. */
  format: string;
  /** The file that this one was made from; null for an upload. */
  original: string | null;
  /** Lines. */
  height: number | null;
  /** Seconds. */
  length: number | null;
  bytes: number | null;
  /** Whether archive.org gives the file to nobody, such as uploads with only their derivatives public. */
  isPrivate: boolean;
};

/** Largest numbers that a film can have: lines, a day in seconds, and 10 TB. Others are not known. */
const MOST = { height: 10_000, length: 86_400, bytes: 1e13 };

/** Returns an item's files: none for an item that is not there, or whose files may not be had. */
export function listedIn(record: unknown): Listed[] | null {
  if (!isRecord(record)) return null;
  // archive.org answers `{}` for an item that it does not have.
  if (Object.keys(record).length === 0 || isTrue(field(record, 'is_dark'))) return [];
  if (isTrue(field(field(record, 'metadata'), 'access-restricted-item'))) return [];
  const files = field(record, 'files');
  if (!Array.isArray(files)) return null;
  const seen = new Set<string>();
  return files.flatMap((row) => {
    const file = listed(row);
    if (file === null || seen.has(file.name)) return [];
    seen.add(file.name);
    return [file];
  });
}

function listed(row: unknown): Listed | null {
  const name = field(row, 'name');
  if (typeof name !== 'string' || !isFileName(name)) return null;
  // It is a list where a file was made from several.
  const given = field(row, 'original');
  const original = text(Array.isArray(given) ? list(given)[0] : given);
  return {
    name,
    format: (text(field(row, 'format')) ?? '').toLowerCase(),
    original: original === name ? null : original,
    height: within(number(field(row, 'height')), MOST.height),
    length: within(secondsIn(field(row, 'length')), MOST.length),
    bytes: within(number(field(row, 'size')), MOST.bytes),
    isPrivate: isTrue(field(row, 'private')),
  };
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function within(value: number | null, most: number): number | null {
  return value !== null && value > 0 && value <= most ? Math.round(value) : null;
}

/** Reads `1234.5`, `20:34` or `1:20:34`. */
function secondsIn(value: unknown): number | null {
  const parts = typeof value === 'string' ? value.split(':').map(number) : [number(value)];
  if (parts.length > 3) return null;
  return parts.reduce((all, part) => (all === null || part === null ? null : 60 * all + part), 0);
}
