import type { Mistake } from './mistake.ts';
import type { ReadFile } from './shared-ids.ts';

type Named = { title?: string; name?: string; artist?: string; date?: string };

/** What an entry is known by: no two of a part may share it. */
function nameOf(part: string, entry: unknown): string | null {
  const { title, name, artist, date = '' } = entry as Named;
  if (part === 'films' || part === 'series') return `${title} (${date.slice(0, 4)})`;
  if (part === 'dramas') return title ?? null;
  if (part === 'songs' || part === 'fitness')
    return artist ? `${title} (${artist})` : (title ?? null);
  return part === 'people' ? (name ?? null) : null;
}

/** Returns a mistake for each entry that a part has twice: ids and addresses come of these names. */
export function repeated(part: string, files: readonly ReadFile[]): Mistake[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, parsed, entries }) => {
    // Only a file without mistakes has its entries in the order of its list.
    if (entries.mistakes.length > 0) return [];
    return entries.entries.flatMap((entry, index) => {
      const name = nameOf(part, entry);
      const known = name === null ? undefined : first.get(name);
      if (name !== null && known === undefined) first.set(name, file);
      if (name === null || known === undefined) return [];
      const place = parsed.placeOf(Array.isArray(parsed.value) ? [index] : []);
      return [{ file, ...place, entry: name, field: '', expected: `stands in ${known} already` }];
    });
  });
}
