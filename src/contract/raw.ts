/** Reading of untrusted JSON: every function takes anything and answers a value or null. */

export type Json = Record<string, unknown>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property of a record: an inherited one (`__proto__`, `constructor`) does not count. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Trimmed text that is not empty. Lone surrogates are replaced, so that the text can be encoded. */
export function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed.toWellFormed();
}

/** A finite number, or text that spells a plain decimal one. */
export function number(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value)) return null;
  return Number(value);
}

/** The grammar of ids: numbers of a movie database, or the letters and digits of a document store. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** An id as text, given as text or as a whole number that is not negative. */
export function id(value: unknown): string | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
  return typeof value === 'string' && ID.test(value) ? value : null;
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A rating on the 0 to 10 scale. Anything else has no ring. */
export function rating(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 10 ? value : null;
}

/** Reads each row; rows that are no such entity are dropped, and the second of two equals too. */
export function rows<T>(
  value: unknown,
  read: (row: unknown) => T | null,
  key?: (item: T) => string,
): T[] {
  const seen = new Set<string>();
  return list(value).flatMap((row) => {
    const item = read(row);
    if (item === null) return [];
    if (key) {
      if (seen.has(key(item))) return [];
      seen.add(key(item));
    }
    return [item];
  });
}

/** FNV-1a of a text's UTF-8 bytes: an unsigned 32-bit number (Fowler, Noll and Vo). */
export function fnv1a(value: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(value)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** A short key of a text, for addresses. Stable between versions, because addresses are bookmarked. */
export function shortHash(value: string): string {
  return fnv1a(value).toString(36);
}
