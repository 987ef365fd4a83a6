/** What readers found wrong in the open catalogue stays mended. */
import { describe, expect, it } from 'vitest';
import { filmId } from '#/host/seed/ids.ts';
import { linkOf } from '#/host/seed/links.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const { films, series, dramas, people, songs, fitness } = shippedSeed();

const find = <T extends { title: string }>(entries: readonly T[], title: string): T => {
  const found = entries.find((entry) => entry.title === title);
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
};
const names = (cast: readonly (readonly [string, ...string[]])[]) => cast.map(([name]) => name);
const person = (name: string) => people.find((one) => one.name === name);

describe('credits', () => {
  it('name the right people', () => {
    expect(find(films, 'Patriotic Popeye').directors).toEqual(['Isadore Sparber']);
    expect(names(find(films, 'Anarkali').cast)).toContain('Mubarak Merchant');
    expect(names(find(films, 'Sheela (Pind Di Kuri)').cast)).toContain('Mubarak Ali Khan');
    const flash = find(series, 'Flash Gordon Conquers the Universe');
    expect(names(flash.cast)).toContain('Charles Middleton');
    expect(names(find(films, 'The Flying Deuces').cast)).toContain('Charles Middleton');
  });

  it('of Sona Chandi have the whole cast, and its guest last', () => {
    expect(find(dramas, 'Sona Chandi').cast).toEqual([
      ['Hamid Rana', 'Sona'],
      ['Sheeba Hassan', 'Chandi'],
      ['Ghayyur Akhtar', 'Bhai Hameed'],
      ['Munir Zareef'],
      ['Ayub Khan'],
      ['Jamil Fakhri', 'Guest'],
    ]);
  });
});

describe('texts', () => {
  it('say who somebody is', () => {
    expect(find(dramas, 'Andhera Ujala').overview).toContain('havaldar Karam Dad');
    const hillbillies = find(series, 'The Beverly Hillbillies').overview;
    expect(hillbillies).toContain("Jethro, his cousin Pearl's son");
    expect(hillbillies).not.toContain('nephew');
  });

  it('put Jalsaghar before Apur Sansar, and know when Kamini Kaushal died', () => {
    expect(person('Satyajit Ray')?.biography).toMatch(/after Jalsaghar, Apur Sansar/);
    expect(person('Kamini Kaushal')?.deathday).toBe('2025-11-13');
  });
});

describe('films', () => {
  it('were shot in the languages that they name', () => {
    expect(find(films, 'Karma').languages).toEqual(['en', 'hi']);
    const marathi = films.filter(({ language }) => language === 'mr');
    expect(marathi.map(({ native }) => native?.lang)).toEqual(Array(9).fill('mr'));
  });

  it('have their own titles, without our prefix, and their old ids', () => {
    const ours = /^(Betty Boop|Popeye|Superman|Felix the Cat|Private Snafu): /;
    expect(films.filter(({ title }) => ours.test(title))).toEqual([]);
    const date = '1933';
    const sneeze = find(films, "Betty Boop's Ker-Choo");
    expect(filmId(sneeze)).toBe(filmId({ title: `Betty Boop: ${sneeze.title}`, date }));
    expect(films.filter(({ id }) => id !== undefined).length).toBeGreaterThanOrEqual(56);
  });

  it('from before 1923 were free in the United States by 1998', () => {
    const old = films.filter(({ date }) => date < '1923');
    expect(old).toHaveLength(17);
    const free = old.map(({ freeInUnitedStatesFrom }) => freeInUnitedStatesFrom ?? 0);
    expect(Math.max(...free)).toBe(1998);
    expect(Math.min(...free)).toBeGreaterThan(1950);
  });

  it('of India until 1940 pass the test of 1 January 1996, but for Karma, shown first in London', () => {
    const sound = films.filter(
      ({ countries, date }) => countries.includes('IN') && date >= '1932' && date < '1941',
    );
    expect(sound).toHaveLength(23);
    const failing = sound.filter(({ basis }) => !basis?.reason.includes('on 1 January 1996'));
    expect(failing.map(({ title }) => title)).toEqual(['Karma']);
    const passing = sound.filter((film) => !failing.includes(film));
    expect(passing.filter(({ basis }) => basis?.kind !== 'term ended')).toEqual([]);
    expect(find(films, 'Karma').basis).toMatchObject({ kind: 'facts only', countries: [] });
  });

  it('of the first catalogue have its day as the day on which they were added', () => {
    expect(films.filter(({ added = '' }) => added < '2026-11-21')).toEqual([]);
    const first = films.filter(({ added }) => added === '2026-11-21');
    expect(first.length).toBeGreaterThanOrEqual(391);
  });
});

describe('players that nothing justified are gone, and the facts stay', () => {
  it.each([
    'Our Town',
    'Life with Father',
    'The Snows of Kilimanjaro',
    'The Last Man on Earth',
    'The Last Time I Saw Paris',
    'Too Late for Tears',
    'The Southerner',
    'Algiers',
    'At War with the Army',
    'My Man Godfrey',
    'Penny Serenade',
    "Father's Little Dividend",
    'Charade',
    'Metropolis',
    'Häxan',
    'The Golem: How He Came into the World',
    'The Passion of Joan of Arc',
    'Un Chien Andalou',
  ])('%s', (title) => {
    const film = find(films, title);
    expect(linkOf(film)).toBeNull();
    expect(film.basis).toMatchObject({ kind: 'facts only', countries: [] });
  });

  it.each(['One Step Beyond', 'Sherlock Holmes', 'Flash Gordon Conquers the Universe'])(
    '%s',
    (title) => {
      const { seasons, videos } = find(series, title);
      const episodes = seasons.flatMap((season) => season.episodes);
      expect(episodes.length).toBeGreaterThanOrEqual(9);
      expect([...episodes, ...videos].filter((video) => linkOf(video) !== null)).toEqual([]);
    },
  );

  it.each([
    'Exercise and Health',
    'Health: Your Posture',
    'For Health and Happiness',
    'Sleep for Health',
    'Eat for Health',
    'Care of the Skin',
    'Doctor in Industry',
  ])('%s', (title) => {
    expect(linkOf(find(fitness, title))).toBeNull();
    expect(find(fitness, title).basis?.kind).toBe('facts only');
  });

  it('but music that was made for a film does not hold it back', () => {
    expect(linkOf(find(films, 'Royal Wedding'))).toContain('royal_wedding');
    expect(linkOf(find(films, 'McLintock!'))).toContain('Mclintock.avi');
    const { seasons } = find(series, 'The Beverly Hillbillies');
    const episodes = seasons.flatMap((season) => season.episodes);
    expect(episodes.filter((episode) => linkOf(episode) !== null)).toHaveLength(6);
  });

  it('but the film of the Office of War Information plays: the government made it', () => {
    expect(linkOf(find(fitness, 'Food for Fighters'))).toContain('FoodforF1943');
    expect(find(fitness, 'Food for Fighters').basis?.kind).toBe('government work');
  });
});

it('reasons count their years from the year of publication', () => {
  const years: [RegExp, number][] = [
    [/^Protected in the United States until the end of (\d+)/, 95],
    [/^Protected in India until the end of (\d+)/, 60],
    [/60 years .* ended with (\d+)/, 60],
    [/^Protected in Pakistan until the end of (\d+)/, 50],
    [/50 years .*ended with (\d+)/, 50],
    [/^(?:published|recorded) in (\d+)/i, 0],
  ];
  const entries = [
    ...[...films, ...series, ...dramas].map(({ date, basis }) => ({ date, basis })),
    ...songs.map(({ year, basis }) => ({ date: String(year), basis })),
  ];
  const counted = entries.flatMap(({ date, basis }) =>
    years.flatMap(([pattern, term]) => {
      const found = pattern.exec(basis?.reason ?? '')?.[1];
      return found === undefined
        ? []
        : [[basis?.reason, Number(found) - Number(date.slice(0, 4)), term]];
    }),
  );
  expect(counted.length).toBeGreaterThan(80);
  expect(counted.filter(([, count, term]) => count !== term)).toEqual([]);
});

it('a song until 1940 was free in India after 50 years, a later one after 60', () => {
  const since = (title: string) => /since (\d+)/.exec(find(songs, title).basis?.reason ?? '')?.[1];
  expect(since('Babul Mora Naihar Chhooto Hi Jaye')).toBe('1989');
  expect(since('Diya Jalao')).toBe('2004');
});
