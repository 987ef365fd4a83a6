/** Facts of South Asian titles that were wrong in the open catalogue stay mended. */
import { describe, expect, it } from 'vitest';
import { textsOf } from '#/host/audit/texts.ts';
import { filmId } from '#/host/seed/ids.ts';
import { loadSeed } from '#/host/seed/load.ts';

const seed = loadSeed();
const { films } = seed;

const film = (title: string) => {
  const found = films.filter((one) => one.title === title);
  expect(found.map((one) => one.title)).toEqual([title]);
  return found[0];
};

describe('films', () => {
  it.each([
    ['Chaudhary Karnail Singh', '1962-09-07', 'Chaudhary Karnail Singh', '1960'],
    ['Sheela (Pind Di Kuri)', '1936', 'Sheela (Pind Di Kuri)', '1935'],
    ['Kartar Singh', '1959-06-18', 'Kartar Singh', '1959'],
    ["Cookin' with Gags", '1955', 'Popeye: Cooking with Gags', '1955'],
  ])('%s is of %s, and keeps its id', (title, date, oldTitle, oldDate) => {
    const mended = film(title);
    expect(mended?.date).toBe(date);
    expect(mended && filmId(mended)).toBe(filmId({ title: oldTitle, date: oldDate }));
  });

  it.each([
    ['The Light of Asia', ['IN', 'DE']],
    ['Shiraz', ['IN', 'DE', 'GB']],
    ['A Throw of Dice', ['IN', 'DE', 'GB']],
    ['Karma', ['IN', 'GB']],
  ])('%s is of %j', (title, countries) => {
    expect(film(title)?.countries).toEqual(countries);
  });

  it('name the leads of Sheela, and that its sources differ', () => {
    const sheela = film('Sheela (Pind Di Kuri)');
    expect(sheela?.cast.slice(0, 3).map(([name]) => name)).toEqual([
      ...['Nawab Begum', 'Nawazish Ali', 'K. L. Rajpal'],
    ]);
    expect(sheela?.overview).toContain('1935, 1936 or 1937');
  });

  it('of which no copy is known have no rating', () => {
    const lost = [
      ...['Alam Ara', 'Kisan Kanya', 'Sheela (Pind Di Kuri)', 'Heer Sial', 'Gul Bakavali'],
      'Yamla Jat',
    ];
    const rated = films.filter(({ title, rating, date }) => {
      return lost.includes(title) && date < '1941' && rating !== undefined;
    });
    expect(rated).toEqual([]);
  });

  it('of Punjab have their plot, or say that it is not recorded', () => {
    const texts = films
      .filter(({ language, date }) => language === 'pa' && date < '1971')
      .map(({ overview }) => overview ?? '');
    expect(texts.length).toBeGreaterThanOrEqual(13);
    const unknown = texts.filter((text) => text.endsWith(' Its plot is not recorded here.'));
    expect(unknown).toHaveLength(3);
  });
});

describe('texts', () => {
  it.each(['Academy Award', 'falls for', 'sets out', 'Famous Studios colour cartoon'])(
    'say “%s” at most three times',
    (words) => {
      const said = textsOf(seed).filter(({ text }) => text.includes(words));
      expect(said.length).toBeGreaterThan(0);
      expect(said.length).toBeLessThanOrEqual(3);
    },
  );

  it('do not give the story away', () => {
    const drama = seed.dramas.find(({ title }) => title === 'Dhoop Kinare');
    expect(drama?.overview).not.toContain('granddaughter');
    expect(film('The Scarlet Letter')?.overview).not.toContain('minister');
  });
});
