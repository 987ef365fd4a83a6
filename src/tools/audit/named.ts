/** Finds what lacks a name or a text in a language of pages. */
import { type Language, languages } from '#/contract/language.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { namedBy } from '#/host/seed/lists.ts';
import { creditsOf } from './people.ts';

/** A thing with its names, and its text, which are to be in every language of pages. */
export type Told = {
  label: string;
  names: Partial<Record<string, string>>;
  /** Null where there is no text; undefined where none is looked for. */
  texts?: Partial<Record<string, string>> | null;
};

type Titled = {
  title?: string;
  name?: string;
  native?: { lang: string; text: string };
  titles?: Record<string, string>;
};

/** Returns the names of an entry by language: the title that the drawn picture shows is one of them. */
function namesIn({ title, name, native, titles }: Titled): Partial<Record<string, string>> {
  return { en: title ?? name, ...(native && { [native.lang]: native.text }), ...titles };
}

/** Returns a text by language; null if it is in none. */
function textsIn(
  en: string | undefined,
  others: Partial<Record<string, string>> = {},
): Told['texts'] {
  const texts = { en, ...others };
  return Object.values(texts).some(Boolean) ? texts : null;
}

/** Returns everything in the files that has names, with its texts. */
export function toldIn(seed: Seed): Told[] {
  const { films, series, dramas, songs, fitness, clips } = seed;
  const titled = [...films, ...series, ...dramas].map((entry) => ({
    label: `${entry.title} (${entry.date.slice(0, 4)})`,
    names: namesIn(entry),
    texts: textsIn(entry.overview, entry.overviews),
  }));
  const noted = [...songs, ...fitness, ...clips].map((entry) => ({
    label: entry.title,
    names: namesIn(entry),
    texts: textsIn(entry.notes, entry.overviews),
  }));
  return [...titled, ...noted, ...parts(seed), ...people(seed), ...lists(seed)];
}

/** Lists by editors, and why each entry is in its list. */
function lists({ lists }: Seed): Told[] {
  return lists.flatMap(({ name, titles, words, entries }) => [
    { label: name, names: titles, texts: words },
    ...entries.map((entry) => ({
      label: `${name}: ${namedBy(entry)?.name ?? `tmdb ${entry.tmdb}`}`,
      names: entry.why,
    })),
  ]);
}

/** Seasons, and episodes that have a title: the others are named by their number. */
function parts({ series, dramas }: Seed): Told[] {
  const seasons = series.flatMap((one) =>
    one.seasons.map((season) => ({ ...season, label: `${one.title}: ${season.title}` })),
  );
  const episodes = [...seasons, ...dramas.map((drama) => ({ ...drama, label: drama.title }))];
  return [
    ...seasons.map((season) => ({ label: season.label, names: namesIn(season) })),
    ...episodes.flatMap(({ label, episodes }) =>
      episodes
        .filter(({ title }) => title !== undefined)
        .map((episode) => ({
          label: `${label}: ${episode.title}`,
          names: namesIn(episode),
          texts: textsIn(episode.description, episode.overviews),
        })),
    ),
  ];
}

/** People who have an entry, and those whom only a credit names. */
function people(seed: Seed): Told[] {
  const known = new Set(seed.people.map(({ name }) => name));
  const others = [...creditsOf(seed).keys()].filter((name) => !known.has(name));
  return [
    ...seed.people.map((person) => ({
      label: person.name,
      names: namesIn(person),
      texts: person.biographies ? textsIn(person.biography, person.biographies) : null,
    })),
    ...others.map((label) => ({ label, names: { en: label } })),
  ];
}

const missing = (there: Partial<Record<string, string>>): Language[] =>
  languages.filter((language) => !there[language]);
const line = (label: string, lacks: readonly string[]) => `${label}: ${lacks.join(', ')}`;

/** Returns what lacks its name in a language of pages, with these languages. */
export function withoutName(seed: Seed): string[] {
  return toldIn(seed)
    .filter(({ names }) => missing(names).length > 0)
    .map(({ label, names }) => line(label, missing(names)));
}

/** Returns what has a text and lacks it in a language of pages, with these languages. */
export function withoutText(seed: Seed): string[] {
  return toldIn(seed).flatMap(({ label, texts }) =>
    texts && missing(texts).length > 0 ? [line(label, missing(texts))] : [],
  );
}
