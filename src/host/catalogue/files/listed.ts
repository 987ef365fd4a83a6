/** Finds what is wrong with the entries of lists: they name nothing in the folder, or one thing twice. */
import { shownTitle } from '../../seed/ids.ts';
import { namedBy } from '../../seed/lists.ts';
import type { Listed } from '../../seed/schema.ts';
import type { Mistake } from './mistake.ts';
import { creditedIn, entriesIn, type PartFiles } from './taken.ts';

type Found = { mistakes: Mistake[]; refused: Set<object> };

/** Returns a mistake for each such entry, and the lists that have one. */
export function wronglyListed(files: PartFiles): Found {
  const found: Found = { mistakes: [], refused: new Set() };
  if (files.lists.length === 0) return found;
  const known = namesIn(files);
  for (const { file, parsed, valid } of files.lists) {
    for (const { entry: list, place } of valid) {
      const seen = new Set<string>();
      for (const [index, entry] of list.entries.entries()) {
        const { kind, name } = namedBy(entry);
        const expected = wrongWith(kind, name, known, seen);
        seen.add(`${kind} ${name}`);
        if (expected === null) continue;
        const at = ['entries', index, kind];
        const where = { file, ...parsed.placeOf([...place, ...at]) };
        found.mistakes.push({ ...where, entry: list.name, field: at.join('.'), expected });
        found.refused.add(list);
      }
    }
  }
  return found;
}

function wrongWith(
  kind: Listed,
  name: string,
  known: Record<Listed, ReadonlySet<string>>,
  seen: ReadonlySet<string>,
): string | null {
  if (!known[kind].has(name))
    return `${name} is the name of no ${kind} in this folder, or of one with a mistake`;
  return seen.has(`${kind} ${name}`) ? `${name} stands in this list already` : null;
}

const withYear = ({ title, date }: { title: string; date: string }) =>
  `${title} (${date.slice(0, 4)})`;

/** The names by which lists know the entries of the folder. */
function namesIn(files: PartFiles): Record<Listed, ReadonlySet<string>> {
  const clips = entriesIn(files.clips);
  const own = (wanted: 'song' | 'fitness') =>
    clips.filter(({ kind }) => kind === wanted).map(({ title }) => title);
  return {
    movie: new Set(entriesIn(files.films).map(withYear)),
    series: new Set(entriesIn(files.series).map(withYear)),
    drama: new Set(entriesIn(files.dramas).map(({ title }) => title)),
    song: new Set([...entriesIn(files.songs).map(shownTitle), ...own('song')]),
    clip: new Set([...entriesIn(files.fitness).map(shownTitle), ...own('fitness')]),
    person: creditedIn(files),
  };
}
