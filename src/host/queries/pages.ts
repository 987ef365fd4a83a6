/** The pages of everything in the catalogue, in one lasting order, for the site map. */
import { setImmediate } from 'node:timers/promises';
import { WHOLE_PAGE } from '#/lib/page-param.ts';
import { paths, withParams } from '#/site/paths.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { PAGE_SIZE } from '../paging.ts';
import { totalOf } from '../totals.ts';

/** Number of rows that are passed at a time: some two milliseconds. */
const HOP = 20_000;

/** A row in the order of the walk. */
type Mark = { popularity: number; id: number };
const START: Mark = { popularity: Number.POSITIVE_INFINITY, id: 0 };

const AFTER = `SELECT popularity, id FROM entity WHERE kind = ?1 AND popularity = ?2 AND id > ?3
  UNION ALL SELECT popularity, id FROM entity WHERE kind = ?1 AND popularity < ?2
  ORDER BY popularity DESC, id LIMIT ?4 OFFSET ?5`;

/** The walks through one state of a file: by kind, the last row of each hop. */
type Walks = { version: string; marks: Map<string, Mark[]> };
const walks = new WeakMap<Db, Walks>();

/** Returns up to `limit` ids of a kind, without the first `skipped` ones. `hop`: tests pass fewer rows. */
export async function walkedIds(
  db: Db,
  kind: string,
  skipped: number,
  limit: number,
  hop = HOP,
): Promise<number[]> {
  const marks = marksOf(db, kind);
  const hops = Math.floor(skipped / hop);
  while (marks.length <= hops) {
    const [next] = after(db, kind, marks.at(-1) ?? START, 1, hop - 1);
    if (!next) return [];
    marks.push(next);
    await setImmediate();
  }
  return after(db, kind, marks[hops] ?? START, limit, skipped % hop).map(({ id }) => id);
}

function after(db: Db, kind: string, from: Mark, limit: number, offset: number): Mark[] {
  return db.all<Mark>(AFTER, kind, from.popularity, from.id, limit, offset);
}

/** Returns the marks of a kind. The first one stands before all rows. */
function marksOf(db: Db, kind: string): Mark[] {
  const version = db.version();
  const known = walks.get(db);
  const current = known?.version === version ? known : { version, marks: new Map() };
  walks.set(db, current);
  const marks = current.marks.get(kind) ?? [START];
  current.marks.set(kind, marks);
  return marks;
}

/** A page of the site, and the date on which it is known to have changed. */
export type ListedPage = { path: string; changed?: string };

/** Pages of one kind: how many there are, and any stretch of them. */
type Kind = {
  count(db: Db): number;
  from(db: Db, skipped: number, limit: number): ListedPage[] | Promise<ListedPage[]>;
};

const entities = (kind: 'movie' | 'series' | 'person', path: (id: string) => string): Kind => ({
  count: (db) => totalOf(db, kind),
  async from(db, skipped, limit) {
    const ids = await walkedIds(db, kind, skipped, limit);
    const found = db.all<{ id: number; added: string | null }>(
      `SELECT wanted.value AS id, added FROM json_each(?) AS wanted
       LEFT JOIN movie ON movie.id = wanted.value ORDER BY wanted.key`,
      JSON.stringify(ids),
    );
    return found.map(({ id, added }) => ({
      path: path(String(id)),
      ...(added && { changed: added }),
    }));
  },
});

type Row = { id: string; within: string };

/** A short list of pages: `count` and `rows` are queries. */
const few = (count: string, rows: string, page: (row: Row) => ListedPage): Kind => ({
  count: (db) => db.one<{ n: number }>(count)?.n ?? 0,
  from: (db, skipped, limit) => db.all<Row>(rows, limit, skipped).map(page),
});

/** A list with pages: its id, and how much it has. */
type Listed = { id: string; n: number };

/** The pages of lists, which are far fewer than pages. `lists` selects each, in their order. */
function numbered(lists: string, size: number, path: (id: string) => string): Kind {
  const pagesOf = ({ n }: Listed) => Math.max(1, Math.ceil(n / size));
  const pageOf = ({ id }: Listed, page: number) => ({
    path: withParams(path(id), { page: page > 1 ? page : null }),
  });
  return {
    count: (db) => db.all<Listed>(lists).reduce((sum, list) => sum + pagesOf(list), 0),
    from(db, skipped, limit) {
      const found: ListedPage[] = [];
      let before = skipped;
      for (const list of db.all<Listed>(lists)) {
        const end = Math.min(pagesOf(list), before + limit - found.length);
        for (let page = before + 1; page <= end; page += 1) found.push(pageOf(list, page));
        before = Math.max(0, before - pagesOf(list));
      }
      return found;
    },
  };
}

const lists = (kind: 'season' | 'drama', path: (id: string) => string): Kind => {
  const episodes = '(SELECT count(*) FROM episode WHERE season_id = season.id) AS n';
  const id = kind === 'season' ? 'id' : 'title AS id';
  const all = `SELECT ${id}, ${episodes} FROM season WHERE kind = '${kind}' ORDER BY position, 1`;
  return numbered(all, WHOLE_PAGE, path);
};

const episodes = (kind: 'season' | 'drama', player: string): Kind =>
  few(
    `SELECT count(*) AS n FROM episode JOIN season ON season.id = season_id WHERE kind = '${kind}'`,
    `SELECT episode.id, season.${kind === 'season' ? 'id' : 'title'} AS within
      FROM episode JOIN season ON season.id = season_id WHERE kind = '${kind}'
      ORDER BY season.position, season.id, episode.number, episode.id LIMIT ? OFFSET ?`,
    ({ id, within }) => ({ path: withParams(player, { [kind]: within, episode: id }) }),
  );

const genres = numbered(
  "SELECT slug AS id, sum(n) AS n FROM genre_total WHERE kind = 'movie' GROUP BY slug HAVING sum(n) > 0 ORDER BY slug",
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

/** Returns the number of pages. */
export function countPages({ db }: HostContext): number {
  return KINDS.reduce((sum, kind) => sum + kind.count(db), 0);
}

/** Returns up to `limit` pages, without the first `skipped` ones. */
export async function pagesFrom(
  { db }: HostContext,
  skipped: number,
  limit: number,
): Promise<ListedPage[]> {
  const found: ListedPage[] = [];
  let before = skipped;
  for (const kind of KINDS) {
    if (found.length === limit) break;
    const all = kind.count(db);
    if (before < all) found.push(...(await kind.from(db, before, limit - found.length)));
    before = Math.max(0, before - all);
  }
  return found;
}
