/** `npm run catalogue`: what it prints, and its exit codes. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzar-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function catalogue(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/commands/catalogue.ts', ...args],
    { env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n'), stderr };
}

describe('check', () => {
  it('prints every mistake of a folder with its place, and fails', () => {
    const file = join(folder, 'films.yaml');
    writeFileSync(
      file,
      '- title: Awara\n  date: soon\n- title: Barsaat\n  date: "1949"\n  cast: x\n',
    );
    const { status, lines } = catalogue(['check', folder]);
    expect(status).toBe(1);
    expect(lines).toEqual([
      `${file}:2:3: Awara: date: is not a date or a year`,
      expect.stringContaining(`${file}:5:3: Barsaat: cast: `),
      '0 entries without mistakes, 2 mistakes.',
    ]);
  });

  it('knows what the database and the settings would refuse, with file, line and entry', () => {
    const file = join(folder, 'dramas.yaml');
    const episodes = '[{ number: 1 }, { number: 1, link: "https://player.example/1" }]';
    writeFileSync(file, `title: Waris\ndate: 1979\nepisodes: ${episodes}\n`);
    writeFileSync(
      join(folder, 'people.json'),
      '[\n{ "name": "Nargis", "photo": "https://pictures.example:8443/n.jpg" },\n]',
    );
    const wrong = catalogue(['check', folder]);
    expect(wrong.lines).toEqual([
      `${join(folder, 'people.json')}:2:69: There is a comma too many.`,
      `${file}:3:29: Waris: episodes.1.number: another episode has the number 1`,
      `${file}:3:40: Waris: episodes.1.link: the player is refused; add player.example to EMBED_HOSTS to allow it`,
      '0 entries without mistakes, 3 mistakes.',
    ]);
    expect(wrong.status).toBe(1);
  });

  it('passes for the files that ship, and for the folder of CATALOGUE_DIR', () => {
    expect(catalogue(['check']).lines).toEqual([
      expect.stringMatching(/^\d{3,} entries .* 0 mistakes/),
    ]);
    const { status, lines } = catalogue(['check'], { CATALOGUE_DIR: folder });
    expect([status, lines]).toEqual([0, ['0 entries without mistakes, 0 mistakes.']]);
  });

  it('says in one line that there is no such folder', () => {
    const { status, stderr } = catalogue(['check', join(folder, 'nowhere')]);
    expect([status, stderr]).toEqual([1, `${join(folder, 'nowhere')} is no folder.\n`]);
  });
});

describe('audit', () => {
  const film = (title: string, overview: string) => ({ title, date: '1941', overview });
  const same = 'A harbour of glass that nobody has ever seen.';

  it('finds nothing in the files that ship, and counts what plays', () => {
    const { status, lines } = catalogue(['audit']);
    expect(lines.filter((line) => !/: none$|^List |^\S.* +\d+ +\d+ +\d+$/.test(line))).toEqual([]);
    expect(lines.find((line) => line.startsWith('Hindi'))).toMatch(/^Hindi +\d\d +\d+ +\d+$/);
    expect(status).toBe(0);
  });

  it('prints what it finds in a folder, beside a file of plots too, and fails', () => {
    writeFileSync(join(folder, 'films.json'), JSON.stringify([film('Zanthe', same)]));
    const env = { CATALOGUE_DIR: folder };
    const lacks = catalogue(['audit'], env);
    expect(lacks.lines).toContain('Without a name in a language of pages: 1');
    expect(lacks.status).toBe(0);
    const plots = join(folder, 'plots.ndjson');
    writeFileSync(plots, JSON.stringify({ title: 'The Copy', year: 1940, extract: same }));
    const { status, lines } = catalogue(['audit', plots], env);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Texts that share eight words with one of 1 plots: 1',
        '  Zanthe (1941) and The Copy: a harbour of glass that nobody has ever',
      ]),
    );
    expect(status).toBe(1);
  });

  it('says in one line that there is no such file of plots', () => {
    const { status, stderr } = catalogue(['audit', join(folder, 'none.ndjson')], {
      CATALOGUE_DIR: folder,
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('none.ndjson')]);
  });
});

it('schema writes a JSON Schema of each part, for one entry or a list of them', () => {
  expect(catalogue(['schema', folder]).status).toBe(0);
  expect(readdirSync(folder)).toContain('films.schema.json');
  const schema = JSON.parse(readFileSync(join(folder, 'films.schema.json'), 'utf8')) as {
    anyOf: { type: string; required?: string[]; properties?: object }[];
  };
  const [list, entry] = schema.anyOf;
  expect(list?.type).toBe('array');
  expect(entry?.required).toEqual(['title', 'date']);
  expect(Object.keys(entry?.properties ?? {})).toEqual(expect.arrayContaining(['cast', 'rating']));
});

describe('export and import', () => {
  const pathOf = (name: string) => join(folder, name);
  const env = (file: string, dir: string) => ({ CATALOGUE_DB: pathOf(file), CATALOGUE_DIR: dir });

  it('carry a catalogue from one file to another', () => {
    const films = pathOf('films.ndjson');
    writeFileSync(films, JSON.stringify({ title: 'Vellichor Nights', year: 1933 }));
    mkdirSync(pathOf('empty'));
    mkdirSync(pathOf('own'));
    writeFileSync(pathOf('own/films.yaml'), 'title: Awara\ndate: "1951"\n');
    expect(catalogue(['import', films], env('a.db', pathOf('own'))).status).toBe(0);
    const exported = catalogue(['export', pathOf('out')], env('a.db', pathOf('empty')));
    // The export opens the file as it is: it still has the rows of the other folder.
    expect(exported.lines).toEqual([`Exported to ${pathOf('out')}: 2 films.`]);
    const imported = catalogue(['import', pathOf('out')], env('b.db', pathOf('empty')));
    expect(imported.lines.at(-1)).toBe(`2 films, series and people added (${pathOf('b.db')}).`);
  });

  it('say in one line what they can not do', () => {
    const none = catalogue(['export', pathOf('out')], env('none.db', folder));
    expect([none.status, none.stderr]).toEqual([
      1,
      `There is no catalogue in ${pathOf('none.db')}.\n`,
    ]);
    const remote = { ...env('none.db', folder), CATALOGUE_HOST: 'http://127.0.0.1:9' };
    expect(catalogue(['export', pathOf('out')], remote).lines[0]).toContain('embedded catalogue');
  });
});

it('any other command prints how to use it', () => {
  const { status, stderr } = catalogue(['polish']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Usage:/);
});
