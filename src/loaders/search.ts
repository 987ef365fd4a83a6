/** The results of a search: first lists, found by name, then what the host finds. */
import type { Capability } from '#/catalogue/capabilities.ts';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { toResult } from '#/contract/errors.ts';
import { ENGLISH, type Language, languages } from '#/contract/language.ts';
import { nameLanguage } from '#/contract/names.ts';
import { type SearchKind, searchKind } from '#/contract/params.ts';
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import { keyOfTarget } from '#/contract/rows/target.ts';
import { wordsOf } from '#/contract/words.ts';
import { fewCards, pagesParam } from '#/lib/page-param.ts';
import { genreName, searchGenres } from '#/site/genre-name.ts';
import { localeIn } from '#/site/locale.ts';
import type { Messages } from '#/site/messages/messages.ts';
import { pages } from '#/site/pages.ts';
import { inLanguage, paths } from '#/site/paths.ts';

/** Number of lists that are shown. */
const MOST_LISTS = 3;

/** A list, its title, and the words of a language that find it. */
type Named = {
  path: string;
  genre?: string;
  /** What the host has to announce, so that it is there. */
  needs?: Capability;
  titleIn(m: Messages): string;
  words(m: Messages): string[][];
};

const lists: readonly Named[] = [
  ...pages.flatMap(({ pattern, search, menu }) => {
    if (!search) return [];
    const { title, also = [] } = search;
    const words = (m: Messages) => [title, ...also].map((key) => folded(m[key]));
    return { path: pattern, needs: menu?.needs, titleIn: (m: Messages) => m[title], words };
  }),
  ...searchGenres.map((genre) => ({
    path: paths.genre(genre),
    genre,
    titleIn: (m: Messages) => m.genreMovies(genreName(null, genre, m)),
    words: (m: Messages) => [folded(m.genreMovies(genreName(null, genre, m)))],
  })),
];
/** The words of all lists, by language. */
const known = languages.map((language) => {
  const { m } = localeIn(language);
  return { language, words: lists.map((list) => list.words(m)) };
});

/** Returns what a query finds, the lists of the site first. Rejects as the catalogue does. */
export async function searched(
  query: string,
  language: Language,
  catalogue: Catalogue,
): Promise<SearchResult[]> {
  const [found, own] = await Promise.all([
    catalogue.ask('search', { query }),
    listsFor(query, language, catalogue),
  ]);
  return [...own, ...found];
}

/** Number of pages of a search that one page shows: few look further, and each is a search of the host. */
const MOST_FOUND = 5;

/** What the page of a search shows. */
export type SearchPage = {
  results: SearchResult[];
  /** Which pages of what was found these are; null where the host gives all at once. */
  pages: {
    kind: SearchKind;
    first: number;
    last: number;
    total: number;
    totalResults: number | null;
  } | null;
};

/** Returns what the address of a search asks for, page by page where the host can. Rejects as the catalogue does. */
export async function searchPage(
  query: string,
  params: URLSearchParams,
  language: Language,
  catalogue: Catalogue,
): Promise<SearchPage> {
  if (!catalogue.has('search'))
    return { results: await searched(query, language, catalogue), pages: null };
  const kind = searchKind.parse(params.get('kind')) ?? 'all';
  const { first: from, last } = pagesParam(params);
  // The last ones: Load More has led there, and there the visitor is.
  const first = Math.max(from, last - MOST_FOUND + 1);
  const ask = (page: number) => catalogue.ask('searchPages', { query, kind, page });
  const hasLists = kind === 'all' && first === 1;
  const [own, head] = await Promise.all([
    hasLists ? listsFor(query, language, catalogue) : [],
    ask(first),
  ]);
  // The first page says how many there are: an address may ask for more.
  const further = Math.max(0, Math.min(last, head.totalPages) - first);
  const rest = Array.from({ length: further }, (_, at) => ask(first + 1 + at));
  const found = fewCards([head, ...(await Promise.all(rest))]);
  const rows = new Map(found.flatMap(({ items }) => items).map((one) => [keyOfTarget(one), one]));
  const end = found.at(-1);
  return {
    results: [...own, ...rows.values()],
    pages: {
      kind,
      first,
      last: first + found.length - 1,
      total: Math.max(1, end?.totalPages ?? 1),
      totalResults: end?.totalResults ?? null,
    },
  };
}

/** Returns the lists that a query names: those by editors first, which name things and not kinds of them. */
async function listsFor(query: string, language: Language, catalogue: Catalogue) {
  const typed = folded(query);
  if (typed.length === 0) return [];
  const byEditors = await editorsLists(catalogue, typed, language);
  const named = listsNamed(typed, language).slice(0, MOST_LISTS);
  const exist = await Promise.all(named.map(({ list }) => exists(list, catalogue)));
  const own = named
    .filter((_, at) => exist[at])
    .map(({ list, by }) => resultOf(list, by, language));
  return [...byEditors, ...own].slice(0, MOST_LISTS);
}

/** Returns the lists with a name, in some language, in which each word of a query begins a word. */
function listsNamed(typed: readonly string[], page: Language): { list: Named; by: Language }[] {
  const names = (words: readonly string[]) => isNamed(typed, words);
  const inOrder = known.toSorted((a, b) => +(b.language === page) - +(a.language === page));
  return lists.flatMap((list, at) => {
    const by = inOrder.find(({ words }) => words[at]?.some(names))?.language;
    return by === undefined ? [] : [{ list, by }];
  });
}

/** Returns whether each word of a query begins a word of a name. */
function isNamed(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((word) => words.some((own) => own.startsWith(word)));
}

/** Returns whether the catalogue has a list: a genre's, and what a host announces, may be missing. */
async function exists({ genre, needs }: Named, catalogue: Catalogue): Promise<boolean> {
  if (needs) return catalogue.has(needs);
  return !genre || (await toResult(catalogue.ask('genre', { genre, page: 1 }))).ok;
}

/** Returns a list as a result, with its name in the page's language and in that of the query. */
function resultOf({ path, titleIn }: Named, by: Language, page: Language): SearchResult {
  const own = titleIn(localeIn(page).m);
  const matched = titleIn(localeIn(by).m);
  const lang = nameLanguage(by);
  return {
    id: inLanguage(page, path),
    kind: 'list',
    ...(page === ENGLISH ? { title: own } : { title: matched, names: { [page]: own } }),
    native: page === ENGLISH && lang !== null ? { lang, text: matched } : null,
    ...UNSAID,
  };
}
const UNSAID = {
  place: null,
  picture: null,
  year: null,
  close: false,
  folded: null,
  knownFor: null,
};

/** Number of pages of lists by editors among which names are looked for. */
const SOUGHT = 5;

/** Returns the lists by editors with a name, in some language, that a query names. A failure finds none. */
async function editorsLists(
  catalogue: Catalogue,
  typed: readonly string[],
  page: Language,
): Promise<SearchResult[]> {
  const found: SearchResult[] = [];
  if (!catalogue.has('lists')) return found;
  let last = SOUGHT;
  for (let n = 1; n <= last; n += 1) {
    const lists = await toResult(catalogue.ask('lists', { page: n }));
    if (!lists.ok) break;
    last = Math.min(last, lists.value.totalPages);
    for (const { id, title, names } of lists.value.items) {
      const all = [title ?? '', ...Object.values(names ?? {})];
      if (!all.some((name) => isNamed(typed, folded(name)))) continue;
      const path = inLanguage(page, paths.list(id));
      found.push({ id: path, kind: 'list', title, names, native: null, ...UNSAID });
    }
  }
  return found;
}

/**
 * Returns the words of a text in the form in which names are compared: without the dots below Indic
 * letters, which many people leave out, and with one way to write a nasal before a consonant.
 */
function folded(text: string): string[] {
  return wordsOf(text.normalize('NFC').replace(/[ङञणनम]\u094d(?=[क-ह])/g, 'ं')).map((word) =>
    word.replace(/[\u093c\u0a3c]/g, ''),
  );
}
