import { describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { NotFound, Upstream } from '#/contract/errors.ts';
import type { Language } from '#/contract/language.ts';
import { searched, searchPage } from '#/loaders/search.ts';
import { localeIn } from '#/site/locale.ts';
import { pages } from '#/site/pages.ts';
import { targetPath } from '#/site/paths.ts';

const film = { id: '1', title: 'A film', kind: 'movie' };

function catalogueOf(
  answer: (call: string, params: unknown) => unknown,
  hasLists = false,
): Catalogue {
  const ask = vi.fn(async (call: string, params: unknown) => answer(call, params));
  return { ask, has: () => hasLists } as unknown as Catalogue;
}

/** A catalogue with every genre, whose searches find one film. */
const whole = catalogueOf((call) => (call === 'search' ? [film] : { items: [] }));

async function listsIn(query: string, language: Language = 'en', catalogue = whole) {
  const found = await searched(query, language, catalogue);
  const { paths } = localeIn(language);
  return found.filter(({ kind }) => kind === 'list').map((one) => targetPath(paths, one));
}

describe('a search of the site', () => {
  it.each([
    ['punjab', ['/movies/punjabi-movies']],
    ['पंजाब', ['/movies/punjabi-movies']],
    ['ਪੰਜਾਬ', ['/movies/punjabi-movies']],
    ['پنجاب', ['/movies/punjabi-movies']],
    ['punjabi movies', ['/movies/punjabi-movies']],
    ['movies punjabi', ['/movies/punjabi-movies']],
    ['हिंदी', ['/movies/hindi-movies']],
    ['हिन्दी फिल्म', ['/movies/hindi-movies']],
    ['romance', ['/movies/genre/romance']],
    ['रोमां', ['/movies/genre/romance']],
    ['Science', ['/movies/genre/science-fiction']],
    ['songs', ['/all-hi-ur-en-pun-songs']],
    ['pakistan', ['/all-pak-tv-darama']],
    ['پاکستان', ['/all-pak-tv-darama']],
    ['drama', ['/all-pak-tv-darama', '/movies/genre/drama']],
    ['cartoon', ['/all-cartoons']],
    ['fitness', ['/health-&-exercise-&-fitness']],
    ['trailers', ['/movies-trailers-latest-trailers']],
    ['season', ['/all-seasons']],
    ['people', ['/people/popularPeople']],
    ['movies', ['/movies/PopularMovies', '/movies/nowPlaying', '/movies/topRated']],
    ['romance of the underworld', []],
    ['unjab', []],
    ['" *', []],
  ])('finds the lists of a name: %s', async (query, expected) => {
    expect(await listsIn(query)).toEqual(expected);
  });

  it('has lists before what the host finds, in the language of the page', async () => {
    const common = { kind: 'list', close: false, folded: null, knownFor: null, picture: null };
    expect(await searched('punjab', 'en', whole)).toEqual([
      expect.objectContaining({ ...common, title: 'Punjabi Movies', native: null }),
      film,
    ]);
    expect((await searched('पंजाब', 'en', whole))[0]).toMatchObject({
      title: 'Punjabi Movies',
      native: { lang: 'hi', text: 'पंजाबी फ़िल्में' },
    });
    expect((await searched('punjab', 'ur', whole))[0]).toMatchObject({
      id: '/ur/movies/punjabi-movies',
      title: 'Punjabi Movies',
      names: { ur: localeIn('ur').m.punjabiMovies },
    });
  });

  it('leads to no genre that the catalogue lacks, and asks only for genres that the query names', async () => {
    const without = catalogueOf((call) => {
      if (call === 'search') return [];
      throw new NotFound('genre');
    });
    expect(await listsIn('romance', 'en', without)).toEqual([]);
    expect(without.ask).toHaveBeenCalledWith('genre', { genre: 'romance', page: 1 });
    expect(await listsIn('songs', 'en', without)).toEqual(['/all-hi-ur-en-pun-songs']);
    expect(without.ask).toHaveBeenCalledTimes(3);
  });

  it('finds lists by editors first, by their names in any language, and the page of all', async () => {
    const mine = { id: 'mine', title: 'Nargis', names: { ur: 'نرگس' }, entries: [] };
    const known = (call: string) =>
      call === 'lists' ? { items: [mine], totalPages: 1 } : call === 'search' ? [film] : {};
    const withLists = catalogueOf(known, true);
    for (const query of ['nargis', 'NARG', 'نرگس'])
      expect(await listsIn(query, 'en', withLists)).toEqual(['/lists/mine']);
    expect(await listsIn('nargis', 'ur', withLists)).toEqual(['/ur/lists/mine']);
    expect(await listsIn('lists', 'en', withLists)).toEqual(['/lists']);
    expect(await listsIn('lists')).toEqual([]);
    expect(whole.ask).not.toHaveBeenCalledWith('lists', { page: 1 });
  });

  it('fails as the host does', async () => {
    const failing = catalogueOf(() => {
      throw new Upstream('no answer');
    });
    await expect(searched('songs', 'en', failing)).rejects.toThrow(Upstream);
  });

  it('knows all lists of the menu', () => {
    const inMenu = pages.filter(({ menu }) => menu);
    expect(inMenu.length).toBeGreaterThan(10);
    expect(inMenu.filter(({ search }) => !search).map(({ pattern }) => pattern)).toEqual([]);
  });
});

it('a page of a search has the last five pages that Load More has written into its address', async () => {
  const pages: number[] = [];
  const catalogue = catalogueOf((_call, params) => {
    const { page } = params as { page: number };
    pages.push(page);
    return { items: [{ ...film, id: `${page}` }], page, totalPages: 40, totalResults: 800 };
  }, true);
  const params = new URLSearchParams('kind=movie&page=3&through=9');
  const { pages: shown } = await searchPage('film', params, 'en', catalogue);
  expect(pages).toEqual([5, 6, 7, 8, 9]);
  expect(shown).toMatchObject({ first: 5, last: 9 });
});
