/** withdrawn.json: what it says, and what is said of its mistakes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { lineIn } from '#/host/catalogue/files/mistake.ts';
import { openRegister, readWithdrawn, WithdrawnError } from '#/host/catalogue/withdrawn.ts';
import { folderOfEach } from '../../fixtures/folder.ts';

const folder = folderOfEach();

const write = (value: unknown) =>
  writeFileSync(
    join(folder, 'withdrawn.json'),
    typeof value === 'string' ? value : JSON.stringify(value, null, 1),
  );
const why = { date: '2026-11-24', reason: 'Asked for by the holder.' };
const film = { kind: 'movie', id: 603, scope: 'player', ...why };
const mistakes = () =>
  readWithdrawn(folder).mistakes.map((one) =>
    lineIn('', one).replace(/^.*?withdrawn/, 'withdrawn'),
  );
const open = (lenient = false) =>
  openRegister({ folder, log: (line) => void said.push(line), lenient });
let said: string[] = [];
beforeEach(() => {
  said = [];
});

it('a folder without it withdraws nothing', () => {
  expect(readWithdrawn(folder)).toEqual({ withdrawals: [], mistakes: [] });
  expect(open().now().isEmpty).toBe(true);
});

it('an id may be a number, a text, or the title of a drama', () => {
  write([
    film,
    { ...film, kind: 'season', id: 's-1' },
    { ...film, kind: 'drama', id: 'دھوپ کنارے' },
  ]);
  const { scopeOf } = open().now();
  for (const key of ['movie 603', 'season s-1', 'drama دھوپ کنارے'])
    expect(scopeOf([key])).toBe('player');
  expect(scopeOf(['series 603'])).toBe(null);
});

it('the wider of two scopes holds', () => {
  write([{ ...film, scope: 'entry' }, film]);
  expect(open().now().scopeOf(['movie 603'])).toBe('entry');
});

it('every mistake is named with its line', () => {
  write([
    film,
    { ...film, kind: 'films' },
    { ...film, scope: 'links', when: 1 },
    { ...film, id: 'a b' },
  ]);
  const lines = mistakes();
  expect(lines[0]).toMatch(/^withdrawn.json:10:\d+: entry 2: kind: /);
  expect(lines.find((line) => line.includes('scope'))).toMatch(
    /^withdrawn.json:19:\d+: entry 3: scope: /,
  );
  expect(lines.find((line) => line.includes('when'))).toMatch(
    /^withdrawn.json:22:\d+: entry 3: when: /,
  );
  expect(lines.at(-1)).toMatch(
    /^withdrawn.json:26:\d+: entry 4: id: is no id as it stands in addresses$/,
  );
});

it('a person has no player, and a file is an array', () => {
  write([{ ...film, kind: 'person' }]);
  expect(mistakes()).toEqual([
    expect.stringMatching(/entry 1: scope: a person plays nothing: withdraw the entry$/),
  ]);
  write(film);
  expect(mistakes()).toEqual(['withdrawn.json:1:1: is no array of entries']);
  write('[{]');
  expect(mistakes()).toEqual([expect.stringMatching(/^withdrawn.json:1:3: /)]);
});

it('the site does not start with a mistake; a worker that takes another’s place does', () => {
  write([film, { ...film, scope: 'links' }]);
  expect(() => open()).toThrow(WithdrawnError);
  const { now } = open(true);
  expect(now().scopeOf(['movie 603'])).toBe('player');
  expect(said).toEqual([expect.stringContaining('withdrawn.json:12:')]);
});

it('what was withdrawn stays so while the file has a mistake', () => {
  write([film]);
  const { now, refresh } = open();
  write('[');
  refresh();
  expect(now().scopeOf(['movie 603'])).toBe('player');
  write([{ ...film, id: 604 }]);
  refresh();
  expect([now().scopeOf(['movie 603']), now().scopeOf(['movie 604'])]).toEqual([null, 'player']);
});

it('a file with a mistake counts each entry once, however often it is read', async () => {
  write([film]);
  const register = open();
  register.watch(() => {});
  for (const id of ['a b', 'c d']) {
    write([film, { ...film, id }]);
    register.refresh();
  }
  write([film, { ...film, id: 'e f g' }]);
  await expect.poll(() => said.at(-1), { timeout: 10_000 }).toContain('it names 1 withdrawn');
  register.close();
}, 15_000);

it('a change of the file is noticed, also when it comes to be', async () => {
  const register = open();
  let changes = 0;
  register.watch(() => {
    changes += 1;
  });
  write([film]);
  await expect.poll(() => changes, { timeout: 10_000 }).toBe(1);
  expect(register.now().scopeOf(['movie 603'])).toBe('player');
  expect(said).toEqual([expect.stringContaining('was read again: it names 1 withdrawn entries.')]);
  register.close();
}, 15_000);
