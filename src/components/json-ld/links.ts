import type { Language } from '#/contract/language.ts';
import type { Names } from '#/contract/names.ts';
import { named } from '#/lib/named.ts';

/** What statements need of the site: its own address, and where its pages are. */
export type Links = {
  /** The language of the page. */
  language: Language;
  /** SITE_URL: every address in a statement is whole. */
  siteUrl: string;
  siteName: string;
  paths: Paths;
};

/** The paths of src/site/paths.ts that statements name. */
export type Paths = {
  splash: string;
  home: string;
  popular: string;
  people: string;
  seasons: string;
  dramas: string;
  lists: string;
  movie(id: string): string;
  series(id: string): string;
  person(id: string): string;
  season(id: string): string;
  drama(title: string): string;
  list(name: string): string;
};

/** Texts that name the pages above a page. */
export type Texts = Record<
  'homeTitle' | 'popularMovies' | 'mostPopular' | 'seasons' | 'dramas' | 'lists' | 'episode',
  string
>;

/** A thing of schema.org with a name. */
export type Named<T extends string> = { '@type': T; name: string; url?: string };

/** Returns an object without what is null, empty or not given: nothing is stated of it. */
export function stated<T extends object>(all: T): Stated<T> {
  const stated = Object.entries(all).filter(
    ([, value]) => value !== null && value !== undefined && !isEmpty(value),
  );
  return Object.fromEntries(stated) as Stated<T>;
}

/** The properties that may be null are optional instead. */
export type Stated<T> = {
  [K in keyof T as null extends T[K] ? never : K]: T[K];
} & { [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]> };

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Returns the name of a thing in the language of the page, else as the host gives it. */
export function nameIn(
  { language }: Links,
  { title, names }: { title: string | null; names?: Names },
): string {
  return named(title, names, language).first ?? '';
}

/** Returns a thing's other names: as the host gives it, and in the letters of its own language. */
export function otherNames(shown: string, others: readonly (string | null | undefined)[]) {
  const further = [...new Set(others)].filter((name) => name && name !== shown) as string[];
  return further.length > 1 ? further : (further[0] ?? null);
}
