/** How many entries each list has, and how many of them play. */
import type { Paged } from '#/contract/page.ts';
import type { HostContext } from '#/host/context.ts';
import type { Db } from '#/host/db.ts';
import { clips } from '#/host/queries/clips.ts';
import { dramas, seasons } from '#/host/queries/episodes.ts';
import { nowPlaying, popular, thisYear, upcoming } from '#/host/queries/movies.ts';
import { cartoons, recentlyAdded, regional } from '#/host/queries/playable.ts';

/** Our own rows always have the id, which the contract leaves to each host. */
type Id = string | number | undefined;
type PageOf = (context: HostContext, page: number) => Paged<{ id?: Id }>;

const PAGED: Record<string, PageOf> = {
  'Popular and top rated': (context, page) => popular(context, page),
  'Now playing': (context, page) => nowPlaying(context, page),
  Upcoming: (context, page) => upcoming(context, { page }),
  'This year': thisYear,
  'Recently added': recentlyAdded,
  Punjabi: (context, page) => regional(context, 'pa', page),
  Hindi: (context, page) => regional(context, 'hi', page),
  English: (context, page) => regional(context, 'en', page),
  Cartoons: cartoons,
  Songs: (context, page) => clips(context, 'song', page),
  Fitness: (context, page) => clips(context, 'fitness', page),
};

export type ListCount = { list: string; entries: number; play: number; ours: number };

/** Returns the counts of each list: its entries, those that play, and those whose player is ours. */
export function countLists(context: HostContext): ListCount[] {
  const links = linksOf(context.db);
  const count = (list: string, ids: readonly Id[]): ListCount => {
    const found = ids.map((id) => links.get(String(id)) ?? []);
    const play = found.filter((own) => own.length > 0).length;
    const ours = found.filter((own) => own.some((link) => link.startsWith('/'))).length;
    return { list, entries: ids.length, play, ours };
  };
  return [
    ...Object.entries(PAGED).map(([list, pageOf]) => count(list, idsOf(context, pageOf))),
    count(
      'Seasons',
      seasons(context).map(({ _id }) => _id),
    ),
    count(
      'Dramas',
      dramas(context).map(({ id }) => id),
    ),
  ];
}

function idsOf(context: HostContext, pageOf: PageOf): Id[] {
  const { totalPages } = pageOf(context, 1);
  const pages = Array.from({ length: totalPages }, (_, index) => pageOf(context, index + 1));
  return pages.flatMap(({ rows }) => rows.map(({ id }) => id));
}

/** Returns the players of each film, clip, season and drama, by the ids in lists. */
function linksOf(db: Db): Map<string, string[]> {
  const found = db.all<{ id: string; link: string }>(
    `SELECT CAST(id AS TEXT) AS id, link FROM movie WHERE link IS NOT NULL
     UNION ALL SELECT id, link FROM clip WHERE link IS NOT NULL
     UNION ALL SELECT iif(season.kind = 'drama', CAST(season.number AS TEXT), season.id), episode.link
       FROM episode JOIN season ON season.id = season_id WHERE episode.link IS NOT NULL`,
  );
  const links = new Map<string, string[]>();
  for (const { id, link } of found) links.set(id, [...(links.get(id) ?? []), link]);
  return links;
}
