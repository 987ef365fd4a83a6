/** Facts of South Asian titles that were wrong in the open catalogue stay mended. */
import { describe, expect, it } from 'vitest';
import { filmId } from '#/host/seed/ids.ts';
import { linkOf } from '#/host/seed/links.ts';
import { textsOf } from '#/tools/audit/texts.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const seed = shippedSeed();
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
      'Nawab Begum',
      'Nawazish Ali',
      'K. L. Rajpal',
    ]);
    expect(sheela?.overview).toContain('1935, 1936 or 1937');
  });

  it('of which no copy is known have no rating', () => {
    const lost = [
      'Alam Ara',
      'Kisan Kanya',
      'Sheela (Pind Di Kuri)',
      'Heer Sial',
      'Gul Bakavali',
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

describe('silent films', () => {
  it('say so, and keep the language of their titles', () => {
    const silent = films.filter(({ genres }) => genres.includes('Silent'));
    expect(silent.length).toBeGreaterThanOrEqual(86);
    expect(silent.filter(({ language }) => language === undefined)).toEqual([]);
    const indian = silent.filter(({ countries }) => countries.includes('IN'));
    expect(indian.map(({ title, language }) => [title, language])).toEqual([
      ['The Light of Asia', 'hi'],
      ['Shiraz', 'hi'],
      ['A Throw of Dice', 'hi'],
      ['Raja Harishchandra', 'mr'],
      ['Kaliya Mardan', 'mr'],
    ]);
    const talking = films.filter(({ date, genres }) => date < '1927' && !genres.includes('Silent'));
    expect(talking).toEqual([]);
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

describe('songs of South Asia', () => {
  const song = (title: string) => seed.songs.find((one) => one.title === title);

  it('each have a language', () => {
    const indian = seed.songs.filter(({ basis }) => basis?.reason.includes('free in India'));
    expect(indian.length).toBeGreaterThanOrEqual(12);
    expect(indian.filter(({ language }) => language === undefined)).toEqual([]);
  });

  it.each([
    ['Balam Aaye Baso Mere Man Mein', 'Devdas', 'Timir Baran'],
    ['Babul Mora Naihar Chhooto Hi Jaye', 'Street Singer', 'R. C. Boral'],
    ['Diya Jalao', 'Tansen', 'Khemchand Prakash'],
  ])('%s is from %s, by %s', (title, film, composer) => {
    expect(song(title)).toMatchObject({ film, composer });
  });

  it('name the composer of Achhut Kannya', () => {
    const sung = song('Main Ban Ki Chidiya');
    expect(sung).toMatchObject({ composer: 'Saraswati Devi', language: 'hi' });
    expect(sung?.notes).toContain('Saraswati Devi, who died in 1980');
  });
});

describe('names in Hindi', () => {
  it.each([
    ['Ardeshir Irani', 'अर्देशिर ईरानी'],
    ['Dadasaheb Phalke', 'दादासाहब फाल्के'],
    ['K. L. Saigal', 'के. एल. सहगल'],
  ])('of %s is %s', (name, text) => {
    const person = seed.people.find((one) => one.name === name);
    expect(person?.native).toEqual({ lang: 'hi', text });
  });

  it('of Dr. Kotnis has its long i', () => {
    expect(film('Dr. Kotnis Ki Amar Kahani')?.native?.text).toBe('डॉ. कोटनीस की अमर कहानी');
  });
});

it('each chapter of Flash Gordon is listed by its title, and none plays', () => {
  const flash = seed.series.find(({ title }) => title === 'Flash Gordon Conquers the Universe');
  const chapters = flash?.seasons[0]?.episodes ?? [];
  expect(chapters.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  expect(new Set(chapters.map(({ title }) => title)).size).toBe(12);
  expect(chapters.filter((chapter) => linkOf(chapter) !== null)).toEqual([]);
});
