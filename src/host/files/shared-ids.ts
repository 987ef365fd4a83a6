import * as ids from '../seed/ids.ts';
import type { SeedDrama, SeedFilm, SeedPerson, SeedRecording, SeedSeries } from '../seed/schema.ts';
import type { Entries } from './entries.ts';
import type { Mistake } from './mistake.ts';
import type { ParsedFile, Path } from './parse.ts';

export type ReadFile = { file: string; parsed: ParsedFile; entries: Entries<unknown> };
/** An id of an entry: the entry's own, or that of one of its seasons. */
type Claim = { id: number | string; name: string; at: Path };

/** The ids that an entry of each part takes. */
const CLAIMS: Record<string, (entry: unknown) => Claim[]> = {
  films: (entry) => own(ids.filmId(entry as SeedFilm), entry),
  series: (entry) => [...own(ids.seriesId(entry as SeedSeries), entry), ...seasonsOf(entry)],
  people: (entry) => own(ids.personId(entry as SeedPerson), entry),
  dramas: (entry) => [
    ...own(ids.dramaId(entry as SeedDrama), entry),
    ...own(`season ${ids.seasonId({ ...(entry as SeedDrama), id: undefined })}`, entry),
  ],
  songs: (entry) => own(ids.recordingId('songs', entry as SeedRecording), entry),
  fitness: (entry) => own(ids.recordingId('fitness', entry as SeedRecording), entry),
};

/** Returns a mistake for each entry whose id another entry has: ids are unique across all kinds. */
export function sharedIds(parts: Readonly<Record<string, readonly ReadFile[]>>): Mistake[] {
  const first = new Map<number | string, Claim>();
  return Object.entries(parts).flatMap(([part, files]) =>
    files.flatMap(({ file, parsed, entries }) => {
      const claimsOf = CLAIMS[part];
      // Only a file without mistakes has its entries in the order of its list.
      if (!claimsOf || entries.mistakes.length > 0) return [];
      return entries.entries.flatMap((entry, index) =>
        claimsOf(entry).flatMap((claim) => {
          const known = first.get(claim.id);
          if (known === undefined) first.set(claim.id, claim);
          // An entry that stands twice is reported as such.
          if (!known || (known.name === claim.name && claim.at.length === 1)) return [];
          const path = Array.isArray(parsed.value) ? [index, ...claim.at] : claim.at;
          const field = claim.at.join('.');
          const expected = `${claim.id} is the id of ${known.name}`;
          return [{ file, ...parsed.placeOf(path), entry: claim.name, field, expected }];
        }),
      );
    }),
  );
}

function own(id: number | string, entry: unknown): Claim[] {
  const { title, name } = entry as { title?: string; name?: string };
  return [{ id, name: title ?? name ?? '', at: ['id'] }];
}

/** Seasons of two series with one title and year need ids of their own. */
function seasonsOf(entry: unknown): Claim[] {
  const series = entry as SeedSeries;
  return series.seasons.map((season, index) => ({
    id: `season ${ids.seasonId({ ...season, date: String(season.released) })}`,
    name: `${series.title}, ${season.title}`,
    at: ['seasons', index, 'id'],
  }));
}
