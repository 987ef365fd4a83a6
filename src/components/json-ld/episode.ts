import type { Episode } from '#/contract/episode.ts';
import { type Links, nameIn, stated } from './links.ts';

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
