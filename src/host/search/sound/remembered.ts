/** Number of texts whose results a function caches. */
const MOST = 20_000;

/** Returns the function with a cache: many names have the same words. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (results.size >= MOST) results.clear();
    results.set(text, made);
    return made;
  };
}
