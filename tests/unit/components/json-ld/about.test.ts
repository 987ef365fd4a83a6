/** What pages state for search engines, held against the types of schema.org. */
import type { BreadcrumbList, Movie, Person, TVEpisode, TVSeries, WebSite } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import {
  type About,
  type EpisodeAbout,
  episodeStatement,
  jsonLd,
  personStatement,
  statementsOf,
} from '#/components/json-ld/about.ts';
import type { Links } from '#/components/json-ld/links.ts';
import { pictureOf, sharedType } from '#/components/json-ld/open-graph.ts';
import { siteStatement, trailStatement } from '#/components/json-ld/site.ts';
import { dramaStatement, movieStatement, seriesStatement } from '#/components/json-ld/titles.ts';
import { drama } from '#/contract/rows/drama.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import { movieDetail } from '#/contract/rows/movie.ts';
import { personDetail } from '#/contract/rows/person.ts';
import { series as seriesRow } from '#/contract/rows/series.ts';
import { localeIn } from '#/site/locale.ts';
import { en } from '#/site/messages/en.ts';
import { paths, pathsIn } from '#/site/paths.ts';
import { trust } from '../../../fixtures/trust.ts';

const SITE = 'https://manzar.example';
const links: Links = { language: 'en', siteUrl: SITE, siteName: 'Manzar', paths };

const film = (row: object) => {
  const movie = movieDetail.read({ id: 7, title: 'Barsaat', ...row }, trust);
  if (!movie) throw new Error('no movie');
  return movie;
};
const series = (row: object) => seriesRow.read({ series: { name: 'Judex', ...row } }, trust);
const person = (row: object) => personDetail.read({ name: 'Devika Rani', ...row }, trust);
const episode: Episode = {
  id: 'e1',
  title: 'The Ring',
  description: null,
  number: 2,
  poster: null,
  player: null,
};
const ofSeason: EpisodeAbout = {
  episode,
  path: `${paths.seasonPlayer}?season=s1&episode=e1`,
  of: { kind: 'season', name: 'Judex', path: paths.season('s1'), picture: '/t/og/season/s1.jpg' },
};

describe('what a page states', () => {
  it('of a film is all that its host said, and no more', () => {
    const movie = film({
      overview: 'Two friends, and rain.',
      release_date: '1949-04-10',
      vote_average: 7.4,
      native_title: { lang: 'hi', text: 'बरसात' },
      genres: ['Drama'],
      runtime: 171,
      language: 'hi',
      directors: [{ id: 1, name: 'Raj Kapoor' }],
      cast: [{ name: 'Nargis' }],
    });
    const statement: Movie | null = movieStatement(movie, links);
    expect(statement).toEqual({
      '@type': 'Movie',
      name: 'Barsaat',
      alternateName: 'बरसात',
      url: `${SITE}/zxyxvyXdF/7`,
      image: `${SITE}/t/og/movie/7.jpg`,
      description: 'Two friends, and rain.',
      datePublished: '1949-04-10',
      genre: ['Drama'],
      duration: 'PT171M',
      inLanguage: 'hi',
      director: [{ '@type': 'Person', name: 'Raj Kapoor', url: `${SITE}/people/detail/1` }],
      actor: [{ '@type': 'Person', name: 'Nargis' }],
    });
    const bare = ['@type', 'name', 'url', 'image'];
    expect(Object.keys(movieStatement(film({}), links) ?? {})).toEqual(bare);
    expect(Object.keys(movieStatement(film({ release_date: 'soon' }), links) ?? {})).toEqual(bare);
  });

  it('of a series, a drama, a person and an episode is all that the host said, and no more', () => {
    const known: TVSeries | null = seriesStatement('9', series({ first_air_date: '1916' }), links);
    expect(known).toMatchObject({ '@type': 'TVSeries', name: 'Judex', startDate: '1916' });
    const drama: TVSeries = dramaStatement('Waris', null, links);
    expect(Object.keys(drama)).toEqual(['@type', 'name', 'url', 'image']);
    const row = { birthday: '1908-03-30', place_of_birth: 'Waltair', gender: 1 };
    const said: Person | null = personStatement('3', person(row), 'female', links);
    expect(said).toMatchObject({
      birthDate: '1908-03-30',
      gender: 'Female',
      url: `${SITE}/people/detail/3`,
      birthPlace: { '@type': 'Place', name: 'Waltair' },
    });
    expect(said).not.toHaveProperty('deathDate');
    const shown: TVEpisode | null = episodeStatement(ofSeason, links);
    expect(shown).toMatchObject({
      '@type': 'TVEpisode',
      name: 'The Ring',
      episodeNumber: 2,
      partOfSeason: { '@type': 'TVSeason', name: 'Judex', url: `${SITE}/season/s1` },
    });
    expect(shown).not.toHaveProperty('description');
  });

  it('has no rating without the number of voters, and no video without the day of its upload', () => {
    const movie = film({ vote_average: 9, trailer: 'https://www.youtube.com/embed/aqz-KE-bpKQ' });
    const all = statementsOf({ kind: 'movie', movie }, links, en);
    expect(JSON.stringify(all)).not.toMatch(/rating|video|trailer/i);
  });

  it('begins with the site on home, and leads to every other page by a trail from home', () => {
    const site: WebSite = siteStatement(links);
    expect(statementsOf({ kind: 'site' }, links, en)).toEqual([site]);
    expect(site).toEqual({ '@type': 'WebSite', name: 'Manzar', url: `${SITE}/` });
    const trail: BreadcrumbList = trailStatement([{ name: 'Home', path: '/a' }], links);
    expect(trail.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/a` },
    ]);
  });

  it.each<[string, About, string[]]>([
    ['a list', { kind: 'list', name: 'Songs', path: '/songs' }, ['Home', 'Songs']],
    ['a film', { kind: 'movie', movie: film({}) }, ['Home', 'Popular Movies', 'Barsaat']],
    ['a series', { kind: 'series', id: '1', series: series({}) }, ['Home', 'Seasons', 'Judex']],
    [
      'a person',
      { kind: 'person', id: '1', person: person({}), gender: null },
      ['Home', 'Most Popular', 'Devika Rani'],
    ],
    ['a season', { kind: 'season', id: 's', name: 'Judex' }, ['Home', 'Seasons', 'Judex']],
    [
      'a drama',
      { kind: 'drama', title: 'Waris', drama: null },
      ['Home', 'Pakistani TV Dramas', 'Waris'],
    ],
    ['an episode', { kind: 'episode', ...ofSeason }, ['Home', 'Seasons', 'Judex', 'The Ring']],
  ])('of %s has a trail by names', (_, about, names) => {
    const trail = statementsOf(about, links, en).at(-1) as { itemListElement: { name: string }[] };
    expect(trail.itemListElement.map(({ name }) => name)).toEqual(names);
    expect(pictureOf(about, 'en')).toMatch(/^\/t\/og\/.+\.jpg$/);
    expect(sharedType(about)).toMatch(/^(website|profile|video\.(movie|tv_show|episode))$/);
  });

  it('has names in the language of the page, with the others beside them', () => {
    const ur: Links = { ...links, language: 'ur', paths: pathsIn('ur') };
    const inUrdu = (text: string) => ({ native_titles: [{ language: 'ur', text }] });
    const movie = film({
      ...inUrdu('برسات'),
      native_title: { lang: 'hi', text: 'बरसात' },
      directors: [{ id: 1, name: 'Raj Kapoor', ...inUrdu('راج کپور') }],
      cast: [{ name: 'Nargis' }],
    });
    const [said, trail] = statementsOf({ kind: 'movie', movie }, ur, localeIn('ur').m);
    expect(said).toMatchObject({
      name: 'برسات',
      alternateName: ['Barsaat', 'बरसात'],
      url: `${SITE}/ur/zxyxvyXdF/7`,
      image: `${SITE}/t/og/ur/movie/7.jpg`,
      director: [{ name: 'راج کپور' }],
      actor: [{ name: 'Nargis' }],
    });
    expect(JSON.stringify(trail)).toContain('"name":"برسات"');
    const named = (about: About) =>
      (statementsOf(about, ur, localeIn('ur').m)[0] as { name: string }).name;
    const waris = drama.read({ title: 'Waris', ...inUrdu('وارث') }, trust);
    expect([
      named({ kind: 'series', id: '1', series: series(inUrdu('جوڈیکس')) }),
      named({ kind: 'person', id: '1', person: person(inUrdu('دیویکا رانی')), gender: null }),
      named({ kind: 'drama', title: 'Waris', drama: waris }),
      named({ kind: 'episode', ...ofSeason, episode: { ...episode, names: { ur: 'انگوٹھی' } } }),
    ]).toEqual(['جوڈیکس', 'دیویکا رانی', 'وارث', 'انگوٹھی']);
  });

  it('is nothing where the host gives no name', () => {
    const nameless: About[] = [
      { kind: 'movie', movie: film({ title: null }) },
      { kind: 'series', id: '1', series: series({ name: '' }) },
      { kind: 'person', id: '1', person: person({ name: '' }), gender: null },
      { kind: 'episode', ...ofSeason, episode: { ...episode, title: null } },
    ];
    expect(nameless.flatMap((about) => statementsOf(about, links, en))).toEqual([]);
  });
});

describe('the script of statements', () => {
  it('can not be ended by a text of the host, and says the same', () => {
    const name = '</script><script>alert(1)</script><!-- ';
    const text = jsonLd(statementsOf({ kind: 'movie', movie: film({ title: name }) }, links, en));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(name.trim());
  });

  it('has its context once, and a graph only for more than one statement', () => {
    expect(JSON.parse(jsonLd([{ a: 1 }]))).toEqual({ '@context': 'https://schema.org', a: 1 });
    expect(JSON.parse(jsonLd([{ a: 1 }, { b: 2 }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ a: 1 }, { b: 2 }],
    });
  });
});
