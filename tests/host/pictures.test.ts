import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestHost } from '../fixtures/embedded-host.ts';

/** These tests make many calls, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const { host, db, reported } = createTestHost();
afterAll(() => db.close());

const MOST_BYTES = 3000;
const picture = async (path: string) => {
  const response = host.fetch(path);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

/** File names of every picture, as answers name them. */
const ids = (sql: string) => db.all<{ id: number | string }>(sql).map(({ id }) => id);
const files = {
  movie: ids("SELECT id FROM entity WHERE kind = 'movie'").map((id) => `${id}.svg`),
  backdrop: ids("SELECT id FROM entity WHERE kind <> 'person'").map((id) => `${id}-b.svg`),
  series: ids("SELECT id FROM entity WHERE kind = 'series'").map((id) => `${id}.svg`),
  person: ids("SELECT id FROM entity WHERE kind = 'person'").map((id) => `${id}.svg`),
  season: ids('SELECT number AS id FROM season').map((id) => `${id}.svg`),
  episode: ids('SELECT id FROM episode').map((id) => `${id}.svg`),
  clip: ids('SELECT id FROM clip').map((id) => `${id}.svg`),
  'wide clip': ids('SELECT id FROM clip').map((id) => `${id}-b.svg`),
};

describe.each(Object.entries(files))('the picture of a %s', (_, all) => {
  /** Of many every third one. */
  const names = all.length > 100 ? all.filter((_, at) => at % 3 === 0) : all;

  it('is drawn, small, and the same twice', async () => {
    expect(names.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const name of names) {
      const { status, text, headers } = await picture(`/t/p/w500/${name}`);
      const again = (await picture(`/t/p/w500/${name}`)).text;
      const drawn = status === 200 && text.startsWith('<svg ') && text.endsWith('</svg>');
      const small = Buffer.byteLength(text) < MOST_BYTES;
      const typed = headers.get('content-type') === 'image/svg+xml';
      if (!drawn || !small || !typed || again !== text) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a picture', () => {
  const [movie = ''] = files.movie;

  it.each(['w185', 'w500', 'w1280'])('is the same drawing at %s', async (size) => {
    const { status, text } = await picture(`/t/p/${size}/${movie}`);
    expect(status).toBe(200);
    expect(text).toBe((await picture(`/t/p/w500/${movie}`)).text);
  });

  it('of a backdrop is another drawing than the poster', async () => {
    const backdrop = movie.replace('.svg', '-b.svg');
    const { status, text } = await picture(`/t/p/w1280/${backdrop}`);
    expect(status).toBe(200);
    expect(text).not.toBe((await picture(`/t/p/w1280/${movie}`)).text);
  });

  it('contains no script and loads nothing', async () => {
    for (const name of [movie, files.person[0], files.clip[0]]) {
      const { text } = await picture(`/t/p/w500/${name}`);
      expect(text).not.toMatch(/<script|\son\w+=|href=|url\((?!#)|<foreignObject|<!/i);
    }
  });

  it('may be shown by pages of other sites, and cached', async () => {
    const { headers } = await picture(`/t/p/w500/${movie}`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
  });

  it.each([
    '/t/p/w500/999999999999.svg',
    '/t/p/w500/nothing.svg',
    '/t/p/w500/99999999999999999999.svg',
    '/t/p/w500/.svg',
    '/t/p/w500/',
    '/t/p/',
    `/t/p/w500/${movie.replace('.svg', '.jpg')}`,
    `/t/p/w500/${movie}/`,
    `/t/p/w500//${movie}`,
    `/t/p/w500/../w500/${movie}`,
    `/t/p/w300/${movie}`,
    `/t/p/original/${movie}`,
    `/t/p/w0500/${movie}`,
    `/t/p/W500/${movie}`,
    '/t/p/w500/%00.svg',
    '/t/p/w500/%E0%A4%A.svg',
  ])('is 404 and empty at %s', async (path) => {
    expect(await picture(path)).toMatchObject({ status: 404, text: '' });
    expect(reported).toEqual([]);
  });

  it('of a clip whose name ends like a backdrop’s is the clip’s', async () => {
    db.run(
      "INSERT INTO clip (id, kind, title, position) VALUES ('song-plan-b', 'song', 'Plan B', 1000)",
    );
    const { status, text } = await picture('/t/p/w500/song-plan-b.svg');
    expect(status).toBe(200);
    expect(text).toContain('PLAN B');
  });

  it('that does not exist is not cached, because an import may add it', async () => {
    const { headers } = await picture('/t/p/w500/999999999999.svg');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
