/** What a page is about, and what is stated of it. */
import type { Drama } from '#/contract/episode.ts';
import type { EditorList } from '#/contract/list.ts';
import type { MovieDetail } from '#/contract/movie.ts';
import type { Gender, PersonDetail } from '#/contract/person.ts';
import type { Series } from '#/contract/series.ts';
import { type EpisodeAbout, episodeStatement } from './episode.ts';
import { itemsStatement } from './items.ts';
import { type Links, nameIn, type Texts } from './links.ts';
import { personStatement } from './person.ts';
import { type Step, siteStatement, trailStatement } from './site.ts';
import { dramaStatement, movieStatement, seriesStatement } from './titles.ts';

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
