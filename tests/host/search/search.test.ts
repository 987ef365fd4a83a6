import { afterAll, describe, expect, it, vi } from 'vitest';
import { settleAll } from '#/host/catalogue/settle.ts';
import { addEntity } from '#/host/seed/entity.ts';
import { askHost, createTestHost } from '../../fixtures/embedded-host.ts';

/** These tests make many calls, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const { host, db, reported } = createTestHost();
afterAll(() => db.close());

type Hit = { id: number; title?: string; name?: string; media_type: string; close?: boolean };

async function hits(query: string): Promise<Hit[]> {
  const path = `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;
  const { status, body } = await askHost(host, path);
  expect(status).toBe(200);
  return body as Hit[];
}

const names = async (query: string) => (await hits(query)).map(({ title, name }) => title ?? name);
const first = async (query: string) => (await names(query))[0];

/** Returns the names by which a search does not find their entity. */
async function lost(rows: { id: number; name: string }[]): Promise<string[]> {
  const answers = await Promise.all(rows.map(({ name }) => hits(name)));
  return rows
    .filter(({ id }, index) => !answers[index]?.some((hit) => hit.id === id))
    .map(({ name }) => name);
}

describe('a title is the first result', () => {
  it.each([
    ['of its beginning', 'night of the liv', 'Night of the Living Dead'],
    ['of some of its words', 'living dead', 'Night of the Living Dead'],
    ['of its words in any order', 'dead living the night', 'Night of the Living Dead'],
    ['of parts of words in any order', 'moon tri', 'A Trip to the Moon'],
    ['in capitals', 'NOSFERATU', 'Nosferatu'],
    ['without its accents', 'haxan', 'Häxan'],
    ['with accents in capitals', 'HÄXAN', 'Häxan'],
    ['with accents that it has not', 'métropolis', 'Metropolis'],
    ['with its accent written apart', 'Ha\u0308xan', 'Häxan'],
    ['without its points', 'doa', 'D.O.A.'],
    ['with its points', 'd.o.a.', 'D.O.A.'],
    ['without its hyphens', 'mughaleazam', 'Mughal-e-Azam'],
    ['in its own language', 'frau im mond', 'Woman in the Moon'],
    ['in Cyrillic', 'броненосец потёмкин', 'Battleship Potemkin'],
    ['in Urdu', 'پکار', 'Pukar'],
    ['in Hindi', 'आवारा', 'Awaara'],
    ['in Gurmukhi', 'ਭੰਗੜਾ', 'Bhangra'],
    ['of the beginning of a word in Hindi', 'मधुम', 'Madhumati'],
    ['in full width', 'ＭＥＴＲＯＰＯＬＩＳ', 'Metropolis'],
  ])('%s: %s', async (_, query, title) => {
    expect(await first(query)).toBe(title);
  });
});

describe('one typo', () => {
  it.each([
    ['a wrong letter', 'nosfaratu', 'Nosferatu'],
    ['a missing letter', 'nosfeatu', 'Nosferatu'],
    ['a missing last letter', 'nosferat', 'Nosferatu'],
    ['a letter too many', 'nosferratu', 'Nosferatu'],
    ['a letter too many at the end', 'nosferatuu', 'Nosferatu'],
    ['two letters swapped', 'nosfertau', 'Nosferatu'],
    ['one in a longer query', 'nigth of the living dead', 'Night of the Living Dead'],
    ['one in each of two words', 'nihgt of the livng dead', 'Night of the Living Dead'],
    [
      'a wrong consonant in a few words of a title',
      'of the living deal',
      'Night of the Living Dead',
    ],
    ['one where the beginning is missing', 'trip to the noob', 'A Trip to the Moon'],
    ['one in a short word', 'phantom of the opeka', 'The Phantom of the Opera'],
    ['two letters swapped in one', 'phantom oprea', 'The Phantom of the Opera'],
    ['one in a name', 'buster keeton', 'Buster Keaton'],
    ['one in another script', 'मधुमति', 'Madhumati'],
  ])('is forgiven: %s, as in %s', async (_, query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  it('in a whole word ranks above one in the beginning of a longer word', async () => {
    expect(await first('zoro')).toContain('Zorro');
  });
});

describe('a search', () => {
  it('finds people and series beside movies', async () => {
    expect((await hits('buster keaton'))[0]).toMatchObject({ media_type: 'person' });
    expect((await hits('sherlock holmes'))[0]).toMatchObject({ media_type: 'tv' });
    expect((await hits('metropolis'))[0]).toMatchObject({ media_type: 'movie' });
  });

  it('finds films, series and people by their names', async () => {
    // Every fifth entity. Ids are hashes, so the sample is spread over all entities.
    const rows = db.all<{ id: number; name: string }>('SELECT id, name FROM entity ORDER BY id');
    const some = rows.filter((_, index) => index % 5 === 0);
    expect(await lost(some)).toEqual([]);
  });

  it.each(['original', 'native_text'])('finds everything by its %s', async (column) => {
    const rows = db.all<{ id: number; name: string }>(
      `SELECT id, ${column} AS name FROM entity WHERE ${column} IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(await lost(rows)).toEqual([]);
  });

  it('gives at most fifty results, each once', async () => {
    const found = await hits('the');
    expect(found).toHaveLength(50);
    expect(new Set(found.map(({ id }) => id)).size).toBe(50);
  });

  it('puts the exact title before longer ones that begin with it', async () => {
    const found = await names('the general');
    expect(found[0]).toBe('The General');
    expect(found).toContain('The Inspector General');
    expect(await first('m')).toBe('M');
  });

  it.each([
    ['nosferatu 1922', ['Nosferatu']],
    ['1922 nosferatu', ['Nosferatu']],
    ['nosferatu 1923', []],
  ])('is narrowed by a year: %s', async (query, expected) => {
    const close = (await hits(query)).filter((hit) => hit.close !== true);
    expect(close.map(({ title }) => title)).toEqual(expected);
  });

  it('takes a year alone as a word of a title', async () => {
    addEntity(db, 'import', { id: 7, kind: 'movie', name: '1922', popularity: 1 });
    settleAll(db);
    expect(await names('1922')).toEqual(['1922']);
  });

  it('tells near spellings apart, and gives them only where few names match', async () => {
    const moon = await hits('moon');
    expect(moon.length).toBeGreaterThanOrEqual(4);
    expect(moon.filter(({ close }) => close)).toEqual([]);
    const found = await hits('nosfaratu');
    expect(found[0]).toMatchObject({ title: 'Nosferatu', folded: 'Nosferatu' });
    expect((await hits('nosbaratu'))[0]).toMatchObject({ title: 'Nosferatu', close: true });
  });

  it('gives no near spelling where a year leaves enough', async () => {
    const films = ['Wombat 1978', 'Wombat', 'A Wombat', 'Wombats'];
    films.forEach((name, index) => {
      const released = index === 0 ? '1960' : '1977';
      addEntity(db, 'import', { id: 20 + index, kind: 'movie', name, released, popularity: 1 });
    });
    settleAll(db);
    expect((await hits('wombat 1977')).map(({ id }) => id).sort()).toEqual([21, 22, 23]);
  });

  it('has titles before people who match as well, however popular', async () => {
    addEntity(db, 'import', { id: 8, kind: 'person', name: 'Quokka', popularity: 10 });
    addEntity(db, 'import', { id: 9, kind: 'movie', name: 'Quokka', popularity: 0 });
    settleAll(db);
    expect((await hits('quokka')).map(({ media_type }) => media_type)).toEqual(['movie', 'person']);
  });
});

describe('any query', () => {
  it.each([
    '',
    ' ',
    '%',
    '"',
    '"night',
    "'",
    "night' OR 1=1 --",
    '*',
    '-',
    '^night',
    'night*',
    'NEAR(',
    'NEAR(night living, 2)',
    'AND',
    'night AND',
    'OR NOT AND',
    'name:night',
    '{name other}: night',
    '\u0000',
    'night\u0000',
    '\\',
    '\ud800',
    '😀',
    '\u0301',
    '्',
    '𞤀𞤁',
    'x'.repeat(10_000),
    'night '.repeat(2000),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ])('%j gets an array', async (query) => {
    expect(await hits(query)).toBeInstanceOf(Array);
    expect(reported).toEqual([]);
  });

  it('the operators of the index’s query language count as plain words', async () => {
    expect(await first('night AND living')).toBe(await first('night and living'));
    expect(await first('"living" dead*')).toBe('Night of the Living Dead');
  });

  it('a malformed query gets an array, too', async () => {
    for (const raw of ['?query=%', '?query=%E0%A4%A', '?query', '', '?query=a&query=b', '?q=x']) {
      const { status, body } = await askHost(host, `/api/tmdb/dashboard/search${raw}`);
      expect(status).toBe(200);
      expect(body).toBeInstanceOf(Array);
    }
  });
});
