/** Finds why rows of a list can not be read. */
import { isRecord, noteUnread } from './raw.ts';

type Read = (row: unknown) => unknown;

/**
 * Notes the fields because of which most rows can not be read, if that is so. A repeated row counts as read.
 * `lacksOf` returns the needed fields that are missing or unreadable in a row.
 */
export function noteIfUnread(
  rows: readonly unknown[],
  read: Read,
  lacksOf: (row: unknown) => readonly string[],
): void {
  const lost = rows.filter((row) => (read(row) ?? null) === null);
  if (2 * lost.length > rows.length) noteUnread(fieldsOf(lost[0], read, lacksOf(lost[0])));
}

/** Returns the fields that a reader looks for in a row: those that it lacks, if it lacks any. */
function fieldsOf(row: unknown, read: Read, lacks: readonly string[]): string {
  if (!isRecord(row)) return 'rows that are no objects';
  const asked = new Set<string>();
  read(
    new Proxy(row, {
      getOwnPropertyDescriptor(target, name) {
        asked.add(String(name));
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    }),
  );
  const missing = [...asked].filter((name) => lacks.includes(name));
  return (missing.length > 0 ? missing : [...asked]).join(', ');
}
