/** Returns the value of a JSON text; undefined if it is not JSON, or longer than `most` characters. */
export function parseJson(text: string | null, most = Number.POSITIVE_INFINITY): unknown {
  if (text === null || text.length > most) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A whole number of sixteen digits or more, which a double may not hold. */
const LONG = /[:[,]\s*\d{16}/;
const WHOLE = /^\d{16,}$/;

/** Returns the value of a JSON text as parseJson does. Whole numbers that a double does not hold become texts: ids. */
export function parseExact(text: string): unknown {
  if (!LONG.test(text)) return parseJson(text);
  try {
    return JSON.parse(text, exactly) as unknown;
  } catch {
    return undefined;
  }
}

function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? '';
  return typeof value === 'number' && !Number.isSafeInteger(value) && WHOLE.test(source)
    ? source
    : value;
}
