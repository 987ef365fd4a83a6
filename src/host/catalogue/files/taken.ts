/** Finds the entries that claim what an earlier one has: the database would refuse them. */
import { personId } from '../../seed/ids.ts';
import { renownedNames } from '../../seed/popularity.ts';
import { type Claim, claimOf } from './claims.ts';
import type { PlacedEntry } from './entries.ts';
import type { Part, PartEntry } from './folder.ts';
import type { Mistake } from './mistake.ts';
import type { ParsedFile } from './parse.ts';

export type PartFile<P extends Part> = {
  file: string;
  parsed: ParsedFile;
  valid: readonly PlacedEntry<PartEntry<P>>[];
};
export type PartFiles = { [P in Part]: readonly PartFile<P>[] };

/** Stands for the file of a holder that is no entry. */
const CREDIT = '';

type Holder = Pick<Claim, 'holder'> & { file: string };
type Taken = {
  mistakes: Mistake[];
  /** The entries that have one of these mistakes. */
  refused: Set<object>;
};

/** Returns a mistake for each claim on what an earlier entry of any file and part has. */
export function taken(files: PartFiles): Taken {
  const held = new Map<string, Holder>(credited(ownIds(files), files));
  const result: Taken = { mistakes: [], refused: new Set() };
  for (const part of Object.keys(files) as Part[]) takenIn(part, files[part], held, result);
  return result;
}

function takenIn<P extends Part>(
  part: P,
  files: readonly PartFile<P>[],
  held: Map<string, Holder>,
  { mistakes, refused }: Taken,
): void {
  for (const { file, parsed, valid } of files) {
    for (const { entry, place } of valid) {
      const failed = failing(part, claimOf(part, entry), file, held);
      if (failed.length > 0) refused.add(entry);
      for (const { claim, expected } of failed) {
        const at = parsed.placeOf([...place, ...claim.at]);
        mistakes.push({ file, ...at, entry: claim.entry, field: claim.at.join('.'), expected });
      }
    }
  }
}

/** Gives an entry what it claims. Returns the claims on what somebody else holds. */
function failing(
  part: Part,
  claim: Claim,
  file: string,
  held: Map<string, Holder>,
): { claim: Claim; expected: string }[] {
  // JSON can escape a lone surrogate. SQLite stores the same replacement character for all of them.
  const key = claim.key.toWellFormed();
  const known = held.get(key);
  if (known === undefined || (part === 'people' && known.file === CREDIT)) {
    held.set(key, { holder: claim.holder, file });
    return claim.inner.flatMap((inner) => failing(part, inner, file, held));
  }
  const elsewhere = known.file === file || known.file === CREDIT ? '' : `, in ${known.file}`;
  return [{ claim, expected: claim.expected(known.holder + elsewhere, known.file) }];
}

/** Returns the valid entries of files. */
export function entriesIn<P extends Part>(files: readonly PartFile<P>[]): PartEntry<P>[] {
  return files.flatMap(({ valid }) => valid.map(({ entry }) => entry));
}

/** The ids that files give to films, series and dramas. Other ids come of names, by kind. */
function ownIds({ films, series, dramas }: PartFiles): Set<number> {
  const titles = [...entriesIn(films), ...entriesIn(series), ...entriesIn(dramas)];
  return new Set(titles.flatMap(({ id }) => (id === undefined ? [] : [id])));
}

/** Returns who has one of these ids only by a credit. An entry of a person may take over such an id. */
function credited(ids: Set<number>, files: PartFiles): [string, Holder][] {
  if (ids.size === 0) return [];
  return [...creditedIn(files)]
    .map((name) => ({ name, id: personId({ name }) }))
    .filter(({ id }) => ids.has(id))
    .map(({ name, id }) => [`id ${id}`, { holder: `${name}, who has a credit`, file: CREDIT }]);
}

/** Returns the names of all who have a credit. */
export function creditedIn(files: PartFiles): Set<string> {
  return new Set([
    ...entriesIn(files.films).flatMap((film) => renownedNames(film.cast, film.directors)),
    ...entriesIn(files.series).flatMap((one) =>
      renownedNames([...one.cast, ...one.crew], one.creators),
    ),
    ...entriesIn(files.dramas).flatMap((one) => renownedNames(one.cast, one.director, one.writer)),
    ...entriesIn([...files.songs, ...files.fitness]).flatMap(({ singers, composer = [] }) =>
      singers.concat(composer),
    ),
  ]);
}
