/** Finds why rows of a list can not be read. */
import { isRecord, noteUnread } from './raw.ts';

type Read = (row: unknown) => unknown;

/** Notes why most of some rows can not be read, if that is so. Rows that are repeated can be read. */
export function noteIfUnread(rows: readonly unknown[], read: Read): void {
  const lost = rows.filter((row) => (read(row) ?? null) === null);
  if (2 * lost.length > rows.length) noteUnread(fieldsOf(lost[0], read));
}

/** Returns the fields that a reader looks for in a row: those that are missing, if any are. */
function fieldsOf(row: unknown, read: Read): string {
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
  const missing = [...asked].filter((name) => !Object.hasOwn(row, name));
  return (missing.length > 0 ? missing : [...asked]).join(', ');
}
