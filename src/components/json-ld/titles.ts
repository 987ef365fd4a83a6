/** Statements about films, series and dramas. */
import type { Drama } from '#/contract/rows/drama.ts';
import type { Face } from '#/contract/rows/face.ts';
import type { Facts } from '#/contract/rows/facts.ts';
import type { MovieDetail } from '#/contract/rows/movie.ts';
import type { Series } from '#/contract/rows/series.ts';
import { sharedPicture } from '#/site/shared-picture.ts';
import { type Links, type Named, nameIn, otherNames, stated } from './links.ts';

/** Number of people of each kind that a statement names: those who stand first. */
const MOST = 4;

/** Returns people, with their pages where the host gives their ids; null if there are none. */
function peopleOf(faces: readonly Face[], links: Links): Named<'Person'>[] | null {
  if (faces.length === 0) return null;
  return faces.slice(0, MOST).map(({ id, name, names }) => ({
    '@type': 'Person' as const,
    name: nameIn(links, { title: name, names }),
    ...(id !== null && { url: links.siteUrl + links.paths.person(id) }),
  }));
}

/**
 * Returns what the host said of a film; null for one without a title. A rating is not stated: it
 * is of the host's voters, not of the site's, and most hosts do not say how many they were.
 */
export function movieStatement(movie: MovieDetail, links: Links) {
  const { id, title, native, overview, date, directors, cast, facts } = movie;
  if (title === null) return null;
  const name = nameIn(links, movie);
  return stated({
    '@type': 'Movie' as const,
    name,
    alternateName: otherNames(name, [title, native?.text]),
    url: links.siteUrl + links.paths.movie(id),
    image: links.siteUrl + sharedPicture('movie', id, links.language),
    description: overview,
    datePublished: date,
    ...factsOf(facts),
    director: peopleOf(directors, links),
    actor: peopleOf(cast, links),
  });
}

/** Returns what the host said of a series; null for one without a name. */
export function seriesStatement(id: string, series: Series, links: Links) {
  const { overview, date, creators, cast, facts } = series;
  if (series.name === null) return null;
  const name = nameIn(links, { ...series, title: series.name });
  return stated({
    '@type': 'TVSeries' as const,
    name,
    alternateName: otherNames(name, [series.name]),
    url: links.siteUrl + links.paths.series(id),
    image: links.siteUrl + sharedPicture('series', id, links.language),
    description: overview,
    startDate: date,
    genre: factsOf(facts).genre,
    inLanguage: facts.language,
    creator: peopleOf(creators, links),
    actor: peopleOf(cast, links),
  });
}

/** Returns what the host said of a drama, which is a series named by its title. */
export function dramaStatement(title: string, drama: Drama | null, links: Links) {
  const { native, overview = null, year = null, writers, directors, cast } = drama ?? {};
  const name = nameIn(links, { title, names: drama?.names });
  return stated({
    '@type': 'TVSeries' as const,
    name,
    alternateName: otherNames(name, [title, native?.text]),
    url: links.siteUrl + links.paths.drama(title),
    image: links.siteUrl + sharedPicture('drama', title, links.language),
    description: overview,
    startDate: year === null ? null : `${year}`,
    author: peopleOf(writers ?? [], links),
    director: peopleOf(directors ?? [], links),
    actor: peopleOf(cast ?? [], links),
  });
}

function factsOf({ genres, language, runtime }: Facts) {
  return {
    genre: genres.length > 0 ? genres.map(({ name }) => name) : null,
    duration: runtime === null ? null : `PT${Math.round(runtime)}M`,
    inLanguage: language,
  };
}
