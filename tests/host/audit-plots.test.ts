/** The audit beside a file of plots, and its counts of the lists. */
import { expect, it } from 'vitest';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { countLists } from '#/tools/audit/lists.ts';
import { sharedWithPlots } from '#/tools/audit/texts.ts';
import { NOW } from '../fixtures/embedded-host.ts';
import { openWorkshop } from '../fixtures/imports.ts';
import { seedOf } from '../fixtures/seeds.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const RUN = 'a harbour of glass that nobody has ever';
const runs = new Map([[RUN, 'Zanthe (1931)']]);

it.each(['plots.ndjson', 'plots.ndjson.gz'])('texts are compared with %s', async (name) => {
  const work = openWorkshop();
  const lines = [
    { title: 'The Copy', year: 1932, extract: `It tells of ${RUN} seen.` },
    { title: 'Another', year: 1933, extract: 'A keeper who has never seen the sea.' },
    { title: 'Without a plot', year: 1934 },
    'no JSON',
    '',
    '7',
  ];
  expect(await sharedWithPlots(work.file(name, lines), runs)).toEqual({
    shared: [`Zanthe (1931) and The Copy: ${RUN}`],
    plots: 2,
  });
  work.close();
});

it('a file that is not there is named', async () => {
  await expect(sharedWithPlots('/nowhere/plots.ndjson', runs)).rejects.toThrow('/nowhere/plots');
});

it('lists are counted with what plays, and what plays without the internet', () => {
  const db = openDb(':memory:');
  const film = { date: '1940', language: 'hi', added: '2026-11-21' };
  const drama = { title: 'Waris', date: '1979' };
  const seed = seedOf({
    films: [
      ...Array.from({ length: 21 }, (_, n) => ({ ...film, title: `Facts ${n}` })),
      { ...film, title: 'There', archive: 'item' },
      { ...film, title: 'Ours', clip: 'ours' },
    ],
    songs: [{ title: 'Boots', youtube: 'abcdefghijk' }, { title: 'Unheard' }],
    series: [
      {
        title: 'Lamps',
        date: '1950',
        seasons: [
          {
            title: 'Lamps 1',
            released: 1950,
            episodes: [{ number: 1, clip: 'lamp' }, { number: 2 }],
          },
        ],
      },
    ],
    dramas: [{ ...drama, episodes: [{ number: 1, archive: 'item' }] }],
  });
  fillFromSeed(db, seed);
  const counts = countLists({ db, siteUrl: SITE_URL, now: () => NOW });
  const of = (list: string) => counts.find((count) => count.list === list);
  expect(of('Hindi')).toEqual({ list: 'Hindi', entries: 23, play: 2, ours: 1 });
  expect(of('Recently added')).toMatchObject({ entries: 23, play: 2, ours: 1 });
  expect(of('Punjabi')).toMatchObject({ entries: 0, play: 0, ours: 0 });
  expect(of('Songs')).toMatchObject({ entries: 2, play: 1, ours: 0 });
  expect(of('Seasons')).toMatchObject({ entries: 1, play: 1, ours: 1 });
  expect(of('Dramas')).toMatchObject({ entries: 1, play: 1, ours: 0 });
  db.close();
});
