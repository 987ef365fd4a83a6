/** Returns the value of a JSON text; undefined if it is not JSON, or longer than `most` characters. */
export function parseJson(text: string | null, most = Number.POSITIVE_INFINITY): unknown {
  if (text === null || text.length > most) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
