const SOUNDS = [...'kgʧjtdnpbmrls'];
/** Number of sounds of the shortest key that has neighbours: nearly every key is like a shorter one. */
const SHORTEST = 3;

/** Returns every key that differs from another in one sound: wrong, missing, extra, or two swapped. */
export function neighbours(key: string): string[] {
  const sounds = [...key];
  if (sounds.length < SHORTEST) return [];
  const found = new Set<string>();
  for (let at = 0; at <= sounds.length; at += 1) {
    const before = sounds.slice(0, at).join('');
    const [own = '', next = ''] = sounds.slice(at);
    const rest = sounds.slice(at + 1).join('');
    found.add(before + rest).add(before + next + own + sounds.slice(at + 2).join(''));
    // A name may begin with h, v or y.
    const others = at === 0 ? [...SOUNDS, ...'hvy'] : SOUNDS;
    for (const other of others) found.add(before + other + rest).add(before + other + own + rest);
  }
  found.delete(key);
  return [...found];
}
