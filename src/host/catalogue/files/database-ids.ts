/** Finds entries whose ids are the movie database's: with TMDB_TOKEN their pages would show its titles. */
import { FIRST_OWN } from '../../ids.ts';
import { dramaId, filmId, personId, seriesId } from '../../seed/ids.ts';
import type { PlacedEntry } from './entries.ts';
import type { ParsedFile } from './parse.ts';
import type { Unshown } from './shown.ts';
import type { PartFiles } from './taken.ts';

/** Returns a mistake for each such entry. */
export function databaseIds({ films, series, dramas, people }: PartFiles): Unshown {
  const result: Unshown = { mistakes: [], entries: new Set() };
  find(films, filmId, FIRST_OWN.movie, result);
  find(series, seriesId, FIRST_OWN.series, result);
  find(dramas, dramaId, FIRST_OWN.series, result);
  find(people, personId, FIRST_OWN.person, result);
  return result;
}

function find<E extends object>(
  files: readonly { file: string; parsed: ParsedFile; valid: readonly PlacedEntry<E>[] }[],
  idOf: (entry: E) => number,
  first: number,
  { mistakes, entries }: Unshown,
): void {
  for (const { file, parsed, valid } of files) {
    for (const { entry, place } of valid) {
      const id = idOf(entry);
      if (id >= first) continue;
      const expected = `${id} is an id of the movie database; give an id of at least ${first}`;
      const named = entry as { title?: string; name?: string };
      entries.add(entry);
      mistakes.push({
        file,
        ...parsed.placeOf([...place, 'id']),
        field: 'id',
        expected,
        entry: named.title ?? named.name ?? '',
      });
    }
  }
}
