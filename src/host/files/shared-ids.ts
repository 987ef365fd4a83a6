import { filmId, personId, seasonNumber, seriesId } from '../seed/ids.ts';
import type { SeedDrama, SeedFilm, SeedPerson, SeedSeries } from '../seed/schema.ts';
import type { Entries } from './entries.ts';
import type { Mistake } from './mistake.ts';
import type { ParsedFile } from './parse.ts';

export type ReadFile = { file: string; parsed: ParsedFile; entries: Entries<unknown> };

/** The id of an entry of each part whose ids stand in addresses. */
const IDS: Record<string, (entry: unknown) => number> = {
  films: (entry) => filmId(entry as SeedFilm),
  series: (entry) => seriesId(entry as SeedSeries),
  people: (entry) => personId(entry as SeedPerson),
  dramas: (entry) => seasonNumber(entry as SeedDrama),
};

/** Returns a mistake for each entry whose id another entry has: ids are unique across all kinds. */
export function sharedIds(parts: Readonly<Record<string, readonly ReadFile[]>>): Mistake[] {
  const first = new Map<number, string>();
  return Object.entries(parts).flatMap(([part, files]) =>
    files.flatMap(({ file, parsed, entries }) => {
      const idOf = IDS[part];
      // Only a file without mistakes has its entries in the order of its list.
      if (!idOf || entries.mistakes.length > 0) return [];
      return entries.entries.flatMap((entry, index) => {
        const id = idOf(entry);
        const name = nameOf(entry);
        const known = first.get(id);
        if (known === undefined) first.set(id, name);
        // The same name twice is reported as such.
        if (known === undefined || known === name) return [];
        const place = parsed.placeOf(Array.isArray(parsed.value) ? [index, 'id'] : ['id']);
        return [
          { file, ...place, entry: name, field: 'id', expected: `${id} is the id of ${known}` },
        ];
      });
    }),
  );
}

function nameOf(entry: unknown): string {
  const { title, name } = entry as { title?: string; name?: string };
  return title ?? name ?? '';
}
