/** Finds what is wrong with the entries of lists: they name nothing in the folder, or one thing twice. */
import { shownTitle } from '../../seed/ids.ts';
import { namedBy } from '../../seed/lists.ts';
import type { Listed, SeedList } from '../../seed/schema.ts';
import type { Part } from './folder.ts';
import type { Mistake } from './mistake.ts';
import { nearestWord } from './nearest-word.ts';
import { creditedIn, entriesIn, type PartFile, type PartFiles } from './taken.ts';
import { textsIn } from './texts-in.ts';

type Found = {
  mistakes: Mistake[];
  /**
   * Returns a list without its wrong entries; null if it has no others. What is broken stays: the database may have
   * it from before, and leaves out what it lacks.
   */
  rightOf(list: SeedList): SeedList | null;
};

/**
 * Returns a mistake for each such entry. One that names an entry with a mistake of its own is not told again.
 * `broken`: the parts with a file that can not be read.
 */
export function wronglyListed(files: PartFiles, broken: ReadonlySet<Part>): Found {
  const mistakes: Mistake[] = [];
  const wrong = new Set<object>();
  const rightOf = (list: SeedList) => {
    const entries = list.entries.filter((entry) => !wrong.has(entry));
    if (entries.length === list.entries.length) return list;
    return entries.length === 0 ? null : { ...list, entries };
  };
  if (files.lists.length === 0) return { mistakes, rightOf };
  const known = namesIn(files);
  const told = toldIn(files);
  for (const { file, parsed, valid } of files.lists) {
    for (const { entry: list, place } of valid) {
      const seen = new Set<string>();
      for (const [index, entry] of list.entries.entries()) {
        const named = namedBy(entry) ?? { kind: 'tmdb' as const, name: `${entry.tmdb}` };
        const expected = wrongWith(named, known, seen);
        seen.add(`${named.kind} ${named.name}`);
        if (expected === null) continue;
        const sources = named.kind === 'tmdb' ? [] : SOURCES[named.kind];
        if (told.has(titleIn(named.name)) || sources.some((part) => broken.has(part))) continue;
        wrong.add(entry);
        const at = ['entries', index, named.kind];
        const where = { file, ...parsed.placeOf([...place, ...at]) };
        mistakes.push({ ...where, entry: list.name, field: at.join('.'), expected });
      }
    }
  }
  return { mistakes, rightOf };
}

const CREDITED = ['films', 'series', 'dramas', 'songs', 'fitness'] as const;
/** The parts that have what an entry of each kind names. */
const SOURCES: Record<Listed, readonly Part[]> = {
  movie: ['films'],
  series: ['series'],
  drama: ['dramas'],
  song: ['songs', 'clips'],
  clip: ['fitness', 'clips'],
  person: CREDITED,
};

const titleIn = (name: string) => name.replace(/ \([^()]*\)$/, '');

/** Returns all texts of entries with a mistake. */
function toldIn(files: PartFiles): Set<string> {
  const texts = Object.values(files)
    .flat()
    .flatMap(({ parsed, valid }: PartFile<Part>) => {
      const right = new Set(valid.map(({ place }) => place[0]));
      const entries = Array.isArray(parsed.value) ? (parsed.value as unknown[]) : [];
      const wrong = entries.filter((_, index) => !right.has(index));
      if (!Array.isArray(parsed.value) && valid.length === 0) wrong.push(parsed.value);
      return wrong.flatMap((entry) => textsIn(Object(entry) as object, []));
    });
  return new Set(texts.map(({ text }) => text));
}

function wrongWith(
  { kind, name }: { kind: Listed | 'tmdb'; name: string },
  known: Record<Listed, ReadonlySet<string>>,
  seen: ReadonlySet<string>,
): string | null {
  if (seen.has(`${kind} ${name}`)) return `${name} stands in this list already`;
  if (kind === 'tmdb' || known[kind].has(name)) return null;
  const meant = nearestWord(name, known[kind]);
  return `${name} is the name of no ${kind} in this folder${meant ? ` (\`${meant}\`?)` : ''}`;
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
