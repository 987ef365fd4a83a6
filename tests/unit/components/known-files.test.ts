import { expect, it } from 'vitest';
import { itemToPreload, knownFiles } from '#/components/known-files.ts';
import type { Player } from '#/contract/trust.ts';
import type { ArchiveFilm } from '#/lib/archive.ts';

const AT = 'https://archive.org';
const player = (path: string, kind: Player['kind'] = 'archive') => ({
  kind,
  src: `${AT}/embed/${path}`,
});
const file = (height: number) => ({
  src: `${AT}/download/lamp/${height}.mp4`,
  height,
  bytes: null,
});
const sizes = { files: [file(1080), file(720), file(360)] };
const peek = (film: ArchiveFilm | null) => (item: string) => (item === 'lamp' ? film : null);

it('the sizes of a film are known if its list is in memory', () => {
  expect(knownFiles(player('lamp'), peek({ parts: [sizes] }))).toEqual(sizes.files);
  expect(knownFiles(player('lamp'), peek(null))).toBeNull();
  expect(knownFiles(player('echoes'), peek({ parts: [sizes] }))).toBeNull();
});

it('a player that names its file needs no list', () => {
  expect(knownFiles(player('lamp/Lamp.mp4'), peek({ parts: [sizes] }))).toBeNull();
});

it('no file is the whole film if it is in parts, or another kind of player', () => {
  expect(knownFiles(player('lamp'), peek({ parts: [sizes, sizes] }))).toBeNull();
  expect(knownFiles(player('lamp', 'embed'), peek({ parts: [sizes] }))).toBeNull();
  expect(knownFiles(null, peek(null))).toBeNull();
});

it('an item is asked for if neither its player nor the page names a file', () => {
  expect(itemToPreload(player('lamp'), null)).toBe('lamp');
  expect(itemToPreload(player('lamp'), sizes.files)).toBeNull();
  expect(itemToPreload(player('lamp/Lamp.mp4'), null)).toBeNull();
  expect(itemToPreload(player('lamp', 'embed'), null)).toBeNull();
  expect(itemToPreload(null, null)).toBeNull();
});
