/** Answers in the language of `ui`: names, texts, lettering and orders. */
import { afterAll, expect, it } from 'vitest';
import { createIndex } from '#/host/catalogue-index.ts';
import { askHost } from '../fixtures/embedded-host.ts';
import { hostOfFiles } from '../fixtures/folder-host.ts';

const FILES = {
  'films.yaml': `
- { title: The Kiln, date: 1961, language: en, popularity: 90, youtube: abcdefghijk, overview: A brick that rings when it is struck.,
    titles: { ur: دی کلن, pa: ਦ ਕਿਲਨ }, overviews: { ur: ایک اینٹ جو بجتی ہے۔ }, cast: [[Ann]], added: 2026-01-02 }
- { title: Chulha, date: 1951, language: hi, popularity: 80, youtube: abcdefghijl, native: { lang: hi, text: चूल्हा }, added: 2026-01-01 }
- { title: Stove, date: 1960, language: en, popularity: 70 }
`,
  'dramas.yaml': `
- { title: Waris, date: 1979, native: { lang: ur, text: وارث }, titles: { hi: वारिस, pa: ਵਾਰਿਸ }, overview: A landlord holds on to his land.,
    overviews: { ur: ایک زمیندار اپنی زمین نہیں چھوڑتا۔ }, episodes: [{ number: 1 }, { number: 2, title: The Dam, titles: { hi: बाँध } }] }
`,
  'series.yaml': `
- { title: Toba, date: 2001, language: bn, titles: { pa: ਟੋਬਾ, bn: টোবা }, seasons: [{ title: Season 1, titles: { pa: ਸੀਜ਼ਨ 1 }, released: 2001,
    episodes: [{ number: 1 }] }] }
`,
  'songs.yaml': `
- { title: Reel, language: en, notes: A reel., film: The Kiln, link: 'https://archive.org/embed/reel', singers: [Ann] }
- { title: Tappa, language: pa, notes: A tappa of the camel drivers., overviews: { pa: ਊਠਾਂ ਵਾਲਿਆਂ ਦਾ ਟੱਪਾ। }, singers: [Ann] }
`,
  'people.yaml': `
- { name: Ann, motif: bell, titles: { ur: این }, biography: She carried bricks., biographies: { ur: وہ اینٹیں ڈھوتی تھی۔ } }
`,
};

const { host, db, close } = hostOfFiles(FILES);
afterAll(close);

const idOf = (name: string) =>
  db.one<{ id: number }>('SELECT id FROM entity WHERE name = ?', name)?.id;
const body = async (path: string) => (await askHost(host, `/api${path}`)).body;
const film = () => `/tmdb/dashboard/movie/${idOf('The Kiln')}`;

it('a film has its overview in the language, and says which language came', async () => {
  expect(await body(`${film()}?ui=ur`)).toMatchObject({
    title: 'The Kiln',
    overview: 'ایک اینٹ جو بجتی ہے۔',
    overview_language: 'ur',
  });
  expect(await body(`${film()}?ui=hi`)).toMatchObject({
    overview: 'A brick that rings when it is struck.',
    overview_language: 'en',
  });
});

it('an answer without a language, or with an unknown one, is the same as ever', async () => {
  const plain = await body(film());
  expect(plain).not.toHaveProperty('overview_language');
  expect(await body(`${film()}?ui=xx`)).toEqual(plain);
  expect(await body(`${film()}?ui=en`)).toEqual(plain);
});

it('a person, a drama and a song have their texts in the language', async () => {
  expect(await body(`/tmdb/${idOf('Ann')}?ui=ur`)).toMatchObject({
    biography: 'وہ اینٹیں ڈھوتی تھی۔',
    biography_language: 'ur',
  });
  expect(await body('/seasons/dashboard/tv?ui=ur')).toMatchObject([
    { title: 'Waris', overview: 'ایک زمیندار اپنی زمین نہیں چھوڑتا۔', overview_language: 'ur' },
  ]);
  expect(await body('/tmdb/all/songs?ui=pa')).toMatchObject({
    songs: [
      { title: 'Tappa', notes: 'ਊਠਾਂ ਵਾਲਿਆਂ ਦਾ ਟੱਪਾ।', notes_language: 'pa' },
      { title: 'Reel', notes: 'A reel.', notes_language: 'en' },
    ],
  });
});

it('a song has the names of its singers and of its film', async () => {
  const { songs } = (await body('/tmdb/all/songs?ui=ur')) as { songs: object[] };
  expect(songs[1]).toMatchObject({
    singers: ['Ann'],
    film: 'The Kiln',
    movie_id: idOf('The Kiln'),
    people: [{ id: idOf('Ann'), name: 'Ann', native_titles: [{ language: 'ur', text: 'این' }] }],
    film_titles: [
      { language: 'pa', text: 'ਦ ਕਿਲਨ' },
      { language: 'ur', text: 'دی کلن' },
    ],
  });
  expect(songs[0]).not.toHaveProperty('film_titles');
});

it('episodes are named from the drama and their number, unless they have a title', async () => {
  const names = (native_titles: object[]) => expect.objectContaining({ native_titles });
  const name = (language: string, text: string) => ({ language, text });
  expect(await body('/seasons/dashboard/drama/Waris')).toEqual([
    names([name('hi', 'वारिस, एपिसोड 1'), name('pa', 'ਵਾਰਿਸ, ਐਪੀਸੋਡ 1'), name('ur', 'وارث، قسط 1')]),
    names([name('hi', 'बाँध')]),
  ]);
  const season = db.one<{ id: string }>("SELECT id FROM season WHERE kind = 'season'")?.id;
  expect(await body('/seasons')).toMatchObject([{ native_titles: [name('pa', 'ਸੀਜ਼ਨ 1')] }]);
  expect(await body(`/seasons/${season}/episodes`)).toMatchObject([
    { native_titles: [name('pa', 'ਸੀਜ਼ਨ 1, ਐਪੀਸੋਡ 1')] },
  ]);
});

it('the newest films have their names and texts in the language, else those of all', () => {
  const index = createIndex({ db, siteUrl: 'https://manzar.example', now: () => new Date() });
  const told = (ui?: 'ur' | 'pa') =>
    index.newest(2, ui).map(({ title, overview }) => [title, overview]);
  const [text, chulha] = ['A brick that rings when it is struck.', ['Chulha', '']];
  expect(told()).toEqual([['The Kiln', text], chulha]);
  expect(told('ur')).toEqual([['دی کلن', 'ایک اینٹ جو بجتی ہے۔'], chulha]);
  expect(told('pa')).toEqual([['ਦ ਕਿਲਨ', text], chulha]);
});

const drawn = async (file: string) => {
  const response = host.fetch(`/t/p/w500/${file}`);
  return { status: response.status, text: await response.text() };
};

it('a poster is lettered in the language at its own address', async () => {
  const id = idOf('The Kiln');
  expect(await body(`${film()}?ui=ur`)).toMatchObject({
    poster_path: `/${id}.ur.svg`,
    background_path: `/${id}-b.svg`,
    cast: [{ profile_path: `/${idOf('Ann')}.ur.svg` }],
  });
  expect((await drawn(`${id}.ur.svg`)).text).toContain('دی کلن');
  expect((await drawn(`${idOf('Ann')}.ur.svg`)).text).toContain('direction="rtl"');
  expect((await drawn('waris-1979-1.hi.svg')).text).toContain('वारिस');
});

it('a portrait has the motif that its entry names', async () => {
  expect((await drawn(`${idOf('Ann')}.svg`)).text).toContain('clip-path');
});

it('a poster without a title in its own letters has the name in its own language', async () => {
  const id = idOf('Toba');
  expect((await drawn(`${id}.svg`)).text).toMatch(/xml:lang="bn">.*>টোবা</);
  expect((await drawn(`${id}.pa.svg`)).text).toContain('ਟੋਬਾ');
});

it('a poster without a name in the language is the one without it', async () => {
  const id = idOf('Chulha');
  expect(await drawn(`${id}.pa.svg`)).toEqual(await drawn(`${id}.svg`));
  for (const file of [`${id}.xx.svg`, `${id}.en.svg`, `${id}.ur.ur.svg`]) {
    expect(await drawn(file)).toMatchObject({ status: 404 });
  }
});

const titles = async (path: string, rows: string, title = 'title') =>
  ((await body(path)) as Record<string, Record<string, string>[]>)[rows]?.map((row) => row[title]);

it('lists put South Asia’s own first, for readers of its languages alone', async () => {
  expect(await titles('/tmdb/popular?ui=hi', 'results')).toEqual(['Chulha', 'The Kiln', 'Stove']);
  expect(await titles('/tmdb/popular', 'results')).toEqual(['The Kiln', 'Chulha', 'Stove']);
  expect(await titles('/tmdb/all/songs?ui=ur', 'songs')).toEqual(['Tappa', 'Reel']);
  expect(await titles('/tmdb/all/songs', 'songs')).toEqual(['Reel', 'Tappa']);
  for (const trailers of ['/tmdb/dashboard/trailer', '/tmdb/dashboard/popular/trailer']) {
    expect(await body(`${trailers}?ui=pa`)).toMatchObject([
      { trailerName: 'Chulha' },
      { trailerName: 'The Kiln' },
    ]);
    expect(await body(trailers)).toMatchObject([
      { trailerName: 'The Kiln' },
      { trailerName: 'Chulha' },
    ]);
  }
});
