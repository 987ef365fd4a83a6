/**
 * Readers of untrusted JSON. Each function takes any value, and most return null for an invalid
 * one.
 */

export type Json = Record<string, unknown>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns an own property of a record, or undefined. An inherited one (`__proto__`, `constructor`)
 * does not count.
 */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/**
 * Returns trimmed text that is not empty, or null. Replaces lone surrogates, so that the text can
 * be encoded.
 */
export function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed.toWellFormed();
}

/** Returns a finite number, given as a number or as plain decimal text, or null. */
export function number(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value)) return null;
  return Number(value);
}

/** Grammar of ids: numbers of a movie database, or letters and digits of a document store. */
export const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Returns an id as text, or null. Takes text, or a whole number that is not negative. */
export function id(value: unknown): string | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
  return typeof value === 'string' && ID.test(value) ? value : null;
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Reads each row. Drops rows for which `read` returns null, and later rows with the same key. */
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

/**
 * Returns the FNV-1a hash (Fowler, Noll and Vo) of a text's UTF-8 bytes: an unsigned 32-bit number.
 */
export function fnv1a(value: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(value)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Returns a short key of a text, for addresses. It stays the same between versions, because
 * addresses are bookmarked.
 */
export function shortHash(value: string): string {
  return fnv1a(value).toString(36);
}
