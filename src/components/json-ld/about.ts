/** What a page is about, and what is stated of it. */

import type { Gender } from '#/contract/gender.ts';
import type { Drama } from '#/contract/rows/drama.ts';
import type { Episode } from '#/contract/rows/episode.ts';
import type { EditorList } from '#/contract/rows/list.ts';
import type { MovieDetail } from '#/contract/rows/movie.ts';
import type { PersonDetail } from '#/contract/rows/person.ts';
import type { Series } from '#/contract/rows/series.ts';
import { sharedPicture } from '#/site/shared-picture.ts';
import { type Links, nameIn, otherNames, stated, type Texts } from './links.ts';
import { type Step, siteStatement, trailStatement } from './site.ts';
import { dramaStatement, movieStatement, seriesStatement } from './titles.ts';

const GENDERS = { female: 'Female', male: 'Male' } as const;

/** Returns what the host said of a person; null for one without a name. */
export function personStatement(
  id: string,
  person: PersonDetail,
  gender: Gender | null,
  links: Links,
) {
  const { biography, birthday, deathday, placeOfBirth } = person;
  if (person.name === null) return null;
  const name = nameIn(links, { ...person, title: person.name });
  return stated({
    '@type': 'Person' as const,
    name,
    alternateName: otherNames(name, [person.name]),
    url: links.siteUrl + links.paths.person(id),
    image: links.siteUrl + sharedPicture('person', id, links.language),
    description: biography,
    birthDate: birthday,
    deathDate: deathday,
    birthPlace: placeOfBirth === null ? null : { '@type': 'Place' as const, name: placeOfBirth },
    gender: gender && GENDERS[gender],
  });
}

/** Returns what a list by editors has, in its order: each thing by its name and its page. */
function itemsStatement(items: readonly Step[], links: Links, list: EditorList) {
  return stated({
    '@type': 'ItemList' as const,
    name: nameIn(links, list),
    url: links.siteUrl + links.paths.list(list.id),
    image: links.siteUrl + sharedPicture('list', list.id, links.language),
    description: list.overview,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: links.siteUrl + path,
    })),
  });
}

/** An episode on its page, and the season or drama that it is of. */
export type EpisodeAbout = {
  episode: Episode;
  path: string;
  /** The season's or drama's own page, its picture, and its name where the host gives it. */
  of: { kind: 'season' | 'drama'; name: string | null; path: string; picture: string };
};

/** Returns what the host said of an episode; null for one without a title. */
export function episodeStatement({ episode, path, of }: EpisodeAbout, links: Links) {
  const { title, description, number } = episode;
  if (title === null) return null;
  const url = links.siteUrl + of.path;
  const { name } = of;
  const season = { '@type': 'TVSeason' as const, ...(name !== null && { name }), url };
  const series = { '@type': 'TVSeries' as const, ...(name !== null && { name }), url };
  return stated({
    '@type': 'TVEpisode' as const,
    name: nameIn(links, episode),
    url: links.siteUrl + path,
    image: links.siteUrl + of.picture,
    description,
    episodeNumber: number,
    partOfSeason: of.kind === 'season' ? season : null,
    partOfSeries: of.kind === 'drama' ? series : null,
  });
}

export type About =
  | { kind: 'site' }
  | { kind: 'movie'; movie: MovieDetail }
  | { kind: 'series'; id: string; series: Series }
  | { kind: 'person'; id: string; person: PersonDetail; gender: Gender | null }
  | { kind: 'list'; name: string; path: string }
  | { kind: 'editors'; list: EditorList; path: string; items: readonly Step[] }
  | { kind: 'season'; id: string; name: string }
  | { kind: 'drama'; title: string; drama: Drama | null }
  | ({ kind: 'episode' } & EpisodeAbout);

/** Returns what is stated on a page; nothing where the host said too little. */
export function statementsOf(about: About, links: Links, texts: Texts): object[] {
  if (about.kind === 'site') return [siteStatement(links)];
  const thing = thingOf(about, links);
  if (thing === null) return [];
  const home = { name: texts.homeTitle, path: links.paths.home };
  const trail = trailStatement([home, ...stepsTo(about, links, texts)], links);
  return thing === undefined ? [trail] : [thing, trail];
}

/** Returns the statement of a page's thing: undefined for a grid, null for a thing without a name. */
function thingOf(about: Exclude<About, { kind: 'site' }>, links: Links) {
  switch (about.kind) {
    case 'movie':
      return movieStatement(about.movie, links);
    case 'series':
      return seriesStatement(about.id, about.series, links);
    case 'person':
      return personStatement(about.id, about.person, about.gender, links);
    case 'drama':
      return dramaStatement(about.title, about.drama, links);
    case 'episode':
      return episodeStatement(about, links);
    case 'editors':
      return itemsStatement(about.items, links, about.list);
    default:
      return undefined;
  }
}

function stepsTo(about: Exclude<About, { kind: 'site' }>, links: Links, texts: Texts): Step[] {
  const { paths } = links;
  const seasons = { name: texts.seasons, path: paths.seasons };
  const dramas = { name: texts.dramas, path: paths.dramas };
  switch (about.kind) {
    case 'list':
      return [about];
    case 'editors':
      return [
        { name: texts.lists, path: paths.lists },
        { name: nameIn(links, about.list), path: about.path },
      ];
    case 'movie':
      return [
        { name: texts.popularMovies, path: paths.popular },
        { name: nameIn(links, about.movie), path: paths.movie(about.movie.id) },
      ];
    case 'series':
      return [
        seasons,
        {
          name: nameIn(links, { ...about.series, title: about.series.name }),
          path: paths.series(about.id),
        },
      ];
    case 'person':
      return [
        { name: texts.mostPopular, path: paths.people },
        {
          name: nameIn(links, { ...about.person, title: about.person.name }),
          path: paths.person(about.id),
        },
      ];
    case 'season':
      return [seasons, { name: about.name, path: paths.season(about.id) }];
    case 'drama':
      return [
        dramas,
        {
          name: nameIn(links, { title: about.title, names: about.drama?.names }),
          path: paths.drama(about.title),
        },
      ];
    case 'episode': {
      const { episode, of, path } = about;
      const list = of.name === null ? [] : [{ name: of.name, path: of.path }];
      const all = of.kind === 'season' ? seasons : dramas;
      return [all, ...list, { name: nameIn(links, episode), path }];
    }
  }
}

/**
 * Returns statements as the text of a script of type `application/ld+json`. No text of a host can
 * end that script or begin a comment in it: every `<` is escaped.
 */
export function jsonLd(statements: readonly object[]): string {
  const [only, ...more] = statements;
  const all = more.length === 0 ? only : { '@graph': statements };
  const text = JSON.stringify({ '@context': 'https://schema.org', ...all });
  return text.replaceAll('<', '\\u003c');
}
