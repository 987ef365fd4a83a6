/** What the host says of the entries of a folder: dramas, songs, seasons and their own pictures. */
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
import { askHost } from '../fixtures/embedded-host.ts';
import { hostOfFiles } from '../fixtures/folder-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const FILES = {
  'films.yaml': `
- title: Awara
  date: 1951-12-14
  native: { lang: hi, text: आवारा }
  titles: { ru: Бродяга, pa: ਆਵਾਰਾ }
  language: hi
  languages: [hi, en]
  countries: [IN]
  genres: [Drama, Musical]
  runtime: 193
  cast: [[Nargis, Rita]]
  poster: https://pictures.example/awara.jpg
  backdrop: https://pictures.example/awara-wide.jpg
  basis: { kind: public domain in India, reason: Published in 1951., countries: [IN] }
`,
  'dramas.yaml': `
- title: Waris
  native: { lang: ur, text: وارث }
  date: 1979-12-29
  overview: A village waits for a dam.
  writer: [Amjad Islam Amjad]
  director: [Nusrat Thakur]
  cast: [[Mehboob Alam, Hashmat], [Nargis]]
  poster: https://pictures.example/waris.jpg
  episodes: [{ number: 1 }]
`,
  'series.yaml': `
- title: Toba
  date: 2001
  seasons:
    - { title: Season 1, released: 2001, episodes: [{ number: 1 }] }
    - title: Season 2
      released: 2002
      episodes: [{ number: 3, archive: third }, { number: 2, archive: second }, { number: 1 }]
- title: Other
  date: 2001
  seasons:
    - { id: other-1, title: Season 1, released: 2001, episodes: [{ number: 1 }] }
`,
  'songs.yaml': `
- title: Awara Hoon
  year: 1951
  film: Awara
  singers: [Mukesh]
  composer: Shankar Jaikishan
  notes: The tramp's song.
- { title: Dam Bhar, archive: dam-bhar }
`,
  'fitness.yaml': '- title: Surya Namaskar\n',
  'people.yaml': `
- name: Nargis
  deathday: 1981-05-03
  photo: https://pictures.example/nargis.jpg
`,
};

const { host, db, close } = hostOfFiles(FILES);
afterAll(close);

const idOf = (name: string) => {
  const found = db.one<{ id: number }>('SELECT id FROM entity WHERE name = ?', name);
  if (!found) throw new Error(`no ${name}`);
  return found.id;
};
const ask = async (path: string) => (await askHost(host, `/api${path}`)).body;
const search = (query: string) =>
  ask(`/tmdb/dashboard/search?query=${encodeURIComponent(query)}`) as Promise<object[]>;

describe('a drama', () => {
  it('keeps its number as its id', async () => {
    expect(await ask('/seasons/dashboard/tv')).toMatchObject([{ id: idOf('Waris') }]);
  });

  it('is found, by its name in each script', async () => {
    const hit = { id: idOf('Waris'), title: 'Waris', media_type: 'drama' };
    expect(await search('waris')).toMatchObject([hit]);
    expect(await search('وارث')).toMatchObject([hit]);
  });

  it('has its year, its makers and its cast on its row', async () => {
    expect(await ask('/seasons/dashboard/tv')).toMatchObject([
      {
        year: 1979,
        overview: 'A village waits for a dam.',
        writers: ['Amjad Islam Amjad'],
        directors: ['Nusrat Thakur'],
        native_titles: [{ language: 'ur', text: 'وارث' }],
        cast: [
          { id: idOf('Mehboob Alam'), name: 'Mehboob Alam', character: 'Hashmat' },
          { id: idOf('Nargis'), name: 'Nargis', character: '' },
        ],
        poster: 'https://pictures.example/waris.jpg',
      },
    ]);
  });

  it('is among the credits of its people', async () => {
    const writer = await ask(`/tmdb/${idOf('Amjad Islam Amjad')}`);
    expect(writer).toMatchObject({
      known_for_department: 'Writing',
      tv_credits: [{ id: idOf('Waris'), title: 'Waris', media_type: 'drama' }],
    });
    expect(await search('nusrat thakur')).toMatchObject([
      { media_type: 'person' },
      { title: 'Waris', known_for: 'Nusrat Thakur' },
    ]);
  });

  it('opens as a movie and as a series for clients that know no dramas', async () => {
    const id = idOf('Waris');
    const [movie, series] = [
      await ask(`/tmdb/dashboard/movie/${id}`),
      await ask(`/tmdb/series/${id}`),
    ];
    expect(calls.movie.schema.safeParse(movie).error).toBeUndefined();
    expect(calls.series.schema.safeParse(series).error).toBeUndefined();
    expect(movie).toMatchObject({ title: 'Waris', directors: [{ name: 'Nusrat Thakur' }] });
    expect(series).toMatchObject({ series: { created_by: [{ name: 'Amjad Islam Amjad' }] } });
  });
});

describe('a song', () => {
  it('has its film, singers, composer, year and notes', async () => {
    const { songs } = (await ask('/tmdb/all/songs?page=1')) as { songs: object[] };
    expect(songs[1]).toMatchObject({
      title: 'Awara Hoon',
      film: 'Awara',
      singers: ['Mukesh'],
      year: 1951,
      composer: 'Shankar Jaikishan',
      notes: "The tramp's song.",
    });
    expect(songs[0]).not.toHaveProperty('singers');
  });

  it('is found with its place in its list, and so is a fitness video', async () => {
    expect(await search('awara hoon')).toMatchObject([
      { media_type: 'song', page: 1, key: 'song-awara-hoon' },
    ]);
    expect(await search('surya namaskar')).toMatchObject([
      { media_type: 'clip', page: 1, key: 'fitness-surya-namaskar' },
    ]);
  });

  it('is among the credits of its singer and its composer', async () => {
    const credit = { id: idOf('Awara Hoon'), media_type: 'song', page: 1, key: 'song-awara-hoon' };
    for (const name of ['Mukesh', 'Shankar Jaikishan']) {
      expect(await ask(`/tmdb/${idOf(name)}`)).toMatchObject({ movie_credits: [credit] });
    }
  });

  it('opens as a movie for clients that know no songs', async () => {
    const id = idOf('Dam Bhar');
    const movie = await ask(`/tmdb/dashboard/movie/${id}`);
    expect(calls.movie.schema.safeParse(movie).error).toBeUndefined();
    expect(await ask(`/tmdb/dashboard/complete/${id}`)).toEqual({
      title: 'Dam Bhar',
      links: 'https://archive.org/embed/dam-bhar',
    });
  });
});

describe('a person', () => {
  it('opens as a movie for clients that open every result so', async () => {
    const movie = await ask(`/tmdb/dashboard/movie/${idOf('Nargis')}`);
    expect(calls.movie.schema.safeParse(movie).error).toBeUndefined();
    expect(movie).toMatchObject({
      title: 'Nargis',
      vote_average: null,
      release_date: '',
      media_type: 'person',
      poster_path: `/${idOf('Nargis')}.svg`,
    });
  });
});

describe('a player that a client frames without asking whether there is one', () => {
  const none = `${SITE_URL}/clips/no-video`;

  it('is our page `No Video Available` where there is no player', async () => {
    expect(await ask('/tmdb/hindi-movies')).toMatchObject({ result: [{ links: none }] });
    expect(await ask('/tmdb/all/songs')).toMatchObject({ songs: [{}, { links: none }] });
    expect(await ask('/tmdb/fitness/data')).toMatchObject({ data: [{ links: none }] });
    expect(await ask('/seasons/other-1/episodes')).toMatchObject([{ links: none }]);
    expect(await ask(`/tmdb/dashboard/movie/${idOf('Awara')}`)).toMatchObject({ trailer: none });
  });

  it('stays empty where an empty one has a meaning', async () => {
    expect(await ask('/tmdb/recently-add/movies')).toMatchObject({ movies: [{ links: '' }] });
    expect(await ask(`/tmdb/dashboard/complete/${idOf('Awara')}`)).toMatchObject({ links: '' });
  });
});

describe('a season', () => {
  it('names its series and its year, and its series names it', async () => {
    const seasons = (await ask('/seasons')) as { _id: string }[];
    expect(seasons.map(({ _id }) => _id)).toEqual(['other-1', 'season-1-2001', 'season-2-2002']);
    expect(seasons[2]).toMatchObject({ year: 2002, series: { id: idOf('Toba'), name: 'Toba' } });
    expect(await ask(`/tmdb/series/${idOf('Toba')}`)).toMatchObject({
      series: { seasons: [{ _id: 'season-1-2001' }, { _id: 'season-2-2002', year: 2002 }] },
    });
  });

  it('says which of its episodes is the first that plays, and a drama says it too', async () => {
    const second = { _id: 'season-2-2002-2', episodeNumber: 2 };
    const played = [{ first_watchable: null }, { first_watchable: second }];
    expect(await ask('/seasons')).toMatchObject([{ first_watchable: null }, ...played]);
    const series = await ask(`/tmdb/series/${idOf('Toba')}`);
    expect(series).toMatchObject({ series: { seasons: played } });
    expect(await ask('/seasons/dashboard/tv')).toMatchObject([{ first_watchable: null }]);
  });

  it('gives its episodes its own wide drawing', async () => {
    const { poster } = ((await ask('/seasons')) as { poster: string }[])[2] as { poster: string };
    const episodes = (await ask('/seasons/season-2-2002/episodes')) as { backdrop: string }[];
    const wide = new Set(episodes.map(({ backdrop }) => backdrop));
    expect([...wide]).toEqual([poster.replace('.svg', '-b.svg')]);
    expect(host.fetch(new URL([...wide][0] ?? '').pathname).status).toBe(200);
  });
});

describe('a film', () => {
  it('has all that its entry says', async () => {
    expect(await ask(`/tmdb/dashboard/movie/${idOf('Awara')}`)).toMatchObject({
      genres: ['Drama', 'Musical'],
      countries: ['IN'],
      language: 'hi',
      runtime: 193,
      basis: { kind: 'public domain in India', reason: 'Published in 1951.', countries: ['IN'] },
      watchable: false,
      native_titles: [
        { language: 'hi', text: 'आवारा' },
        { language: 'pa', text: 'ਆਵਾਰਾ' },
        { language: 'ru', text: 'Бродяга' },
      ],
    });
  });
});

describe('pictures of an entry’s own', () => {
  it('are whole addresses beside the drawn ones, which clients put the image host before', async () => {
    const id = idOf('Awara');
    const own = 'https://pictures.example/awara.jpg';
    expect(await ask(`/tmdb/dashboard/movie/${id}`)).toMatchObject({
      poster_path: `/${id}.svg`,
      poster: own,
      background_path: `/${id}-b.svg`,
      backdrop: 'https://pictures.example/awara-wide.jpg',
      cast: [{ photo: 'https://pictures.example/nargis.jpg' }],
    });
    expect(await ask('/tmdb/popular?page=1')).toMatchObject({ results: [{ poster: own }] });
    expect(await search('awara')).toMatchObject([{ poster: own }, {}]);
  });

  it('take the place of the drawn one where clients use the address as it is', async () => {
    expect(await ask('/tmdb/hindi-movies?page=1')).toMatchObject({
      result: [{ posterimage: 'https://pictures.example/awara.jpg' }],
    });
  });

  it('of a person stand beside the day of death', async () => {
    expect(await ask(`/tmdb/${idOf('Nargis')}`)).toMatchObject({
      deathday: '1981-05-03',
      photo: 'https://pictures.example/nargis.jpg',
      images: [{ wide: true, backdrop: 'https://pictures.example/awara-wide.jpg' }],
    });
  });
});
