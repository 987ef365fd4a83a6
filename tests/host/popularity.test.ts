/** Popularity follows from what the files know, but not from what plays or from how many people are named. */
import { describe, expect, it } from 'vitest';
import type { Part, Seed } from '#/host/catalogue/files/folder.ts';
import { importFile } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import {
  importedPopularity,
  importedPopularitySql,
  personPopularity,
  titlePopularity,
} from '#/host/seed/popularity.ts';
import { filledDb } from '../fixtures/embedded-host.ts';
import { openWorkshop, quiet } from '../fixtures/imports.ts';
import { seedOf } from '../fixtures/seeds.ts';

const SOUTH_ASIAN = ['bn', 'hi', 'mr', 'pa', 'ur'];
const people = [
  { name: 'Ann', biography: 'An actor of the stage and of many films.' },
  { name: 'Bob', biography: 'A director of films and of short cartoons.' },
];

/** Returns the popularity of each entry of these files, by its name. */
function popularityIn(parts: Partial<Record<Part, readonly object[]>>): Record<string, number> {
  const db = openDb(':memory:');
  fillFromSeed(db, seedOf(parts) as Seed);
  const rows = db.all<{ name: string; popularity: number }>('SELECT name, popularity FROM entity');
  db.close();
  return Object.fromEntries(rows.map(({ name, popularity }) => [name, popularity]));
}

const film = (title: string, more: object = {}) => ({ title, date: '1950', rating: 8, ...more });

describe('the popularity of a title', () => {
  it('grows with its rating, its names in other languages up to four, and works that lead to it', () => {
    expect(titlePopularity(8, 0, 0)).toBe(64);
    expect(titlePopularity(8.1, 0, 0)).toBe(64.8);
    expect([titlePopularity(8, 1, 0), titlePopularity(8, 9, 0)]).toEqual([65, 68]);
    expect([titlePopularity(8, 0, 1), titlePopularity(8, 0, 3)]).toEqual([66, 68]);
    expect(titlePopularity(10, 9, 1000)).toBe(92);
  });

  it('is the same with a player, and with any number of people whom no other work names', () => {
    const many = Array.from({ length: 30 }, (_, n) => [`Nobody ${n}`]);
    const { Plain, Playing, Long } = popularityIn({
      films: [film('Plain'), film('Playing', { archive: 'an-item' }), film('Long', { cast: many })],
    });
    expect([Plain, Playing, Long]).toEqual([64, 64, 64]);
  });

  it('knows a native title, titles in other languages, and the works that lead to it', () => {
    const cast = [['Ann']];
    const named = popularityIn({
      films: [
        film('Led', { cast }),
        film('Leading', { directors: ['Ann'], cast }),
        film('Unrated', { cast, rating: undefined }),
        film('Sung'),
        film('Native', { native: { lang: 'ur', text: 'نام' }, titles: { fr: 'Nom' } }),
      ],
      songs: [{ title: 'A song', film: 'Sung' }],
    });
    expect(named).toMatchObject({ Led: 66, Leading: 66, Sung: 66, Native: 66 });
  });

  it('without a rating is that of a rating of 5, and counts nothing for its people and their works', () => {
    const cast = [['Ann']];
    const lost = film('Lost', { cast, rating: undefined });
    expect(popularityIn({ films: [lost], people })).toEqual({ Lost: 40, Ann: 0 });
    const { Kept } = popularityIn({ films: [lost, film('Kept', { cast })], people });
    expect(Kept).toBe(64);
  });
});

describe('the popularity of a person', () => {
  it('is of the best titles, from 0 to 10, and half as much without a biography', () => {
    expect(personPopularity([], true)).toBe(0);
    expect(personPopularity([8], true)).toBe(3.2);
    expect(personPopularity([5, 8], true)).toBe(4.4);
    expect(personPopularity([8], false)).toBe(1.6);
    expect(
      personPopularity(
        Array.from({ length: 500 }, () => 10),
        true,
      ),
    ).toBe(10);
  });

  it('counts each title once, and a short film for less', () => {
    const short = { kind: 'cartoon', directors: ['Bob'], cast: [['Bob']] };
    const { Ann, Bob } = popularityIn({
      films: [film('One', { directors: ['Ann'], cast: [['Ann']] }), film('Two', short)],
      people,
    });
    expect([Ann, Bob]).toEqual([3.2, 2.4]);
  });
});

describe('the popularity of an imported film', () => {
  it('is that of its best-known person and its text, from 4 to 40', () => {
    expect([importedPopularity(1, false), importedPopularity(1, true)]).toEqual([4, 12]);
    expect([importedPopularity(4, false), importedPopularity(5000, true)]).toEqual([12, 40]);
    const grown = [1, 2, 3, 4, 15, 16, 63, 64, 255, 256].map((n) => importedPopularity(n, false));
    expect(grown).toEqual([4, 8, 8, 12, 12, 20, 20, 28, 28, 36]);
  });

  it('is the same in SQL', () => {
    const db = openDb(':memory:');
    const sql = importedPopularitySql('titles', 'has_text');
    for (const titles of [1, 2, 3, 4, 16, 63, 64, 256, 5000]) {
      for (const text of [0, 1]) {
        const row = db.one(
          `SELECT ${sql} AS n FROM (SELECT ? AS titles, ? AS has_text)`,
          titles,
          text,
        );
        expect(row).toEqual({ n: importedPopularity(titles, text === 1) });
      }
    }
    db.close();
  });

  it('is the same whichever import came first, and however many there were', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => ({
      title: `Quokka ${n}`,
      year: 1950,
      cast: [`Ann ${n % 2}`, `Bob ${n % 7}`, `Cid ${n % 20}`],
      extract: n % 3 ? '' : 'Text.',
    }));
    const inOrder = async (parts: (typeof lines)[]) => {
      const { db, file, close } = openWorkshop();
      for (const [n, part] of parts.entries()) await importFile(db, file(`${n}`, part), quiet);
      const rows = db.all(
        "SELECT name, popularity FROM entity WHERE name LIKE 'Quokka %' ORDER BY name",
      );
      close();
      return rows;
    };
    const whole = await inOrder([lines]);
    const parts = [lines.slice(0, 3), lines.slice(3, 19), lines.slice(19)];
    expect(await inOrder(parts)).toEqual(whole);
    expect(await inOrder(parts.toReversed())).toEqual(whole);
  });

  it('does not grow with a list of people whom no other film names', async () => {
    const { db, file, close } = openWorkshop();
    const many = Array.from({ length: 30 }, (_, n) => `Quill Verrat ${n}`);
    const lines = [
      { title: 'Quokka One', year: 1950, cast: many },
      { title: 'Quokka Two', year: 1951, cast: ['Ann Zanthe'] },
      { title: 'Quokka Three', year: 1952, directors: ['Ann Zanthe'] },
    ];
    await importFile(db, file('films.ndjson', lines), quiet);
    const rows = db.all<{ popularity: number }>(
      "SELECT popularity FROM entity WHERE name LIKE 'Quokka %' AND kind = 'movie' ORDER BY id",
    );
    close();
    expect(rows.map(({ popularity }) => popularity)).toEqual([4, 8, 8]);
  });
});

describe('in the open catalogue', () => {
  const db = filledDb();

  it('at least five of the first twenty films are South Asian', () => {
    const first = db.all<{ language: string }>(
      "SELECT language FROM entity WHERE kind = 'movie' ORDER BY popularity DESC, id LIMIT 20",
    );
    expect(first.filter(({ language }) => SOUTH_ASIAN.includes(language)).length).toBeGreaterThan(
      4,
    );
  });

  it('so are five of the first twenty people, and Dilip Kumar stands above Dave Fleischer', () => {
    const first = db.all<{ name: string; south: number; others: number }>(
      `SELECT person.name, count(*) FILTER (WHERE title.language IN ('bn', 'hi', 'mr', 'pa', 'ur')) AS south,
         count(*) AS others FROM entity AS person JOIN credit ON person_id = person.id
       JOIN entity AS title ON title.id = title_id
       GROUP BY person.id ORDER BY person.popularity DESC, person.id`,
    );
    const twenty = first.slice(0, 20);
    expect(twenty.filter(({ south, others }) => south * 2 > others).length).toBeGreaterThan(4);
    const names = first.map(({ name }) => name);
    expect(names.indexOf('Dilip Kumar')).toBeLessThan(names.indexOf('Dave Fleischer'));
  });
});
