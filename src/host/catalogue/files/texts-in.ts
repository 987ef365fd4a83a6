import type { Path } from './parse.ts';

type Text = { at: Path; text: string };

/** Returns the texts of an entry, and of what is in it, by their fields. */
export function textsIn(value: object, at: Path): Text[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): Text[] => {
    const own = [...at, Array.isArray(value) ? Number(key) : key];
    if (typeof inner === 'string') return [{ at: own, text: inner }];
    return typeof inner === 'object' && inner !== null ? textsIn(inner, own) : [];
  });
}
