/** The results of a search: first the site's own lists, found by name, then what the host finds. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { ENGLISH, type Language, languages } from '#/contract/language.ts';
import type { SearchResult } from '#/contract/movie.ts';
import { nameLanguage } from '#/contract/names.ts';
import { settle } from '#/contract/settle.ts';
import { wordsOf } from '#/contract/words.ts';
import { localeIn } from '#/locale.ts';
import type { Messages } from '#/messages/messages.ts';
import { inLanguage, paths } from '#/paths.ts';
import { genreName } from '#/site/genre-name.ts';
import { searchGenres } from '#/site/genres.ts';
import { pages } from '#/site/pages.ts';

/** Number of lists that are shown. */
const MOST_LISTS = 3;

/** A list, its title, and the words of a language that find it. */
type Named = {
  path: string;
  genre?: string;
  titleIn(m: Messages): string;
  words(m: Messages): string[][];
};

const lists: readonly Named[] = [
  ...pages.flatMap(({ pattern, search }) => {
    if (!search) return [];
    const { title, also = [] } = search;
    const words = (m: Messages) => [title, ...also].map((key) => folded(m[key]));
    return { path: pattern, titleIn: (m: Messages) => m[title], words };
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

async function listsFor(query: string, language: Language, catalogue: Catalogue) {
  const named = listsNamed(query, language).slice(0, MOST_LISTS);
  const exist = await Promise.all(named.map(({ list }) => exists(list, catalogue)));
  return named.filter((_, at) => exist[at]).map(({ list, by }) => resultOf(list, by, language));
}

/** Returns the lists with a name, in some language, in which each word of a query begins a word. */
function listsNamed(query: string, page: Language): { list: Named; by: Language }[] {
  const asked = folded(query);
  const names = (words: readonly string[]) =>
    asked.every((word) => words.some((own) => own.startsWith(word)));
  const inOrder = known.toSorted((a, b) => +(b.language === page) - +(a.language === page));
  return lists.flatMap((list, at) => {
    const by = inOrder.find(({ words }) => words[at]?.some(names))?.language;
    return asked.length === 0 || by === undefined ? [] : [{ list, by }];
  });
}

/** Returns whether the catalogue has a list. Only a genre's list may be missing. */
async function exists({ genre }: Named, catalogue: Catalogue): Promise<boolean> {
  return !genre || (await settle(catalogue.ask('genre', { genre, page: 1 }))).ok;
}

/** Returns a list as a result, with its name in the page's language and in that of the query. */
function resultOf({ path, titleIn }: Named, by: Language, page: Language): SearchResult {
  const own = titleIn(localeIn(page).m);
  const asked = titleIn(localeIn(by).m);
  const lang = nameLanguage(by);
  return {
    id: inLanguage(page, path),
    kind: 'list',
    ...(page === ENGLISH ? { title: own } : { title: asked, names: { [page]: own } }),
    native: page === ENGLISH && lang !== null ? { lang, text: asked } : null,
    ...{ place: null, picture: null, year: null, close: false, folded: null, knownFor: null },
  };
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
