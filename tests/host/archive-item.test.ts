/** For which items of archive.org the embedded host's catalogue has a player. */
import { afterAll, describe, expect, it } from 'vitest';
import { placesOfItem } from '#/host/queries/archive-item.ts';
import { filledDb } from '../fixtures/embedded-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const ARCHIVE = 'https://archive.org';
const db = filledDb();
afterAll(() => db.close());
const context = { db, siteUrl: SITE_URL, now: () => new Date() };
const placesOf = (item: string, at = ARCHIVE) => placesOfItem(context, `${at}/embed/${item}`);

/** Lets one row of a table play an item, and returns the row's id. */
function play(table: string, column: string, item: string, where = ''): string {
  const key = table === 'video' ? 'series_id' : 'id';
  const row = db.one<{ id: string | number }>(`SELECT ${key} AS id FROM ${table} ${where} LIMIT 1`);
  const link = `${ARCHIVE}/embed/${item}`;
  db.run(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`, link, row?.id ?? '');
  return String(row?.id);
}

it('a clip of ours plays where the catalogue has it', () => {
  expect(placesOfItem(context, '/clips/the-nuqta')).toEqual([['movie 600765021']]);
  expect(placesOfItem(context, '/clips/box-breathing')).toEqual([['clip fitness-box-breathing']]);
  expect(placesOfItem(context, '/clips/the')).toEqual([]);
});

describe('an item plays', () => {
  it('as a film, and as the trailer of one', () => {
    const film = play('movie', 'link', 'a-film');
    const trailed = play('movie', 'trailer', 'a-trailer');
    expect(placesOf('a-film')).toEqual([[`movie ${film}`]]);
    expect(placesOf('a-trailer')).toEqual([[`movie ${trailed}`]]);
  });

  it('as an episode, of a season with its series or of a drama', () => {
    const inSeason = `WHERE season_id IN (SELECT id FROM season WHERE kind = 'season' AND entity_id > 0)`;
    const episode = play('episode', 'link', 'an-episode', inSeason);
    const season = db.one<{ id: string; series: number }>(
      `SELECT season.id, entity_id AS series FROM season JOIN episode ON season_id = season.id
       WHERE episode.id = ?`,
      episode,
    );
    expect(placesOf('an-episode')).toEqual([
      [`episode ${episode}`, `season ${season?.id}`, `series ${season?.series}`],
    ]);
    const drama = db.one<{ title: string }>(
      "SELECT title FROM season WHERE kind = 'drama' LIMIT 1",
    );
    const of = `WHERE season_id IN (SELECT id FROM season WHERE kind = 'drama' AND title = '${drama?.title}')`;
    const part = play('episode', 'link', 'of-a-drama', of);
    expect(placesOf('of-a-drama')).toEqual([[`episode ${part}`, `drama ${drama?.title}`]]);
  });

  it('as a song, with the film that it is from, and as an exercise film', () => {
    const ofFilm = `WHERE entity_id IN (SELECT entity_id FROM entry WHERE part = 'songs'
      AND json_extract(content, '$.film') IN (SELECT name FROM entity WHERE kind = 'movie'))`;
    const song = play('clip', 'link', 'a-song', ofFilm);
    expect(placesOf('a-song')).toEqual([[`song ${song}`, expect.stringMatching(/^movie \d+$/)]]);
    const exercise = play('clip', 'link', 'an-exercise', "WHERE kind = 'fitness'");
    expect(placesOf('an-exercise')).toEqual([[`clip ${exercise}`]]);
  });

  it('as a video of a series', () => {
    const series = play('video', 'key', 'a-video');
    expect(placesOf('a-video')[0]).toContain(`series ${series}`);
  });

  it('also where only a file of it plays, and in each place that it does', () => {
    play('movie', 'link', 'parts/reel%2F1.mp4', 'ORDER BY id DESC');
    play('clip', 'link', 'parts');
    expect(placesOf('parts')).toHaveLength(2);
  });
});

describe('an item does not play', () => {
  it('if only the beginning of another’s name is the same', () => {
    play('movie', 'link', 'lamp-1931', 'WHERE link IS NULL');
    for (const item of ['lamp', 'lamp-', 'lamp-193', 'lamp-19310', 'LAMP-1931', '']) {
      expect(placesOf(item), item).toEqual([]);
    }
    expect(placesOf('lamp-1931')).toHaveLength(1);
  });

  it('if its address says more, such as where it starts', () => {
    play('movie', 'link', 'starts?start=90', 'WHERE link IS NULL');
    expect(placesOf('starts')).toEqual([]);
  });

  it('if it stands at another address of archive.org', () => {
    expect(placesOf('lamp-1931', 'http://127.0.0.1:8799')).toEqual([]);
  });
});

it.each([
  ['an item', `${ARCHIVE}/embed/lamp`, 'archive'],
  ['a clip of ours', '/clips/lamp', 'own_clip'],
])('%s is found by indexes alone, however many films there are', (_, base, index) => {
  const requested: string[] = [];
  const watching = {
    ...db,
    all: <T>(sql: string, ...values: string[]) => {
      requested.push(sql);
      return db.all<T>(sql, ...values);
    },
  };
  placesOfItem({ ...context, db: watching as typeof db }, base);
  expect(requested).toHaveLength(5);
  for (const sql of requested) {
    const plan = db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, 'x');
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(`^SEARCH \\w+ USING (COVERING )?INDEX \\w+_${index} `),
    ]);
  }
});
