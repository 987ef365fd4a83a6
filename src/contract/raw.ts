/**
 * Readers of untrusted JSON. Each function takes any value, and most return null for an invalid
 * one. None reads more than limits.ts allows.
 */
import { ADDRESS, MOST_ROWS, TITLE } from './limits.ts';

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

/** The limits that readers have met, in words. */
let met = new Set<string>();
/** The fields that make most rows of a list unreadable. */
let unread: string | null = null;

/** What readers return, with the limits that they met, and the fields that make most rows unreadable. */
export type Observed<T> = { value: T; met: ReadonlySet<string>; unread: string | null };

/** Runs readers, which are synchronous. */
export function observed<T>(read: () => T): Observed<T> {
  met = new Set();
  unread = null;
  return { value: read(), met, unread };
}

/** Notes the fields that make most rows of a list unreadable. */
export function noteUnread(fields: string): void {
  unread = fields;
}

/** What can be seen of a text: not spaces, controls, or marks of direction and of width zero. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns trimmed text that can be seen, or null. Replaces lone surrogates, so that the text can
 * be encoded. A text of more than `most` letters is cut there, and ends in an ellipsis.
 */
export function text(value: unknown, most = TITLE): string | null {
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return VISIBLE.test(trimmed) ? shortened(trimmed, most).toWellFormed() : null;
}

/** Returns a name, or null. A number is one: 1917. */
export function name(value: unknown): string | null {
  return text(nameText(value));
}

/** Returns the text of a name that is given as a number; any other value as it is. */
export function nameText(value: unknown): unknown {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
}

function shortened(value: string, most: number): string {
  if (indexAfter(value, most) === value.length) return value;
  met.add(`a text of more than ${most} letters`);
  return `${value.slice(0, indexAfter(value, most - 1))}…`;
}

/** Returns the index after the first `count` code points of a text, or its length. */
function indexAfter(value: string, count: number): number {
  if (value.length <= count) return value.length;
  let at = 0;
  for (let n = 0; n < count && at < value.length; n += 1) {
    at += (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

/** Returns trimmed text that is an address, or stands in one, and so can not be cut: null if it is too long. */
export function exact(value: unknown, most = ADDRESS): string | null {
  if (typeof value !== 'string' || value.length <= most) return text(value, most);
  met.add(`an address of more than ${most} characters`);
  return null;
}

/** Returns a reader of text of one form, such as a code. */
export function textOf(form: RegExp) {
  return (value: unknown): string | null => {
    const known = text(value);
    return known !== null && form.test(known) ? known : null;
  };
}

/** Returns a finite number, given as a number or as plain decimal text, or null. */
export function number(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value)) return null;
  return Number(value);
}

/** Returns a whole number between two others, given as a number or as text, or null. */
export function whole(value: unknown, from: number, to = Number.POSITIVE_INFINITY): number | null {
  const found = number(value);
  return Number.isInteger(found) && found !== null && found >= from && found <= to ? found : null;
}

/** Grammar of ids: numbers of a movie database, or letters and digits of a document store. */
export const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Returns an id as text, or null. Takes text, or a whole number that is not negative. */
export function id(value: unknown): string | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
  return typeof value === 'string' && ID.test(value) ? value : null;
}

/** Returns the first `most` rows of a list; none for anything else. */
export function list(value: unknown, most = MOST_ROWS): unknown[] {
  if (!Array.isArray(value)) return [];
  if (value.length <= most) return value;
  met.add(`more than ${most} rows`);
  return value.slice(0, most);
}

/**
 * Reads each of the first `most` rows. Drops rows for which `read` returns null, and later rows with
 * the same key.
 */
export function rows<T>(
  value: unknown,
  read: (row: unknown) => T | null,
  key?: (item: T) => string,
  most = MOST_ROWS,
): T[] {
  const seen = new Set<string>();
  const items: T[] = [];
  for (const row of list(value, most)) {
    const item = read(row);
    if (item === null) continue;
    if (key) {
      const { size } = seen;
      if (seen.add(key(item)).size === size) continue;
    }
    items.push(item);
  }
  return items;
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
