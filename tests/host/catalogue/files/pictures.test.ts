/** Pictures beside the entries of a folder: what is taken, how mistakes are named, and what an export has. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { exportCatalogue } from '#/host/catalogue/export.ts';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { importFolder } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { askHost, createTestHost } from '../../../fixtures/embedded-host.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';
import { SITE_URL } from '../../../fixtures/site-url.ts';

const above = folderOfEach();
let folder = '';
beforeEach(() => {
  folder = join(above, 'catalogue');
});

function write(file: string, text: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
const picture = (kind: Kind, width = 40, height = 60, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer();
const film = (poster: string) => `title: Awara\ndate: 1951\nid: 1000000007\nposter: ${poster}\n`;
const read = () => openFolder(folder).read();
const lines = () => read().mistakes.map(lineOf);

it.each([
  ['jpeg', 'images/awara.jpg'],
  ['png', 'images/old/Awara.JPG'],
  ['webp', 'images/آوارہ.WEBP'],
  ['avif', 'images/awara.Avif'],
] as const)(
  'a %s is shown at an address of the site, whatever its name says',
  async (kind, file) => {
    write('films.yaml', film(file));
    write(file, await picture(kind));
    const { seed, mistakes, unshown } = read();
    const rules = { siteUrl: SITE_URL, embedOrigins: [], imageOrigins: [] };
    expect([...mistakes, ...unshown(rules).mistakes].map(lineOf)).toEqual([]);
    const db = openDb(':memory:');
    fillFromSeed(db, seed);
    const { host } = createTestHost(db);
    const { text } = await askHost(host, '/api/tmdb/popular?page=1');
    const [, poster = ''] = /"poster":"([^"]+)"/.exec(text) ?? [];
    expect(poster).toMatch(new RegExp(`^${SITE_URL}/t/p/w500/own-[0-9a-f]{32}\\.${kind}$`));
    expect(host.picture(poster.split('/').at(-1) ?? '')).toEqual(await picture(kind));
    db.close();
  },
);

it('a series, a drama, a song and a person have them too, and a wide one', async () => {
  const fields = 'poster: images/a.png, backdrop: images/a.png';
  write('films.yaml', `{ title: Awara, date: 1951, ${fields}, cast: Nargis }`);
  write('series.yaml', `{ title: A, date: 1990, ${fields} }`);
  write('dramas.yaml', `{ title: Waris, date: 1979, ${fields} }`);
  write('songs.yaml', '{ title: A, poster: images/a.png }');
  write('people.yaml', '{ name: Nargis, photo: images/a.png }');
  write('images/a.png', await picture('png'));
  expect(lines()).toEqual([]);
  const db = openDb(':memory:');
  fillFromSeed(db, read().seed);
  const rows = db.all<{ kind: string; poster: string; backdrop: string | null }>(
    'SELECT kind, poster, backdrop FROM entity ORDER BY kind',
  );
  expect(rows.map(({ kind, poster, backdrop }) => [kind, poster.slice(0, 14), !!backdrop])).toEqual(
    [
      ['drama', '/t/p/w500/own-', true],
      ['movie', '/t/p/w500/own-', true],
      ['person', '/t/p/w500/own-', false],
      ['series', '/t/p/w500/own-', true],
      ['song', '/t/p/w500/own-', false],
    ],
  );
  expect(db.one('SELECT count(*) AS n FROM picture')).toEqual({ n: 1 });
  db.close();
});

const JPG = 'images/awara.jpg';

it.each<[string, string, () => unknown]>([
  ['no file', `there is no file ${JPG}`, () => undefined],
  ['a folder', `${JPG} is no file`, () => write(`${JPG}/a`, '')],
  ['a drawing', `${JPG} is no JPEG, PNG, WebP or AVIF`, () => write(JPG, '<svg/>')],
  ['a GIF', `${JPG} is no JPEG, PNG, WebP or AVIF`, async () => write(JPG, await picture('gif'))],
  [
    'a beginning alone',
    `${JPG} is no JPEG, PNG, WebP or AVIF`,
    () => write(JPG, Buffer.from([0xff, 0xd8, 0xff])),
  ],
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((kind): [string, string, () => unknown] => [
    `a ${kind} that is half copied`,
    `${JPG} lacks its end: copy it again`,
    async () => write(JPG, (await picture(kind, 500, 500)).subarray(0, -20)),
  ]),
  [
    'an AVIF that ends within the size of a part',
    `${JPG} lacks its end: copy it again`,
    async () =>
      write(JPG, Buffer.concat([await picture('avif'), Buffer.from('\0\0\0\x01mdat\0\0')])),
  ],
  [
    'more pixels than are decoded',
    `${JPG} has 6500 × 6500 pixels; 40000000 are the most`,
    async () => write(JPG, await picture('png', 6500, 6500)),
  ],
  [
    'more bytes than are taken',
    `${JPG} has 8000001 bytes; 8000000 are the most`,
    () => write(JPG, Buffer.alloc(8_000_001)),
  ],
  [
    'a link that leads out of the folder',
    `${JPG} leads out of the folder`,
    async () => {
      write('../secret.jpg', await picture('jpeg'));
      mkdirSync(join(folder, 'images'));
      symlinkSync(join(above, 'secret.jpg'), join(folder, JPG));
    },
  ],
])(
  '%s is a mistake at its line, and the entry keeps its drawn picture',
  async (_, expected, make) => {
    write('films.yaml', film(JPG));
    await make();
    expect(lines()).toEqual([`films.yaml:4:1: Awara: poster: ${expected}`]);
    expect(read().seed.films).toMatchObject([{ title: 'Awara', poster: undefined }]);
  },
);

it.each([
  'images/../a.jpg',
  '../images/a.jpg',
  'images/.a.jpg',
  '/images/a.jpg',
  'images/a.svg',
  'a.jpg',
  'images/lamp seller.jpg',
  'https://[x',
])('%s is a mistake that says what to write', (poster) => {
  write('films.yaml', film(`'${poster}'`));
  expect(lines()).toEqual([
    'films.yaml:4:1: Awara: poster: a .jpg, .png, .webp or .avif file in the folder images, such as images/awara.jpg (a name of letters, digits, -, _ and ., without spaces), or a whole address',
  ]);
});

it('a saved picture has another address, and the one before it is removed', async () => {
  write('films.yaml', film(JPG));
  write(JPG, await picture('jpeg'));
  const db = openDb(':memory:');
  const opened = openFolder(folder);
  const addresses = () => {
    fillFromSeed(db, opened.read().seed);
    return db.all<{ name: string }>('SELECT name FROM picture').map(({ name }) => name);
  };
  const [before, ...others] = addresses();
  expect([before, ...others]).toEqual([expect.stringMatching(/^own-/)]);
  write(JPG, await picture('jpeg', 40, 60, 'blue'));
  const after = addresses();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual([before]);
  db.close();
});

it('a picture that goes before it is kept does not hold up the others', async () => {
  write(
    'films.yaml',
    `[{ title: A, date: 1951, poster: ${JPG} }, { title: B, date: 1952, poster: images/b.png }]`,
  );
  write(JPG, await picture('jpeg'));
  write('images/b.png', await picture('png'));
  const { seed } = read();
  rmSync(join(folder, JPG));
  const db = openDb(':memory:');
  fillFromSeed(db, seed);
  const kept = db.all('SELECT name FROM picture');
  expect(kept).toEqual([{ name: expect.stringMatching(/png$/) }]);
  db.close();
});

it('an import leaves no picture of an entry that the catalogue has already', async () => {
  write('films.yaml', film(JPG));
  write(JPG, await picture('jpeg'));
  const db = openDb(':memory:');
  fillFromSeed(db, read().seed);
  const kept = () => db.all('SELECT name FROM picture');
  const before = kept();
  write(JPG, await picture('jpeg', 40, 60, 'blue'));
  importFolder(db, read().seed);
  expect(kept()).toEqual(before);
  db.close();
});

it('an export has the pictures, and its import the same ones', async () => {
  write('films.yaml', film(JPG));
  write(JPG, await picture('jpeg'));
  const db = openDb(':memory:');
  fillFromSeed(db, read().seed);
  const out = join(above, 'out');
  exportCatalogue(db, out);
  const [name = ''] = readdirSync(join(out, 'images'));
  expect(readFileSync(join(out, 'images', name))).toEqual(await picture('jpeg'));
  const copy = openDb(':memory:');
  const { seed, mistakes } = openFolder(out).read();
  expect(mistakes).toEqual([]);
  importFolder(copy, seed);
  const shown = 'SELECT id, poster, picture.name FROM entity, picture';
  expect(copy.all(shown)).toEqual(db.all(shown));
  db.close();
  copy.close();
});
