/** Number of texts of which a function keeps its result. */
const MOST = 20_000;

/** Returns the same function, which keeps its newest results: the same words stand in many names. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= MOST) kept.clear();
    kept.set(text, made);
    return made;
  };
}
