/** `npm run catalogue`: what it prints, and its exit codes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { run } from '#/tools/catalogue.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();

/** Runs a command as `src/tools/catalogue.ts` does, without the half second of a process. */
async function catalogue(args: string[], env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const errors: string[] = [];
  const status = await run(args).catch((error: Error) => {
    errors.push(...error.message.split('\n'));
    return 1;
  });
  const lines = log.mock.calls.flatMap(([text]) => String(text).split('\n'));
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  return { status, lines, errors };
}

it('is a process that prints lines and ends with an exit code', () => {
  const start = (...args: string[]) =>
    spawnSync(process.execPath, ['src/tools/catalogue.ts', ...args], { encoding: 'utf8' });
  const empty = start('check', folder);
  expect([empty.status, empty.stdout]).toEqual([0, '0 entries without mistakes, 0 mistakes.\n']);
  const wrong = start('polish');
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/^Usage:/)]);
});

describe('check', () => {
  it('prints every mistake of a folder with its place, and fails', async () => {
    const file = join(folder, 'films.yaml');
    writeFileSync(
      file,
      '- title: Awara\n  date: soon\n- title: Barsaat\n  date: "1949"\n  rating: x\n',
    );
    const { status, lines } = await catalogue(['check', folder]);
    expect(status).toBe(1);
    expect(lines).toEqual([
      `${file}:2:3: Awara: date: YYYY-MM-DD, such as 1951-12-14, or a year alone`,
      expect.stringContaining(`${file}:5:3: Barsaat: rating: `),
      '0 entries without mistakes, 2 mistakes.',
    ]);
  });

  it('knows what the database and the settings would refuse, with file, line and entry', async () => {
    const file = join(folder, 'dramas.yaml');
    const episodes = '[{ number: 1 }, { number: 1, link: "https://player.example/1" }]';
    writeFileSync(file, `title: Waris\ndate: 1979\nepisodes: ${episodes}\n`);
    writeFileSync(
      join(folder, 'people.json'),
      '[\n{ "name": "Nargis", "photo": "https://pictures.example:8443/n.jpg" },\n]',
    );
    const wrong = await catalogue(['check', folder]);
    expect(wrong.lines).toEqual([
      `${join(folder, 'people.json')}:2:69: There is a comma too many.`,
      `${file}:3:29: Waris: episodes.1.number: another episode has the number 1`,
      `${file}:3:40: Waris: episodes.1.link: the player is refused: add +player.example to EMBED_HOSTS to allow it`,
      '0 entries without mistakes, 3 mistakes.',
    ]);
    expect(wrong.status).toBe(1);
  });

  it('passes for the files that ship, and for the folder of CATALOGUE_DIR', async () => {
    expect((await catalogue(['check'])).lines).toEqual([
      expect.stringMatching(/^\d{3,} entries .* 0 mistakes/),
    ]);
    const { status, lines } = await catalogue(['check'], { CATALOGUE_DIR: folder });
    expect([status, lines]).toEqual([0, ['0 entries without mistakes, 0 mistakes.']]);
  });

  it('says in one line that there is no such folder', async () => {
    const { status, errors } = await catalogue(['check', join(folder, 'nowhere')]);
    expect([status, errors]).toEqual([1, [`${join(folder, 'nowhere')} is no folder.`]]);
  });
});

describe('audit', () => {
  const film = (title: string, overview: string) => ({ title, date: '1941', overview });
  const same = 'A harbour of glass that nobody has ever seen.';

  it('prints what it finds in a folder and what plays, and fails for what a file of plots has too', async () => {
    const read = { ...film('Zanthe', same), runtime: 90, sources: ['https://read.example/zanthe'] };
    writeFileSync(join(folder, 'films.json'), JSON.stringify([read]));
    const env = { CATALOGUE_DIR: folder };
    const lacks = await catalogue(['audit'], env);
    expect(lacks.lines.slice(0, 2)).toEqual([
      'Texts in which facts were read: 1',
      '  Zanthe: date 1941, runtime 90: https://read.example/zanthe',
    ]);
    expect(lacks.lines).toContain('Without a name in a language of pages: 1');
    expect(lacks.lines).toContain('Popular and top rated          1       0       0');
    expect(lacks.status).toBe(0);
    const plots = join(folder, 'plots.ndjson');
    writeFileSync(plots, JSON.stringify({ title: 'The Copy', year: 1940, extract: same }));
    const { status, lines } = await catalogue(['audit', plots], env);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Texts that share eight words with one of 1 plots: 1',
        '  Zanthe (1941) and The Copy: a harbour of glass that nobody has ever',
      ]),
    );
    expect(status).toBe(1);
  });

  it('says in one line that there is no such file of plots', async () => {
    const { status, errors } = await catalogue(['audit', join(folder, 'none.ndjson')], {
      CATALOGUE_DIR: folder,
    });
    expect(status).toBe(1);
    expect(errors).toEqual([expect.stringContaining('none.ndjson')]);
  });
});

it('schema writes a JSON Schema of each part, for one entry or a list of them', async () => {
  expect((await catalogue(['schema', folder])).status).toBe(0);
  expect(readdirSync(folder)).toContain('films.schema.json');
  const schema = JSON.parse(readFileSync(join(folder, 'films.schema.json'), 'utf8')) as {
    anyOf: { type: string; required?: string[]; properties?: Record<string, object> }[];
  };
  const [list, entry] = schema.anyOf;
  expect(list?.type).toBe('array');
  expect(entry?.required).toEqual(['title', 'date']);
  expect(Object.keys(entry?.properties ?? {})).toEqual(expect.arrayContaining(['cast', 'rating']));
  const tuple = expect.objectContaining({ type: 'array' });
  const credit = { anyOf: [{ type: 'string' }, tuple, tuple] };
  expect(entry?.properties?.cast).toMatchObject({
    anyOf: [{ type: 'array', items: credit }, credit],
  });
});

describe('export and import', () => {
  const pathOf = (name: string) => join(folder, name);
  const env = (file: string, dir: string) => ({ CATALOGUE_DB: pathOf(file), CATALOGUE_DIR: dir });

  it('carry a catalogue from one file to another', async () => {
    const films = pathOf('films.ndjson');
    writeFileSync(films, JSON.stringify({ title: 'Vellichor Nights', year: 1933 }));
    mkdirSync(pathOf('empty'));
    mkdirSync(pathOf('own'));
    writeFileSync(pathOf('own/films.yaml'), 'title: Awara\ndate: "1951"\n');
    expect((await catalogue(['import', films], env('a.db', pathOf('own')))).status).toBe(0);
    const exported = await catalogue(['export', pathOf('out')], env('a.db', pathOf('empty')));
    // The export opens the file as it is: it still has the rows of the other folder.
    expect(exported.lines).toEqual([`Exported to ${pathOf('out')}: 2 films.`]);
    const imported = await catalogue(['import', pathOf('out')], env('b.db', pathOf('empty')));
    expect(imported.lines.at(-1)).toBe(`2 films, series and people added (${pathOf('b.db')}).`);
  });

  it('say in one line what they can not do', async () => {
    const none = await catalogue(['export', pathOf('out')], env('none.db', folder));
    expect([none.status, none.errors]).toEqual([
      1,
      [`There is no catalogue in ${pathOf('none.db')}.`],
    ]);
    const remote = { ...env('none.db', folder), CATALOGUE_HOST: 'http://127.0.0.1:9' };
    expect((await catalogue(['export', pathOf('out')], remote)).lines[0]).toContain(
      'embedded catalogue',
    );
  });
});
