/** The pages of everything in the catalogue, in one lasting order, for the site map. */
import { WHOLE_PAGE } from '#/lib/page-param.ts';
import { paths, withParams } from '#/paths.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { PAGE_SIZE } from '../paging.ts';

/** A page of ours, and the date on which it is known to have changed. */
export type ListedPage = { path: string; changed?: string };

/** Pages of one kind: how many, and a query of one stretch of them. */
type Kind = {
  count: string;
  rows: string;
  page(row: { id: string; within: string; added: string | null }): ListedPage;
};

// The index of popularity gives the order without reading the table's rows.
const entities = (kind: 'movie' | 'series' | 'person', path: (id: string) => string): Kind => ({
  count: `SELECT count(*) AS n FROM entity WHERE kind = '${kind}'`,
  rows: `SELECT own.id, added FROM
      (SELECT id, popularity FROM entity WHERE kind = '${kind}' ORDER BY popularity DESC, id LIMIT ? OFFSET ?) AS own
      LEFT JOIN movie USING (id) ORDER BY popularity DESC, own.id`,
  page: ({ id, added }) => ({ path: path(String(id)), ...(added && { changed: added }) }),
});

/** The pages of lists. `lists` selects each list's `place`, its `id`, and `n`, how much it has. */
const numbered = (lists: string, size: number, path: (id: string) => string): Kind => ({
  count: `SELECT total(max(1, (n + ${size - 1}) / ${size})) AS n FROM (${lists})`,
  rows: `WITH RECURSIVE page (place, id, n, number) AS (
      SELECT place, id, n, 1 FROM (${lists})
      UNION ALL SELECT place, id, n, number + 1 FROM page WHERE number * ${size} < n)
      SELECT id, number AS within FROM page ORDER BY place, id, number LIMIT ? OFFSET ?`,
  page: ({ id, within }) => ({
    path: withParams(path(id), { page: Number(within) > 1 ? within : null }),
  }),
});

const lists = (kind: 'season' | 'drama', path: (id: string) => string): Kind => {
  const episodes = '(SELECT count(*) FROM episode WHERE season_id = season.id) AS n';
  const id = kind === 'season' ? 'id' : 'title AS id';
  const all = `SELECT position AS place, ${id}, ${episodes} FROM season WHERE kind = '${kind}'`;
  return numbered(all, WHOLE_PAGE, path);
};

const episodes = (kind: 'season' | 'drama', player: string): Kind => ({
  count: `SELECT count(*) AS n FROM episode JOIN season ON season.id = season_id WHERE kind = '${kind}'`,
  rows: `SELECT episode.id, season.${kind === 'season' ? 'id' : 'title'} AS within
      FROM episode JOIN season ON season.id = season_id WHERE kind = '${kind}'
      ORDER BY season.position, season.id, episode.number, episode.id LIMIT ? OFFSET ?`,
  page: ({ id, within }) => ({ path: withParams(player, { [kind]: within, episode: id }) }),
});

const genres = numbered(
  "SELECT slug AS place, slug AS id, count(*) AS n FROM genre WHERE kind = 'movie' GROUP BY slug",
  PAGE_SIZE,
  paths.genre,
);

const KINDS: readonly Kind[] = [
  entities('movie', paths.movie),
  entities('series', paths.series),
  entities('person', paths.person),
  lists('season', paths.season),
  episodes('season', paths.seasonPlayer),
  lists('drama', paths.drama),
  episodes('drama', paths.dramaPlayer),
  genres,
];

const counted = (db: Db, { count }: Kind) => db.one<{ n: number }>(count)?.n ?? 0;

/** Returns the number of pages. */
export function countPages({ db }: HostContext): number {
  return KINDS.reduce((sum, kind) => sum + counted(db, kind), 0);
}

/** Returns up to `limit` pages, without the first `skipped` ones. */
export function pagesFrom({ db }: HostContext, skipped: number, limit: number): ListedPage[] {
  const found: ListedPage[] = [];
  let before = skipped;
  for (const kind of KINDS) {
    if (found.length === limit) break;
    const all = counted(db, kind);
    if (before < all) {
      const rows = db.all<Parameters<Kind['page']>[0]>(kind.rows, limit - found.length, before);
      found.push(...rows.map(kind.page));
    }
    before = Math.max(0, before - all);
  }
  return found;
}
