/** What is known of an item, as browsers get it and as it is stored. */

import { WHOLE } from '#/contract/limits.ts';
import { field, list, number } from '#/contract/raw.ts';
import type { ArchiveFile, ArchiveFilm } from '#/lib/archive.ts';
import { parseJson } from '#/lib/json.ts';
import { filmIn } from './choose.ts';
import { type Listed, listedIn } from './listed.ts';

/**
 * Returns the film that an item's record has, with the addresses of its files; null if it has no clear
 * one. Returns undefined if the record can not be read.
 */
export function filmOfItem(
  record: unknown,
  archiveUrl: string,
  item: string,
): ArchiveFilm | null | undefined {
  const listed = listedIn(record);
  if (listed === null) return undefined;
  const parts = filmIn(listed);
  const src = (name: string) =>
    `${archiveUrl}/download/${item}/${name.split('/').map(encodeURIComponent).join('/')}`;
  const fileOf = ({ name, height, bytes }: Listed) => ({ src: src(name), height, bytes });
  return parts && { parts: parts.map((files) => ({ files: files.map(fileOf) })) };
}

/**
 * Reads a stored film: its JSON, or null. Returns undefined for anything else, such as files
 * of another host than `archiveUrl`.
 */
export function storedFilm(text: string, archiveUrl: string): ArchiveFilm | null | undefined {
  const value = parseJson(text);
  if (value === null) return null;
  const parts = list(field(value, 'parts'), WHOLE).map((part) => ({
    files: list(field(part, 'files'), WHOLE).flatMap((file) => storedFile(file, archiveUrl) ?? []),
  }));
  return parts.length > 0 && parts.every(({ files }) => files.length > 0) ? { parts } : undefined;
}

function storedFile(file: unknown, archiveUrl: string): ArchiveFile | null {
  const src = field(file, 'src');
  if (typeof src !== 'string' || !src.startsWith(`${archiveUrl}/download/`)) return null;
  return { src, height: number(field(file, 'height')), bytes: number(field(file, 'bytes')) };
}
