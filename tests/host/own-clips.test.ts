/** Clips of our own play without the internet, and each is listed as what it is. */
import { afterAll, expect, it } from 'vitest';
import type { ClipRow } from '#/contract/rows/clip.ts';
import { countLists } from '#/tools/audit/lists.ts';
import { askHost, createTestHost, NOW } from '../fixtures/embedded-host.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const { db, host } = createTestHost();
afterAll(() => db.close());

const { clips, films, series } = shippedSeed();
const madeAs = (kind: string) =>
  clips
    .filter((clip) => clip.kind === kind)
    .map(({ name }) => name)
    .toSorted();
const clipsOf = (entries: readonly { clip?: string }[]) =>
  entries.flatMap(({ clip }) => clip ?? []).toSorted();

it.each(['Songs', 'Fitness', 'Seasons', 'English', 'Recently added'])(
  'the list %s has something of ours',
  (list) => {
    const counts = countLists({ db, siteUrl: SITE_URL, now: () => NOW });
    expect(counts.find((count) => count.list === list)?.ours).toBeGreaterThanOrEqual(1);
  },
);

it.each([
  ['all/songs', 'songs'],
  ['fitness/data', 'data'],
])(
  '%s says of each clip of ours what it is and how long it plays, and counts no views',
  async (path, key) => {
    const { body } = await askHost(host, `/api/tmdb/${path}?page=1`);
    const rows = (body as Record<string, ClipRow[]>)[key] ?? [];
    const said = new Map(clips.map(({ title, notes, seconds }) => [title, { notes, seconds }]));
    expect(rows).toHaveLength(8);
    for (const { title, notes, seconds, views } of rows) {
      expect([title, { notes, seconds }, views]).toEqual([title, said.get(title), '']);
    }
  },
);

it('the films of ours stand first in the list of English films', async () => {
  const { body } = await askHost(host, '/api/tmdb/english-movies?page=1');
  const { result } = body as { result: { links: string }[] };
  const paths = result.map(({ links }) => new URL(links).pathname.replace('/clips/', ''));
  expect(paths.slice(0, 2).toSorted()).toEqual(madeAs('movie'));
});

it('the films of ours are shorts with English words, and say why they play', () => {
  const ours = films.filter(({ clip }) => clip !== undefined);
  expect(clipsOf(ours)).toEqual(madeAs('movie'));
  expect(ours.length).toBeGreaterThanOrEqual(2);
  for (const film of ours) {
    expect(film).toMatchObject({ kind: 'short', language: 'en', basis: { kind: 'our own' } });
  }
});

it('the episodes of ours belong to a series', () => {
  const seasons = series.flatMap((one) => one.seasons);
  expect(clipsOf(seasons.flatMap(({ episodes }) => episodes))).toEqual(madeAs('episode'));
});

it.each(['song', 'fitness'])(
  'all clips of ours of the kind %s, and no others, are in its list',
  (kind) => {
    const links = db.all<{ link: string }>(
      "SELECT link FROM clip WHERE kind = ? AND link LIKE '/clips/%'",
      kind,
    );
    const names = links.map(({ link }) => link.replace('/clips/', ''));
    expect(names.toSorted()).toEqual(madeAs(kind));
  },
);
